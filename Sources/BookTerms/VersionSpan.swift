/// Versions of the system from one to another, both included, as an entry's `Applies to` names them:
/// `8–10`, `13+`.
public struct VersionSpan: Hashable, Sendable {
  /// The first version.
  public var first: Version
  /// The last version; nil for an open end.
  public var last: Version?

  /// The versions from `first` to `last`; to all later ones when `last` is nil.
  public init(_ first: Version, _ last: Version?) {
    self.first = first
    self.last = last
  }

  /// Whether a version is in the span.
  public func contains(_ version: Version) -> Bool {
    first <= version && (last.map { version <= $0 } ?? true)
  }
}
