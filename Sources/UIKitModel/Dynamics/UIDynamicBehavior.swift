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
  /// What bounces off what; held.
  open var collisionMode = Mode.everything
  /// Called when things touch. Inert: nothing calls it.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// What bounces off what.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The modes as bits.
    public let rawValue: UInt

    /// Modes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items off each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items off lines.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items off everything.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// Puts lines that are in the way inside of the edges of the view. Inert.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Adds a line between two points that is in the way. Inert.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
  ) {}
  /// Takes a line out. Inert.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
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
  /// How strong they pull in an electric field.
  open var charge: CGFloat = 0
  /// Whether they stay where they are.
  open var isAnchored = false
  private var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  private func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat) {
    velocities[ObjectIdentifier(item)] ?? (.zero, 0)
  }

  /// Makes an item faster, in points a second; held.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    var sum = self.velocity(of: item)
    sum.linear.x += velocity.x
    sum.linear.y += velocity.y
    velocities[ObjectIdentifier(item)] = sum
  }
  /// How fast an item is by what was added, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocity(of: item).linear }
  /// Makes an item turn faster, in radians a second; held.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    var sum = self.velocity(of: item)
    sum.angular += velocity
    velocities[ObjectIdentifier(item)] = sum
  }
  /// How fast an item turns by what was added, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).angular }
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
