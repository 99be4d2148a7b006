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
    let scan = Scan(source: source, code: SwiftCode(text))
    return scan.code.words.indices.compactMap(scan.trait)
  }

  private struct Scan {
    let source: SourceText
    let code: SwiftCode

    private func text(_ index: Int) -> String {
      code.words.indices.contains(index) ? code.words[index].text : ""
    }

    /// What is around the name of a trait, by how many words it is away.
    private static let shape = [
      (0, "gotcha"), (-1, "."), (1, "("), (3, ","), (4, "case"), (5, ":"),
    ]

    /// The trait whose name is the word at `index`, or nil.
    func trait(at index: Int) -> Trait? {
      let words = code.words
      guard Self.shape.allSatisfy({ text(index + $0) == $1 }), let entry = literal(index + 2),
        let slug = literal(index + 6),
        let attribute = words[..<index].last(where: { $0.kind == .attribute })
      else { return nil }
      let first = source.place(ofByte: attribute.offset).line
      let last = source.place(ofByte: endOfBody(from: index)).line
      let lines = source.offset(ofLine: first)..<source.offset(ofLine: last + 1)
      let found = SwiftCase(
        entryID: entry, caseSlug: slug, file: source.path, lines: first...max(first, last),
        source: String(decoding: source.bytes[lines], as: UTF8.self),
        fileHash: ContentHash.hash(of: source.bytes))
      return Trait(swiftCase: found, place: source.place(ofByte: words[index].offset))
    }

    private func literal(_ index: Int) -> String? {
      let text = text(index)
      guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
      return String(text.dropFirst().dropLast())
    }

    /// The offset of the brace that closes the body of the test; the end of the file when none does.
    private func endOfBody(from index: Int) -> Int {
      let function = code.words[index...].drop { $0.text != "func" }
      let end = function.firstIndex { $0.text == "{" }.map(code.end(ofGroupAt:))
      return end.map { code.words[$0 - 1].offset } ?? max(0, source.bytes.count - 1)
    }
  }
}
