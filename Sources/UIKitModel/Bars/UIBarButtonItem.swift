import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  private let objectiveC = ObjectiveCTable<UIBarButtonItemMembers>()

  /// The looks of a button in a bar.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// Buttons that the system titles.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// The weight of the item.
  open var style = Style.plain
  /// The width of the item in points; 0 fits its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// Titles for the longest of which the item has room; held.
  open var possibleTitles: Set<String>?
  /// The view that the item shows in place of a title or an image.
  open var customView: UIView?
  /// The color of the item; nil for that of the bar.
  open var tintColor: UIColor?
  /// The object that `action` is sent to.
  open weak var target: AnyObject?
  /// The method of the target that a tap calls, with the item.
  open var action: Selector?
  /// The action that a tap performs; it brings title and image along.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
  /// The menu that a tap opens, or a long press where there is an action.
  open var menu: UIMenu?
  /// Whether the item is left out of the bar (iOS 16).
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether the item looks selected (iOS 15).
  open var isSelected = false
  /// Whether a chosen element of the menu becomes the item's title (iOS 15); held.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item has no part in the glass that it would share with its neighbors (iOS 26); held.
  open var hidesSharedBackground = false
  /// Whether the item shares its glass with its neighbors (iOS 26); held.
  open var sharesBackground = true
  /// What the item has behind it, and how far its title is moved.
  var looks = BarButtonLooks()
  /// The kind of a system item; nil for an item with a title, an image or a view.
  open package(set) var systemItem: SystemItem?
  /// The view that shows the item.
  weak var view: UIView?
  /// What a tap does besides the action, for items of the system.
  package var onTap: (() -> Void)?

  /// A button without anything.
  public override init() { super.init() }

  /// Archives do not exist here; the item has nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    aim(target, action)
  }

  /// A button with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    aim(target, action)
  }

  /// A button with an image, and another one in low bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button of the system.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    aim(target, action)
  }

  /// A view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button of the system that performs an action or opens a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that performs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Room that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    AppProcess.current.checkTarget(target, of: action)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Taps the button, as a finger does.
  package func tap() {
    guard isEnabled, !isHidden else { return }
    if let onTap {
      onTap()
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
    primaryAction?.perform(sender: self)
  }
}
