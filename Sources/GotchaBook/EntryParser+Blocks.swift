extension EntryParser {
  /// A `swift` or `trace` block; nil for every other node.
  mutating func block(_ node: MarkdownNode) -> Case.Block? {
    guard case .codeBlock(_, let literal) = node.kind else { return nil }
    let fence = FenceInfo(line: source.line(node.place.line), column: node.place.column)
    guard fence.fence != nil else { return nil }
    switch fence.language {
    case "swift":
      let attributes = attributes(of: fence, line: node.place.line)
      return .swift(codeBlock(node, fence: fence, literal: literal, attributes: attributes))
    case "trace":
      checkNoWords(fence, line: node.place.line)
      let none = CodeBlock.Attributes()
      return .trace(codeBlock(node, fence: fence, literal: literal, attributes: none))
    default:
      checkSpelling(of: fence, line: node.place.line)
      return nil
    }
  }

  private mutating func codeBlock(
    _ node: MarkdownNode, fence: FenceInfo, literal: String, attributes: CodeBlock.Attributes
  ) -> CodeBlock {
    let place = node.place
    if place.column > 1 {
      error(
        .indentedFence, at: place, "The fence is indented, so columns would not be the file's",
        advice: "start the fence at the beginning of its line")
    }
    let isClosed = node.endLine > place.line && fence.isClosed(by: source.line(node.endLine))
    let start = source.offset(ofLine: place.line + 1)
    let end = source.offset(ofLine: isClosed ? node.endLine : node.endLine + 1)
    return CodeBlock(
      attributes: attributes, code: literal, firstLine: place.line + 1,
      byteRange: start..<max(start, end), place: place,
      expectedText: expectedText(of: fence, line: place.line))
  }

  /// The bytes of the text that a block must raise.
  private func expectedText(of fence: FenceInfo, line: Int) -> Range<Int>? {
    let word = fence.words.first { $0.name == "raises" }
    let start = source.offset(ofLine: line)
    return word?.argumentOffsets.map { start + $0.lowerBound..<start + $0.upperBound }
  }

  /// What is wrong with code blocks wherever they are: open fences, and blocks that would run
  /// if they were not inside a list or a quote.
  mutating func checkNestedBlocks(in node: MarkdownNode, isTopLevel: Bool = true) {
    for child in node.children {
      if case .codeBlock = child.kind { checkFence(child, isTopLevel: isTopLevel) }
      checkNestedBlocks(in: child, isTopLevel: false)
    }
  }

  private mutating func checkFence(_ node: MarkdownNode, isTopLevel: Bool) {
    let fence = FenceInfo(line: source.line(node.place.line), column: node.place.column)
    guard let marker = fence.fence else { return }
    let isClosed = node.endLine > node.place.line && fence.isClosed(by: source.line(node.endLine))
    let next = nextFence(in: node, fence)
    if !isClosed || next != nil {
      let closing = String(
        decoding: Array(repeating: marker.character, count: marker.count), as: UTF8.self)
      let message = next.map { "The code block is not closed before the fence on line \($0)" }
      error(
        .unclosedFence, at: node.place, message ?? "The code block is not closed",
        advice: "end it with a line '\(closing)'")
    }
    if !isTopLevel, fence.language == "swift" || fence.language == "trace" {
      error(
        .nestedBlock, at: node.place,
        "A '\(fence.language)' block inside a list or quote is not run",
        advice: "move it out, or write another word behind the fence")
    }
  }

  /// The line of the first fence with a word inside of a block, which opens one where the block should
  /// have ended.
  func nextFence(in node: MarkdownNode, _ fence: FenceInfo) -> Int? {
    guard let marker = fence.fence, node.endLine > node.place.line else { return nil }
    return (node.place.line + 1...node.endLine).first { line in
      let inner = FenceInfo(line: source.line(line), column: node.place.column)
      guard let other = inner.fence, other.count >= marker.count else { return false }
      return other.character == marker.character && !inner.language.isEmpty
    }
  }

  private mutating func checkNoWords(_ fence: FenceInfo, line: Int) {
    guard let word = fence.words.first else { return }
    error(
      .unknownAttribute, at: source.place(line: line, column: word.column),
      "A trace has no attribute '\(word.name)'", advice: "remove it")
  }

  /// A block with a word that is nearly `swift` would be shown and silently not run.
  private mutating func checkSpelling(of fence: FenceInfo, line: Int) {
    let letters = String(fence.language.lowercased().prefix(while: \.isLetter))
    guard let meant = Spelling.nearest(to: letters, in: ["swift", "trace"]) else { return }
    error(
      .misspelledLanguage, at: source.place(line: line, column: fence.languageColumn),
      "'\(fence.language)' is neither 'swift' nor 'trace', so the block is not run",
      advice: "write '\(meant)', with a space before attributes")
  }
}

// MARK: - Attributes

extension EntryParser {
  private static let attributeWords = [
    "app", "setup", "wrong", "right", "raises", "ignore", "shows",
  ]
  private static let attributeNames =
    "app, setup, wrong, right, shows=\"name\", raises \"text\", ignore reason=\"text\""

  private mutating func attributes(of fence: FenceInfo, line: Int) -> CodeBlock.Attributes {
    var attributes = CodeBlock.Attributes()
    var seen: Set<String> = []
    var isIgnored = false
    for word in fence.words {
      let place = source.place(line: line, column: word.column)
      if !seen.insert(word.name).inserted {
        error(
          .duplicateAttribute, at: place, "'\(word.name)' occurs twice", advice: "remove one")
      }
      isIgnored = isIgnored || word.name == "ignore"
      apply(word, to: &attributes, at: place)
    }
    if let column = fence.openQuote {
      error(
        .unclosedQuote, at: source.place(line: line, column: column),
        "The text of the attribute is not closed", advice: "end it with a quote on the same line")
    }
    checkIgnore(fence, attributes, isIgnored: isIgnored, line: line)
    checkCombination(attributes, fence: fence, line: line)
    return attributes
  }

  private mutating func apply(
    _ word: FenceInfo.Word, to attributes: inout CodeBlock.Attributes, at place: Place
  ) {
    switch (word.name, word.argument) {
    case ("app", nil): attributes.isApp = true
    case ("setup", nil): attributes.isSetup = true
    case ("wrong", nil): setWay(.wrong, of: &attributes, at: place)
    case ("right", nil): setWay(.right, of: &attributes, at: place)
    case ("raises", let text?): attributes.raises = text
    case ("ignore", nil): break
    case ("reason=", let text?): attributes.ignoreReason = text
    case ("shows=", let text?):
      attributes.shown = text.split { $0 == "," || $0 == " " }.map(String.init)
    case ("raises", nil), ("reason=", nil), ("shows=", nil), ("shows", nil):
      error(
        .missingText, at: place, "'\(word.name)' needs a text in quotes",
        advice: "write it behind the word, in double quotes")
    default:
      let text = word.argument.map { " \"\($0)\"" } ?? ""
      let near = Spelling.nearest(to: word.name, in: Self.attributeWords)
      error(
        .unknownAttribute, at: place, "A 'swift' block has no attribute '\(word.name)\(text)'",
        advice: near.map { "did you mean '\($0)'?" } ?? "use: \(Self.attributeNames)")
    }
  }

  private mutating func setWay(
    _ way: CodeBlock.Attributes.Way, of attributes: inout CodeBlock.Attributes, at place: Place
  ) {
    if let other = attributes.way, other != way {
      error(
        .contradictingAttributes, at: place, "A block cannot be both wrong and right",
        advice: "write two blocks")
    }
    attributes.way = way
  }

  private mutating func checkIgnore(
    _ fence: FenceInfo, _ attributes: CodeBlock.Attributes, isIgnored: Bool, line: Int
  ) {
    let word = fence.words.first { $0.name == "ignore" || $0.name == "reason=" }
    guard let word, !isIgnored || attributes.ignoreReason?.isEmpty ?? true else { return }
    error(
      .ignoreWithoutReason, at: source.place(line: line, column: word.column),
      "'ignore' and its reason belong together", advice: "write: ignore reason=\"why\"")
  }

  private mutating func checkCombination(
    _ attributes: CodeBlock.Attributes, fence: FenceInfo, line: Int
  ) {
    let hasWay = attributes.way != nil
    let problem: String? =
      if attributes.isSetup, attributes.raises != nil || hasWay || attributes.ignoreReason != nil {
        "'setup' is compiled and nothing else"
      } else if !attributes.shown.isEmpty, !attributes.isApp || attributes.way != nil {
        "'shows' is about 'app' code that both halves of a pair share"
      } else if attributes.isApp, attributes.raises != nil {
        "'app' code is driven by the blocks after it, and does nothing by itself"
      } else {
        nil
      }
    guard let problem else { return }
    error(
      .contradictingAttributes,
      at: source.place(line: line, column: fence.words.first?.column ?? 1),
      problem,
      advice: "remove all attributes but one, or write two blocks")
  }
}
