@testable import GotchaBook

/// An entry made line by line, as if read from a file.
struct EntrySketch {
  private(set) var entry: Entry
  private var line = 10

  init(
    _ id: String, _ title: String, area: String = "Row heights", kind: Entry.Kind = .gotcha,
    lead: String = "", appliesTo: [ClosedRange<Int>] = [8...8], changedIn: Int? = nil,
    evidence: [Evidence.Level] = [.model]
  ) {
    let path = "Gotchas/\(area.lowercased().split(separator: " ").joined(separator: "-"))/\(id).md"
    entry = Entry(
      id: id, path: path, title: title, kind: kind, area: area,
      appliesTo: VersionRange(
        spans: appliesTo.map { VersionSpan(Version($0.lowerBound), Version($0.upperBound)) }
      ),
      changedIn: changedIn.map { Version($0) },
      evidence: evidence.map { level in
        Evidence(level: level, text: [Self.text("a log of 2015, ")], links: [])
      },
      claims: ["G0-06"], lead: [], body: [], setup: [], cases: [], contentHash: "hash-\(id)",
      place: Place(file: path, line: 1))
    if !lead.isEmpty { entry.lead = [node(.paragraph, [Self.text(lead)])] }
  }

  /// The id of an entry that this one took the place of.
  mutating func former(_ id: String) {
    entry.formerIDs.append(.init(id: id, place: entry.place))
  }

  mutating func heading(_ text: String, level: Int = 2) {
    entry.body.append(node(.heading(level: level), [Self.text(text)]))
    line += 2
  }

  /// A heading that is a case; the blocks that follow belong to it.
  mutating func testCase(_ title: String, slug: String, level: Int = 3) {
    entry.cases.append(
      Case(
        slug: slug, title: title, place: Place(file: entry.path, line: line), endLine: line,
        blocks: []))
    heading(title, level: level)
  }

  /// The facts of the last case: the versions from one on.
  mutating func caseFacts(appliesTo first: Int) {
    entry.cases[entry.cases.count - 1].appliesTo = VersionRange(
      spans: [VersionSpan(Version(first), nil)])
    entry.cases[entry.cases.count - 1].factsLine = line
    let item = node(.item, [node(.paragraph, [Self.text("Applies to: iOS \(first)+")])])
    block(.list(isOrdered: false, start: 1, isTight: true), [item])
  }

  mutating func paragraph(_ children: MarkdownNode...) {
    entry.body.append(node(.paragraph, children))
    line += 2
  }

  mutating func paragraph(_ text: String) { paragraph(Self.text(text)) }

  mutating func block(_ kind: MarkdownNode.Kind, _ children: [MarkdownNode] = []) {
    entry.body.append(node(kind, children))
    line += 2
  }

  /// A fenced block.
  mutating func code(_ code: String, info: String = "swift") {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    var block = node(.codeBlock(info: info, literal: code + "\n"))
    block.endLine = line + lines + 1
    entry.body.append(block)
    line += lines + 3
    if !entry.cases.isEmpty { entry.cases[entry.cases.count - 1].endLine = line - 2 }
  }

  private func node(_ kind: MarkdownNode.Kind, _ children: [MarkdownNode] = []) -> MarkdownNode {
    MarkdownNode(
      kind: kind, children: children, place: Place(file: entry.path, line: line), endLine: line)
  }

  // MARK: Inlines

  static func text(_ text: String) -> MarkdownNode { inline(.text(text)) }
  static func code(_ text: String) -> MarkdownNode { inline(.code(text)) }

  static func link(_ text: String, _ destination: String) -> MarkdownNode {
    inline(.link(destination: destination, title: ""), [Self.text(text)])
  }

  static func inline(_ kind: MarkdownNode.Kind, _ children: [MarkdownNode] = []) -> MarkdownNode {
    MarkdownNode(kind: kind, children: children, place: Place(file: "x.md", line: 7), endLine: 7)
  }
}
