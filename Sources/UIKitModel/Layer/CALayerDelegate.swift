import Foundation

/// Draws a layer. Inert: nothing is drawn.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the content. Inert: nothing calls it.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Draws the content. Inert: nothing calls it.
  func display(_ layer: CALayer)
  /// Called before the content is drawn. Inert: nothing calls it.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layers in a layer. Inert: nothing calls it.
  func layoutSublayers(of layer: CALayer)
  /// What a change of a layer begins. Inert: nothing calls it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension UIView: CALayerDelegate {}

extension CALayerDelegate {
  /// Default implementation: does nothing.
  public func display(_ layer: CALayer) {}
  /// Default implementation: does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Default implementation: does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Default implementation: nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
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
  /// At the upper edge.
  public static let top = Self(rawValue: "top")
  /// At the lower edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
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
