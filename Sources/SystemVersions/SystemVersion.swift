/// A version of iOS that the reference table can imitate.
///
/// Versions are compared by their major number. Any number can be named; ``modelled`` lists those
/// whose differences are on record, and every other one behaves as the closest modeled version
/// before it (before the first: as the first).
public struct SystemVersion: Sendable, Hashable {
  /// The major version number, for example 18.
  public let major: Int

  /// Names the iOS version with the given major number.
  public static func iOS(_ major: Int) -> SystemVersion {
    SystemVersion(major: major)
  }

  /// The versions that are modeled, oldest first: 8 to 18, and 26 (Apple skipped 19 to 25).
  public static let modelled: [SystemVersion] =
    (8...18).map(SystemVersion.iOS) + (26...newest.major).map(SystemVersion.iOS)

  /// The newest modeled version, which is the default everywhere.
  public static let newest = SystemVersion.iOS(26)

  /// What is particular to this version.
  public var behavior: Behavior {
    Behavior(version: self)
  }
}

// MARK: - Comparable

extension SystemVersion: Comparable {
  /// Whether the left version is older than the right one.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.major < right.major
  }
}

// MARK: - CustomStringConvertible

extension SystemVersion: CustomStringConvertible {
  /// The version as people write it, for example `iOS 18`.
  public var description: String {
    "iOS \(major)"
  }
}
