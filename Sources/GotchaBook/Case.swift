/// One test case of an entry: a heading and the `swift` and `trace` blocks below it.
package struct Case: Equatable, Sendable {
  /// The heading's slug; with the entry's id, the only identity of a result.
  package var slug: String
  package var title: String
  /// The place of the heading.
  package var place: Place
  /// The last line of the section.
  package var endLine: Int
  /// The blocks in the order of the file.
  package var blocks: [Block]
  /// Versions of this case alone, where they differ from the entry's.
  package var appliesTo: VersionRange?
  package var changedIn: Version?
  /// The Swift file that holds the case, relative to the package, for what is too large a page.
  package var swiftFile: String?
  /// The line of the list that names these; nil for a case that names nothing.
  package var factsLine: Int?

  package enum Block: Equatable, Sendable {
    case swift(CodeBlock)
    case trace(CodeBlock)
  }

  /// The lines of the section, from its heading on.
  package var lines: ClosedRange<Int> { place.line...max(place.line, endLine) }

  /// The blocks of Swift, those that are ignored included.
  package var swiftBlocks: [CodeBlock] {
    blocks.compactMap { if case .swift(let code) = $0 { code } else { nil } }
  }

  /// The blocks of Swift that are compiled.
  package var compiledBlocks: [CodeBlock] {
    swiftBlocks.filter { $0.attributes.ignoreReason == nil }
  }

  /// Whether something of it is run.
  var isRun: Bool { swiftFile != nil || !compiledBlocks.isEmpty }

  package var traceBlocks: [CodeBlock] {
    blocks.compactMap { if case .trace(let code) = $0 { code } else { nil } }
  }

  /// The versions on which the case runs: its own, or those of its entry where it names none. A case
  /// that names its own is not bound by where the entry's end.
  package func versions(in entry: Entry) -> (appliesTo: VersionRange?, changedIn: Version?) {
    (appliesTo ?? entry.appliesTo, changedIn ?? (appliesTo == nil ? entry.changedIn : nil))
  }
}

/// A fenced code block of an entry.
package struct CodeBlock: Equatable, Sendable {
  package var attributes: Attributes
  /// The code, without the fences.
  package var code: String
  /// The line of the first line of code, from 1.
  package var firstLine: Int
  /// The bytes of the code in the file, without the fences.
  package var byteRange: Range<Int>
  /// The place of the opening fence.
  package var place: Place
  /// The bytes of the text that the fence expects, quotes included; nil when it expects none.
  package var expectedText: Range<Int>?

  /// From the fence to the last line of the code.
  package var lines: ClosedRange<Int> {
    place.line...max(place.line, firstLine + code.utf8.count { $0 == UInt8(ascii: "\n") })
  }

  /// The place of a byte of the code.
  package func place(ofByte offset: Int) -> Place {
    var found = SourceText(path: place.file, bytes: Array(code.utf8)).place(ofByte: offset)
    found.line += firstLine - 1
    return found
  }

  /// The words after `swift` on the fence.
  package struct Attributes: Equatable, Sendable {
    /// Whether the block is one of a pair that proves the wrong way wrong and the right way right.
    package enum Way: String, Sendable {
      case wrong, right
    }

    /// Code as it is in an app: declarations that the blocks after it drive.
    package var isApp = false
    /// What a page shows of code that both halves of a pair share: declarations by their names.
    package var shown: [String] = []
    /// Shared by all cases of the file.
    package var isSetup = false
    package var way: Way?
    /// The block must raise an exception whose reason contains this text.
    package var raises: String?
    /// The block is not compiled and not run, for this reason.
    package var ignoreReason: String?

    package init() {}
  }
}
