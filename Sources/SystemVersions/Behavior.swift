/// Everything in which the model differs between iOS versions, each difference a named property.
///
/// The properties are in extensions by subject, `Behavior+Table.swift` and its neighbors, each with
/// its source and its values: this is the one place in which numbers of versions stand. Tables and
/// views read the properties and never compare versions.
public struct Behavior: Sendable {
  /// The version that behaves so.
  let version: SystemVersion

  /// Replaces the version that a property compares, to break the model in one difference; nil for
  /// none. It is given the property, the version that it compares with, and the one that it has.
  nonisolated(unsafe) package static var substitute: (@Sendable (StaticString, Int, Int) -> Int)?

  /// Whether the version is the one with this major number, or a later one.
  func since(_ major: Int, _ property: StaticString = #function) -> Bool {
    compared(with: major, property) >= major
  }

  /// Whether the version is older than the one with this major number.
  func before(_ major: Int, _ property: StaticString = #function) -> Bool {
    compared(with: major, property) < major
  }

  private func compared(with major: Int, _ property: StaticString) -> Int {
    guard let substitute = Self.substitute else { return version.major }
    return substitute(property, major, version.major)
  }
}
