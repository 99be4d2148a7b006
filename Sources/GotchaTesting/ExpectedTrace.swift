/// What the case's probes must have recorded, from a `trace` block of its entry.
public struct ExpectedTrace: Hashable, Sendable {
  /// The line of the block's first line in the entry, from 1.
  public var line: Int
  /// The lines of the block.
  public var text: String

  /// The trace that starts on `line` of the entry and reads `text`.
  public init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}
