import Foundation

/// The traits of the environment; the model's environment is a phone in light appearance.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let displayScale: CGFloat

  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
    super.init()
  }
}
