/// Swift source cut into tokens, enough to colour it and to find declarations and braces.
package struct SwiftLexer {
  package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
      case keyword, attribute, type, identifier, call, number, string, comment, directive
      case punctuation, whitespace, newline
    }

    package var kind: Kind
    /// UTF-8 offsets in the source. The tokens of a source cover it without gaps.
    package var range: Range<Int>
  }

  /// The tokens of `source`; never fails, an unfinished string or comment runs to the end.
  package static func tokens(in source: String) -> [Token] {
    []
  }
}
