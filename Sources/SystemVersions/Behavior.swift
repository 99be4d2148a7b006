/// Everything in which the model differs between iOS versions, each difference a named property.
///
/// The properties are in extensions by subject, `Behavior+Table.swift` and its neighbors, each with
/// its source and its values: this is the one place in which numbers of versions stand. Tables and
/// views read the properties and never compare versions.
public struct Behavior: Sendable {
  /// The version that behaves so.
  let version: SystemVersion

  /// Whether the version is the one with this major number, or a later one.
  func since(_ major: Int) -> Bool {
    version.major >= major
  }

  /// Whether the version is older than the one with this major number.
  func before(_ major: Int) -> Bool {
    version.major < major
  }
}
