import Foundation

/// A layer of particles; held, nothing is drawn.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// Where it comes from, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of where it comes from, in points.
  open var emitterSize = CGSize.zero
  /// The form of where it comes from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How many are emitted, as a factor.
  open var birthRate: Float = 1
  /// How long they live, as a factor.
  open var lifetime: Float = 1
  /// Which part of the form emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are in front of and behind other layers.
  open var preservesDepth = false
  /// How far in front it comes from, in points.
  open var emitterZPosition: CGFloat = 0
  /// How deep it is where it comes from, in points.
  open var emitterDepth: CGFloat = 0
  /// How fast particles move, as a factor.
  open var velocity: Float = 1
  /// The size of particles, as a factor.
  open var scale: Float = 1
  /// How fast particles turn, as a factor.
  open var spin: Float = 1
  /// What random numbers begin with.
  open var seed: UInt32 = 0
}

/// Which part of the form of an emitter emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public var rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners.
  public static let points = Self(rawValue: "points")
  /// Its edges.
  public static let outline = Self(rawValue: "outline")
  /// Its sides.
  public static let surface = Self(rawValue: "surface")
  /// What is in it.
  public static let volume = Self(rawValue: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest one first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest one last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The one behind first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = Self(rawValue: "additive")
}

/// The form of what emits.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public var rawValue: String

  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// A kind of particle; held, nothing is drawn.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The name of the kind.
  open var name: String?
  /// The picture of a particle.
  open var contents: Any?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long one lives, in seconds.
  open var lifetime: Float = 0
  /// How much lives differ, in seconds.
  open var lifetimeRange: Float = 0
  /// How fast one moves, in points a second.
  open var velocity: CGFloat = 0
  /// How much velocities differ.
  open var velocityRange: CGFloat = 0
  /// Where one moves, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast one turns, in radians a second.
  open var spin: CGFloat = 0
  /// How much turns differ.
  open var spinRange: CGFloat = 0
  /// The size of one, as a factor.
  open var scale: CGFloat = 1
  /// How much sizes differ.
  open var scaleRange: CGFloat = 0
  /// How the size changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// How fast one becomes faster downward.
  open var yAcceleration: CGFloat = 0
  /// How fast one becomes faster to the right.
  open var xAcceleration: CGFloat = 0
  /// The color of one.
  open var color: CGColor?

  /// A kind of particle.
  public override init() { super.init() }
}
