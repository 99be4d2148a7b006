/// A title that breaks between its words, and a long name in it where a reader would break it: after
/// a dot, a parenthesis or a label, and between the words of a very long one.
struct BreakableTitle {
  /// The characters that a phone has room for in a title.
  private static let width = 22

  let title: String

  var html: HTML {
    .group(
      title.split(separator: " ", omittingEmptySubsequences: false).enumerated().map {
        index, word in
        let shown =
          word.count > Self.width
          ? BreakableName(name: String(word), width: Self.width).html : .text(String(word))
        return index == 0 ? shown : .group([" ", shown])
      })
  }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}
