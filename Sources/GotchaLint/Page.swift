package import GotchaBook

/// An entry with the bytes it was read from, as the rules look at it.
package struct Page: Sendable {
  package let source: SourceText
  package let entry: Entry
  package let facts: FactTables
  package let demands: BookDemands
  /// The lines of code blocks, fences included.
  let codeLines: Set<Int>
  /// The lines of code blocks that are not closed where they should be: their code is not one
  /// block's, and nothing can be said of it.
  let unclosedLines: Set<Int>

  /// - Parameter unclosed: The lines of the fences whose blocks are not closed.
  init(
    source: SourceText, entry: Entry, facts: FactTables, demands: BookDemands, unclosed: Set<Int>
  ) {
    self.source = source
    self.entry = entry
    self.facts = facts
    self.demands = demands
    var lines: Set<Int> = []
    var unclosedLines: Set<Int> = []
    for node in entry.lead + entry.body {
      node.visit { node in
        guard case .codeBlock = node.kind else { return }
        lines.formUnion(node.place.line...node.endLine)
        if unclosed.contains(node.place.line) {
          unclosedLines.formUnion(node.place.line...node.endLine)
        }
      }
    }
    codeLines = lines
    self.unclosedLines = unclosedLines
  }

  var headings: [MarkdownNode] {
    entry.body.filter { if case .heading = $0.kind { true } else { false } }
  }

  /// The blocks of Swift, those of the setup first.
  var swiftBlocks: [CodeBlock] {
    entry.setup + entry.cases.flatMap(\.swiftBlocks)
  }

  /// Everything that is prose: the lead, the body without code blocks, and the evidence.
  func visitProse(_ body: (MarkdownNode) -> Void) {
    for node in entry.lead + entry.body + entry.evidence.flatMap(\.text) { node.visit(body) }
  }

  /// The numbers of the lines that are not in code blocks.
  var proseLines: [Int] { (1...max(1, source.lineCount)).filter { !codeLines.contains($0) } }

  /// The bytes of a line, without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    let bytes = source.line(line)
    return bytes.isEmpty
      ? source.offset(ofLine: line)..<source.offset(ofLine: line)
      : bytes.startIndex..<bytes.endIndex
  }

  func text(ofLine line: Int) -> String { String(decoding: source.line(line), as: UTF8.self) }

  /// Whether a line has nothing but spaces; a line outside of the file is blank.
  func isBlank(_ line: Int) -> Bool { source.line(line).allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// Where `text` is on the line of `place`, at the place or as near behind it as possible.
  ///
  /// libcmark counts the columns of some inlines from inside of their marks.
  func range(of text: String, near place: Place) -> Range<Int>? {
    let line = source.line(place.line)
    let needle = Array(text.utf8)
    guard !needle.isEmpty, line.count >= needle.count else { return nil }
    let start = min(line.startIndex + max(0, place.column - 2), line.endIndex)
    for offset in start..<max(start, line.endIndex - needle.count + 1)
    where line[offset...].starts(with: needle) {
      return offset..<offset + needle.count
    }
    return nil
  }

  func place(of range: Range<Int>) -> Place { source.place(ofByte: range.lowerBound) }
}

extension MarkdownNode {
  /// Calls `body` with the node and everything below it, in order.
  func visit(_ body: (MarkdownNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  var headingLevel: Int? {
    if case .heading(let level) = kind { level } else { nil }
  }

  /// The destination of a link.
  var destination: String? {
    if case .link(let destination, _) = kind { destination } else { nil }
  }
}
