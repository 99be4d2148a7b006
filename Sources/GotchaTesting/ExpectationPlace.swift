/// The place of an expectation in an entry: of its `#expect` or `#require`.
public struct ExpectationPlace: Hashable, Sendable {
  /// Which half of a pair an expectation is in.
  public enum Half: Sendable {
    /// A `wrong` block.
    case wrong
    /// A `right` block.
    case right
  }

  /// The line in the entry, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  /// The half of a pair; nil for what both halves share, and for a case without halves.
  public var half: Half?

  /// The expectation at `line` and `column`.
  public init(_ line: Int, _ column: Int, _ half: Half? = nil) {
    self.line = line
    self.column = column
    self.half = half
  }
}

/// Code in a function of an app that runs only if something else has it run.
public struct AppBranch: Hashable, Sendable {
  /// Where it begins.
  public var place: ExpectationPlace
  /// The name of its function; nil outside of any.
  public var function: ExpectationPlace?

  /// The branch at `place`, in the function at `function`.
  public init(_ place: ExpectationPlace, in function: ExpectationPlace? = nil) {
    self.place = place
    self.function = function
  }
}
