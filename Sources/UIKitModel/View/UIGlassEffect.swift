import Foundation

/// Glass (iOS 26); held, nothing is drawn.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The look of glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass moves under a finger; held.
  open var isInteractive = false
  /// The color of the glass; nil for that of the system; held.
  open var tintColor: UIColor?

  /// Regular glass.
  public override convenience init() { self.init(style: .regular) }

  /// Glass of a look.
  public init(style: Style) { super.init() }
}

/// Holds glass of several views together (iOS 26); held, nothing is drawn.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance within which glass flows together, in points; held.
  open var spacing: CGFloat = 0

  /// Glass that flows together where it touches.
  public override init() { super.init() }
}
