import Foundation

/// How a state of an item looks; held.
@preconcurrency @MainActor open class UIBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  /// The image behind the item.
  open var backgroundImage: UIImage?
  /// The color behind a badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of a badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The system's look.
  public override init() { super.init() }
}

/// How a button of a bar looks; held.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The usual look.
  public let normal = UIBarItemStateAppearance()
  /// The look under a finger.
  public let highlighted = UIBarItemStateAppearance()
  /// The look of one that is off.
  public let disabled = UIBarItemStateAppearance()
  /// The look of one that has the focus.
  public let focused = UIBarItemStateAppearance()

  /// The system's look.
  public override init() { super.init() }

  /// The look of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Takes the look of a style. Inert: nothing is drawn.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How an item of a tab bar looks; held.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How title and image lie.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// The usual look.
  public let normal = UIBarItemStateAppearance()
  /// The look of the selected one.
  public let selected = UIBarItemStateAppearance()
  /// The look of one that is off.
  public let disabled = UIBarItemStateAppearance()
  /// The look of one that has the focus.
  public let focused = UIBarItemStateAppearance()

  /// The system's look.
  public override init() { super.init() }

  /// The look of items of a style.
  public init(style: Style) { super.init() }

  /// Takes the look of a style. Inert: nothing is drawn.
  open func configureWithDefault(for style: Style) {}
}
