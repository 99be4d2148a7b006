extension EntryParser {
  /// A heading below the title, and what is directly below it.
  private struct Section {
    /// Nil for what is above the first heading.
    var heading: MarkdownNode?
    var nodes: [MarkdownNode] = []
    var endLine: Int

    var level: Int { if case .heading(let level)? = heading?.kind { level } else { 0 } }
  }

  /// The cases of an entry, and the `setup` blocks of the whole file.
  mutating func cases(in nodes: [MarkdownNode]) -> (cases: [Case], setup: [CodeBlock]) {
    var cases: [Case] = []
    var setup: [CodeBlock] = []
    // The level of the heading of the case that the sections below it belong to.
    var level = Int.max
    for section in sections(of: nodes) {
      var blocks: [Case.Block] = []
      for node in section.nodes {
        guard let block = block(node) else { continue }
        if case .swift(let code) = block, code.attributes.isSetup {
          setup.append(code)
        } else {
          blocks.append(block)
        }
      }
      let found = makeCase(section, blocks: blocks)
      if let found { cases.append(found) }
      level = found?.isRun == true ? section.level : section.level > level ? level : .max
      if level < .max { checkAllRuns(section.nodes) }
    }
    checkSlugs(of: cases)
    checkCode(of: cases, setup: setup)
    return (cases, setup)
  }

  private func sections(of nodes: [MarkdownNode]) -> [Section] {
    var sections = [Section(heading: nil, endLine: 1)]
    for node in nodes {
      if node.isHeading {
        sections[sections.count - 1].endLine = node.place.line - 1
        sections.append(Section(heading: node, endLine: node.endLine))
      } else {
        sections[sections.count - 1].nodes.append(node)
      }
    }
    sections[sections.count - 1].endLine = source.lineCount
    return sections
  }

  private mutating func makeCase(_ section: Section, blocks: [Case.Block]) -> Case? {
    let factsList = section.nodes.first.flatMap { isCaseFacts($0) ? $0 : nil }
    let hasSwift = blocks.contains { if case .swift = $0 { true } else { false } }
    guard let heading = section.heading, heading.kind != .heading(level: 1),
      hasSwift || factsList != nil
    else {
      blocks.forEach { homeless($0) }
      return nil
    }
    for list in section.nodes.dropFirst() where isCaseFacts(list) {
      error(
        .misplacedFacts, at: list.place,
        "The facts of a case come after its text, where nothing reads them",
        advice: "put the list directly below the heading")
    }
    let (facts, _) = readFacts(of: factsList, names: Self.caseFactNames, noun: "fact of a case")
    let found = Case(
      slug: Slug.slug(of: heading.plainText), title: heading.plainText, place: heading.place,
      endLine: section.endLine, blocks: blocks, appliesTo: facts.appliesTo,
      changedIn: facts.changedIn, swiftFile: facts.swiftFile, factsLine: factsList?.place.line)
    check(found, hasSwift: hasSwift)
    return found
  }

  /// Whether a node is the list of facts of the case it is in.
  private func isCaseFacts(_ node: MarkdownNode) -> Bool {
    guard node.isList, let first = node.children.first else { return false }
    return Self.caseFactNames.contains(factItem(first).name)
  }

  private mutating func homeless(_ block: Case.Block) {
    switch block {
    case .trace(let code):
      error(
        .traceOutsideCase, at: code.place, "The trace belongs to no case",
        advice: "put it behind a 'swift' block below the same heading")
    case .swift(let code):
      error(
        .blockOutsideCase, at: code.place, "The 'swift' block belongs to no case",
        advice: "put a '###' heading above it, or mark it 'setup'")
    }
  }
}

// MARK: - Checks

extension EntryParser {
  private mutating func check(_ found: Case, hasSwift: Bool) {
    if found.slug.isEmpty {
      error(
        .emptyHeading, at: found.place, "The heading of the case has no words",
        advice: "name what the case tests")
    }
    if hasSwift, found.swiftFile != nil {
      error(
        .twoSources, at: found.place, "The case has blocks here and a Swift file",
        advice: "keep the blocks or the item 'Swift case', not both")
    }
    if !hasSwift, found.swiftFile == nil {
      error(
        .noBlock, at: found.place, "The case has neither 'swift' blocks nor a Swift file",
        advice: "add a block, or the item 'Swift case: Tests/…'")
    }
    checkWays(of: found)
    checkDriven(found)
    checkFirstTrace(of: found)
  }

  /// What is shown as code below the heading of a case that is run, is run.
  ///
  /// - Parameter isInItem: Whether it is an item of a list, which may be one of names.
  private mutating func checkAllRuns(_ nodes: [MarkdownNode], isInItem: Bool = false) {
    for node in nodes {
      let isShownOnly =
        switch node.kind {
        case .codeBlock:
          !["swift", "trace"].contains(
            FenceInfo(line: source.line(node.place.line), column: node.place.column).language)
        case .htmlBlock(let text), .htmlInline(let text): !text.hasPrefix("<!--")
        case .text(let text), .code(let text): Self.expects(text)
        case .paragraph: !isInItem && Self.isCode(node)
        default: false
        }
      if isShownOnly {
        error(
          .codeNotRun, at: node.place,
          "A reader takes this for code of the case, and it is not run",
          advice: "make it a 'swift' block, or move it below a heading without such blocks")
      }
      checkAllRuns(node.children, isInItem: node.kind == .item)
    }
  }

  /// Whether a text has an expectation.
  private static func expects(_ text: String) -> Bool {
    text.contains("#expect") || text.contains("#require")
  }

  /// Whether a paragraph has nothing but code.
  private static func isCode(_ paragraph: MarkdownNode) -> Bool {
    paragraph.children.allSatisfy { child in
      switch child.kind {
      case .code, .softBreak, .lineBreak: true
      case .strong, .emphasis: isCode(child)
      case .text(let text): text.allSatisfy { $0.isWhitespace || $0.isPunctuation }
      default: false
      }
    }
  }

  private mutating func checkWays(of found: Case) {
    let ways = found.swiftBlocks.compactMap { code in
      code.attributes.way.map { (way: $0, place: code.place) }
    }
    // The other half may be in a block that is not closed.
    guard
      !diagnostics.contains(where: { error in
        error.breaks(.unclosedFence) && found.lines.contains(error.place.line)
      })
    else { return }
    for way in ways where !ways.contains(where: { $0.way != way.way }) {
      let missing = way.way == .wrong ? "right" : "wrong"
      error(
        .halfAPair, at: way.place,
        "The case has a '\(way.way.rawValue)' block and no '\(missing)' block",
        advice: "add the '\(missing)' block, or drop the word")
      return
    }
  }

  private mutating func checkDriven(_ found: Case) {
    let blocks = found.compiledBlocks
    guard let app = blocks.last(where: \.attributes.isApp),
      !blocks.contains(where: { !$0.attributes.isApp })
    else { return }
    error(
      .undrivenApp, at: app.place, "No block of the case uses the app's code",
      advice: "add a 'swift' block behind it that makes a 'TableProbe(watching: …)'")
  }

  private mutating func checkFirstTrace(of found: Case) {
    guard case .trace(let code)? = found.blocks.first, found.swiftFile == nil else { return }
    error(
      .traceBeforeCode, at: code.place, "The trace comes before the code that makes it",
      advice: "move it behind the 'swift' block")
  }

  private mutating func checkSlugs(of cases: [Case]) {
    var seen: [String: Case] = [:]
    for found in cases {
      if let other = seen[found.slug] {
        error(
          .duplicateCase, at: found.place,
          "Two cases have the slug '\(found.slug)', the other on line \(other.place.line)",
          advice: "change one of the headings")
      } else {
        seen[found.slug] = found
      }
    }
  }
}
