/// A part of a list.
public struct CFRange: Equatable, Hashable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is.
  public var length: CFIndex

  /// The empty part at the beginning.
  public init() { (location, length) = (0, 0) }

  /// A part.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// A part of a list.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
