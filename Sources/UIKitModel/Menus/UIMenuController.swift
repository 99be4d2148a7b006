import Foundation

/// A command of the menu at a selection.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// What the menu shows.
  open var title: String
  /// The method that the first responder gets, with the menu controller.
  open var action: Selector

  /// A command of the menu.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu at a selection: the commands that the responder chain can perform.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The process's menu.
  public class var shared: UIMenuController { AppProcess.current.menuController }

  /// The system's commands with their titles, in the order of the menu.
  private static let standardItems: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// The app's own commands, after those of the system.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is on the screen.
  open private(set) var isMenuVisible = false
  /// Where the menu is, in the coordinates of its window: at what it was shown for. Its size is not
  /// modeled.
  open private(set) var menuFrame = CGRect.zero
  private weak var target: UIView?
  private weak var menuView: MenuView?
  /// Where the arrow points; held.
  open var arrowDirection = ArrowDirection.default

  /// Where an arrow points.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// Shows the menu at a rectangle of a view, if something can perform one of its commands
  /// (iOS 13).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away (iOS 13).
  open func hideMenu(from targetView: UIView) { setMenuVisible(false, animated: true) }
  /// Takes the menu away (iOS 13).
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Where the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
    target = targetView
  }

  /// Shows the menu, if something can perform one of its commands, or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let isShown = menuVisible && !shownItems.isEmpty
    guard isShown != isMenuVisible else { return }
    post(isShown ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isMenuVisible = isShown
    if isShown { openView() } else { menuView?.close() }
    post(isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  /// Shows the commands over the window that the menu is shown in, if it is in one.
  private func openView() {
    guard let window = target?.window else { return }
    let menu = UIMenu(children: shownItems.map { UIAction(title: $0.title) { _ in } })
    let view = MenuView(menu) { [weak self] in
      self?.choose($0) ?? false
    } dismiss: { [weak self] in
      self?.setMenuVisible(false, animated: true)
    }
    menuView = view
    view.open(in: window)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Inert: the commands are looked up when the menu is shown and when one is chosen.
  open func update() {}

  /// The commands that the responder chain can perform.
  private var shownItems: [(title: String, action: Selector)] {
    (Self.standardItems + (menuItems ?? []).map { ($0.title, $0.action) }).filter {
      AppProcess.current.firstResponder?.target(forAction: $0.action, withSender: self) != nil
    }
  }

  /// The titles of what the menu shows; empty while it is not on the screen.
  package var titles: [String] { isMenuVisible ? shownItems.map(\.title) : [] }

  /// Chooses the command with a title, which takes the menu away; false if there is none.
  package func choose(_ title: String) -> Bool {
    guard isMenuVisible, let item = shownItems.first(where: { $0.title == title }) else {
      return false
    }
    UIApplication.shared.sendAction(item.action, to: nil, from: self, for: nil)
    setMenuVisible(false, animated: true)
    return true
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
