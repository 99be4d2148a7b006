import RunRecord

/// Finds the tests of a Swift file that carry the trait `.gotcha("entry", case: "slug")`.
enum SwiftCaseScanner {
  struct Trait {
    var swiftCase: SwiftCase
    /// The place of the trait's name.
    var place: Place
  }

  static func traits(in source: SourceText) -> [Trait] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    // Places count bytes of the file: bytes that are not UTF-8 would shift them.
    guard text.utf8.count == source.bytes.count else { return [] }
    let tokens = SwiftLexer.tokens(in: text).filter {
      $0.kind != .whitespace && $0.kind != .newline && $0.kind != .comment
    }
    let scan = Scan(source: source, tokens: tokens)
    return tokens.indices.compactMap(scan.trait)
  }

  private struct Scan {
    let source: SourceText
    let tokens: [SwiftLexer.Token]

    func text(_ index: Int) -> String {
      guard tokens.indices.contains(index) else { return "" }
      return String(decoding: source.bytes[tokens[index].range], as: UTF8.self)
    }

    private func stands(_ word: String, at index: Int) -> Bool {
      tokens.indices.contains(index) && source.bytes[tokens[index].range].elementsEqual(word.utf8)
    }

    /// What is around the name of a trait, by how many tokens it is away.
    private static let shape = [
      (0, "gotcha"), (-1, "."), (1, "("), (3, ","), (4, "case"), (5, ":"),
    ]

    /// The trait whose name is the token at `index`, or nil.
    func trait(at index: Int) -> Trait? {
      guard Self.shape.allSatisfy({ stands($1, at: index + $0) }), let entry = literal(index + 2),
        let slug = literal(index + 6),
        let attribute = tokens[..<index].lastIndex(where: { $0.kind == .attribute })
      else { return nil }
      let first = source.place(ofByte: tokens[attribute].range.lowerBound).line
      let last = source.place(ofByte: endOfBody(from: index)).line
      let lines = source.offset(ofLine: first)..<source.offset(ofLine: last + 1)
      let found = SwiftCase(
        entryID: entry, caseSlug: slug, file: source.path, lines: first...max(first, last),
        source: String(decoding: source.bytes[lines], as: UTF8.self),
        fileHash: ContentHash.hash(of: source.bytes))
      return Trait(
        swiftCase: found, place: source.place(ofByte: tokens[index].range.lowerBound))
    }

    private func literal(_ index: Int) -> String? {
      let text = text(index)
      guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
      return String(text.dropFirst().dropLast())
    }

    /// The offset of the brace that closes the body of the test.
    private func endOfBody(from index: Int) -> Int {
      var depth = 0
      var hasFunction = false
      for token in tokens[index...] {
        let word = source.bytes[token.range]
        hasFunction = hasFunction || word.elementsEqual("func".utf8)
        if hasFunction, word.elementsEqual("{".utf8) { depth += 1 }
        if hasFunction, word.elementsEqual("}".utf8) {
          depth -= 1
          if depth <= 0 { return token.range.lowerBound }
        }
      }
      return max(0, source.bytes.count - 1)
    }
  }
}
