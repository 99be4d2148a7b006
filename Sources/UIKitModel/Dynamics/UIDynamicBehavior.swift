import Foundation

/// A force. Inert: no forces are computed.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviors in this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step. Inert: nothing calls it.
  open var action: (() -> Void)?

  /// A force of the app's own.
  public override init() { super.init() }

  /// Adds a behavior to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a behavior out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
}

/// A force on several items. Inert: no forces are computed.
@preconcurrency @MainActor open class UIGroupBehavior: UIDynamicBehavior {
  /// What the force is on.
  open private(set) var items: [any UIDynamicItem]

  /// A force on items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Gravity. Inert: nothing falls.
@preconcurrency @MainActor open class UIGravityBehavior: UIGroupBehavior {
  /// Where things fall; 1 is a thousand points a second, each second.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians.
  open var angle = CGFloat.pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
}

/// Things that bounce off each other. Inert: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIGroupBehavior {
  /// Whether the edges of the view are in the way.
  open var translatesReferenceBoundsIntoBoundary = false

  /// Adds a line that is in the way. Inert.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Takes all lines out. Inert.
  open func removeAllBoundaries() {}
}

/// A force that pushes. Inert: nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIGroupBehavior {
  /// How long it pushes.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  /// How long it pushes.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true
  /// Where it pushes.
  open var pushDirection = CGVector.zero
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0

  /// A push on items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
}

/// How items bounce, slide and turn. Inert: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIGroupBehavior {
  /// How much they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much they stick to each other.
  open var friction: CGFloat = 0
  /// How heavy they are for their size.
  open var density: CGFloat = 1
  /// How much they are slowed.
  open var resistance: CGFloat = 0
  /// How much turning is slowed.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
}

/// Ties an item to a place or another item. Inert: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is tied.
  public let items: [any UIDynamicItem]
  /// The place that it is tied to, in points.
  open var anchorPoint = CGPoint.zero
  /// The length of the tie, in points.
  open var length: CGFloat = 0
  /// How much a swing is slowed.
  open var damping: CGFloat = 0
  /// How fast it swings.
  open var frequency: CGFloat = 0

  /// Ties an item to a place.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    super.init()
  }

  /// Ties a place of an item, counted from its center, to a place.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }

  /// Ties two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    super.init()
  }
}

/// Takes an item to a place. Inert: nothing moves.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The place, in points.
  open var snapPoint: CGPoint
  /// How much it swings, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Takes an item to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
