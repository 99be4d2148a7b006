import Foundation

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

extension UITimingCurveProvider {
  /// The pace; an even one for a provider that is not UIKit's.
  var timing: TimingCurve {
    switch self {
    case let cubic as UICubicTimingParameters: cubic.curve
    case let spring as UISpringTimingParameters:
      .spring(dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.dy)
    default: .linear
    }
  }
}

/// A curve of two control points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve

  /// A built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.timing
    super.init()
  }

  /// A curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .cubic(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    super.init()
  }
}

/// A spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring that nothing slows would never end (model's choice).
  private static let leastDamping: CGFloat = 0.01
  /// How much the spring is slowed; 1 for no swing.
  let dampingRatio: CGFloat
  /// How fast it begins, in lengths of the way a second.
  public let initialVelocity: CGVector

  /// A spring of a damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio.isFinite ? max(ratio, Self.leastDamping) : 1
    initialVelocity = velocity
    super.init()
  }

  /// A spring of a mass; its damping ratio is that of physics, `c / (2 √(k m))`.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }
}
