import Foundation
import TableModel

/// What the table of a scene is shown in, and what has the keyboard there.
@MainActor final class SoakScreen {
  enum Host: CaseIterable {
    /// The window alone; the table keeps a frame of its own.
    case window
    /// A table view controller, which makes room for the keyboard.
    case controller
    /// A table view controller below a navigation bar.
    case navigation
  }

  let host: Host
  let window: UIWindow
  let table: UITableView
  /// The bar above the table, if the host has one.
  private(set) var navigation: UINavigationController?
  private let controller = UITableViewController(style: .plain)
  /// A field outside of the table.
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  /// The insets of the content that the app has set; the keyboard adds to that below.
  private(set) var topInset: CGFloat = 0
  private(set) var bottomInset: CGFloat = 0
  /// The size of text in the settings, and that which the window has of its own.
  var systemTextSize = UIContentSizeCategory.large
  var windowTextSize = UIContentSizeCategory.unspecified

  init(_ host: Host, table: UITableView, in window: UIWindow) {
    (self.host, self.table, self.window) = (host, table, window)
    window.addSubview(field)
    guard host != .window else { return }
    controller.tableView = table
    guard host == .navigation else { return }
    navigation = UINavigationController(rootViewController: controller)
    navigation?.navigationBar.prefersLargeTitles = true
    controller.title = "Rows"
  }

  func show() {
    guard host != .window else { return window.addSubview(table) }
    window.rootViewController = navigation ?? controller
  }

  func hide() {
    guard host != .window else { return table.removeFromSuperview() }
    window.rootViewController = nil
  }

  var textSize: UIContentSizeCategory {
    windowTextSize == .unspecified ? systemTextSize : windowTextSize
  }

  /// Another inset above the content, beside that of a refresh control.
  func setTopInset(_ inset: CGFloat) {
    table.contentInset.top += inset - topInset
    topInset = inset
  }

  /// Another inset below the content, beside that of the keyboard.
  func setBottomInset(_ inset: CGFloat) {
    table.contentInset.bottom += inset - bottomInset
    bottomInset = inset
  }

  /// The field that has the keyboard.
  var focusedField: UITextField? { AppProcess.current.firstResponder as? UITextField }

  /// The navigation item of the table.
  var item: UINavigationItem { controller.navigationItem }

  /// Whether the content rests where it may.
  var restsWithinEdges: Bool {
    table.isAtRest && !table.isTracking
      && table.restingOffset(near: table.contentOffset) == table.contentOffset
  }
}

// MARK: - What must always hold

extension SoakScreen {
  /// What is wrong with the table's frame, its inset for the keyboard, or the large title above it.
  func whatIsWrong() -> String? {
    guard table.window != nil else { return nil }
    return wrongFrame() ?? wrongKeyboard() ?? wrongTitle()
  }

  private func wrongFrame() -> String? {
    host == .window || table.frame == window.bounds
      ? nil : "the table fills \(table.frame) of \(window.bounds)"
  }

  /// The keyboard is there for a field that has it, and not without one. Its part of the inset is
  /// what it covers of the table beyond the bars.
  private func wrongKeyboard() -> String? {
    let guide = window.keyboardLayoutGuide.layoutFrame
    let hasKeyboard = guide.height > window.safeAreaInsets.bottom
    let isFocused = focusedField.map { $0.window === window } ?? false
    // A field in a row that has scrolled away may keep it.
    guard hasKeyboard == isFocused || (focusedField != nil && !isFocused) else {
      return "the keyboard's guide is at \(guide), a field in the window has it: \(isFocused)"
    }
    let expected = bottomInset + keyboardRoom
    let isInContentInset = SystemVersion.current < .iOS(11)
    let whole = isInContentInset ? table.contentInset : table.adjustedContentInset
    let inset = whole.bottom - table.barInset.bottom
    guard abs(inset - expected) < 0.001 else {
      return "the bottom inset is \(inset), not \(expected); the keyboard's guide is at \(guide)"
    }
    return nil
  }

  /// What the keyboard covers of a table view controller's table beyond the bars; nothing of one that
  /// has left the window.
  var keyboardRoom: CGFloat {
    let guide = window.keyboardLayoutGuide.layoutFrame
    guard host != .window, table.window != nil, guide.height > window.safeAreaInsets.bottom else {
      return 0
    }
    return max(min(table.frame.height, guide.height) - table.barInset.bottom, 0)
  }

  /// The height of a large title in points (C-105), and that of a window that is too low for one.
  private static var largeTitle: CGFloat { 52 }
  private static var lowWindow: CGFloat { 414 }

  /// The large title is as high as the content leaves room for above its top edge.
  private func wrongTitle() -> String? {
    guard let bar = navigation?.navigationBar, SystemVersion.current >= .iOS(11) else { return nil }
    let plain = UINavigationBar()
    window.addSubview(plain)
    let seen = bar.frame.height - plain.intrinsicContentSize.height
    plain.removeFromSuperview()
    let size = window.bounds.size
    let isLow = size.width > size.height && size.height < Self.lowWindow
    let isLarge = bar.prefersLargeTitles && item.largeTitleDisplayMode != .never && !isLow
    let room = isLarge ? Self.largeTitle : 0
    let top = topInset + table.barInset.top - seen
    let left = min(max(-table.contentOffset.y - top, 0), room)
    let expected = table.contentInsetAdjustmentBehavior == .never ? room : left
    return abs(seen - expected) < 0.001
      ? nil : "\(seen) points of the large title are seen, not \(expected) of \(room)"
  }
}
