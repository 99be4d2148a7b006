import Foundation

/// What lies between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines.
  public static let linear = Self(rawValue: "linear")
  /// Nothing: each value lasts until the next.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight lines at an even pace.
  public static let paced = Self(rawValue: "paced")
  /// Curves.
  public static let cubic = Self(rawValue: "cubic")
  /// Curves at an even pace.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}
