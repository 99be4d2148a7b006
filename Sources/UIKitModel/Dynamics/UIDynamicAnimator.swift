import Foundation

/// Moves views by forces. Inert: no forces are computed, views stay where they are.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose points the behaviors count in.
  public let referenceView: UIView?
  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves: never.
  open var isRunning: Bool { false }
  /// Called when motion begins and ends. Inert: nothing calls it.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// An animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Adds a behavior. Inert: nothing moves.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  /// Takes a behavior out.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  /// Takes all behaviors out.
  open func removeAllBehaviors() { behaviors = [] }
  /// Takes over where an item is. Inert: nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Called when motion begins and ends. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before motion begins. Inert.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after motion has ended. Inert.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Default implementation: does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Default implementation: does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Something that forces can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its center is, in points.
  var center: CGPoint { get set }
  /// Its size, in points of its own.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
