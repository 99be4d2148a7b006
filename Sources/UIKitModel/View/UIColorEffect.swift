import Foundation

/// A color over what is behind a view (iOS 26); held, nothing is drawn.
open class UIColorEffect: UIVisualEffect, @unchecked Sendable {
  /// The color.
  public let color: UIColor

  /// A color.
  public init(color: UIColor) {
    self.color = color
    super.init()
  }
}
