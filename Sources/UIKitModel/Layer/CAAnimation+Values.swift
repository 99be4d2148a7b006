import Foundation

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing of the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation; held.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  /// Its name; nil for a pace of control points.
  public let name: CAMediaTimingFunctionName?
  /// The two points that the curve of the pace is drawn toward.
  private let points: [[Float]]

  /// A pace by its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    points = Self.points(of: name)
    super.init()
  }

  /// A pace by the two points that its curve is drawn toward.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
    points = [[c1x, c1y], [c2x, c2y]]
    super.init()
  }

  /// Writes a point of the curve: its beginning, the two that it is drawn toward, and its end.
  /// Nothing is written for another index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [[0, 0]] + points + [[1, 1]]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[idx][0], all[idx][1])
  }

  /// The points of the named paces (Apple, `CAMediaTimingFunctionName`, and CSS's `ease` …, which
  /// they are).
  private static func points(of name: CAMediaTimingFunctionName) -> [[Float]] {
    switch name {
    case .easeIn: [[0.42, 0], [1, 1]]
    case .easeOut: [[0, 0], [0.58, 1]]
    case .easeInEaseOut: [[0.42, 0], [0.58, 1]]
    case .default: [[0.25, 0.1], [0.25, 1]]
    default: [[0, 0], [1, 1]]
    }
  }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// A pace by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How one content gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one moves over it.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes it.
  public static let push = CATransitionType(rawValue: "push")
  /// It moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public var rawValue: String

  /// A side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
