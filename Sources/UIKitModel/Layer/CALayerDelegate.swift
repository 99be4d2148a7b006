import Foundation

/// Draws a layer. Inert: nothing is drawn.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the content. Inert: nothing calls it.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Default implementation: does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// What a change of a layer begins. Inert: nothing calls it.
@preconcurrency @MainActor public protocol CAAction {
  /// Begins. Inert: nothing calls it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing, in place of what a change would begin.
extension NSNull: CAAction {
  /// Begins nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// How a content fills its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// Over the whole layer.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// Called when an animation begins and ends. Inert: nothing calls it, animations of layers are held.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins. Inert.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended. Inert.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Default implementation: does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Default implementation: does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
