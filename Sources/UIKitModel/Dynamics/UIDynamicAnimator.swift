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

  /// An animator of items that are no views.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// An animator of a layout's items.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    super.init()
  }

  /// How long something has moved, in seconds: not at all.
  open var elapsedTime: TimeInterval { 0 }
  /// The items in a rectangle, in points. Inert: no items are placed.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }

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
  /// The form that others bounce off.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that others bounce off, about the center, for an item with a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the item.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// No outline.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
