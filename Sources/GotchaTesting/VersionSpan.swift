/// Versions of iOS from one to another, both included, as an entry's `Applies to` names them.
public struct VersionSpan: Hashable, Sendable {
  /// The first major version.
  public var first: Int
  /// The last major version; nil for an open end.
  public var last: Int?

  /// The versions from `first` to `last`; to all later ones when `last` is nil.
  public init(_ first: Int, _ last: Int?) {
    self.first = first
    self.last = last
  }

  /// Whether the span includes a major version.
  public func contains(_ major: Int) -> Bool {
    first <= major && (last.map { major <= $0 } ?? true)
  }
}
