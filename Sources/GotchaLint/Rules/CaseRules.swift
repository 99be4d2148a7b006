import GotchaBook

/// Rules about the code of cases.
enum CaseRules {
  static let all = [provesNothing, codeLineLength]

  static let provesNothing = LintRule(
    "proves-nothing", "Every case can fail: it expects something, or has a trace."
  ) { page in
    page.entry.cases.filter { !Proof.isIn($0, of: page.entry) }.map { found in
      Remark(
        at: found.place, "Nothing in the case can fail",
        advice: "add an #expect, a trace, or 'raises', 'does-not-compile', 'traps' on the fence")
    }
  }

  /// The width of code in the repository's formatter.
  static let maximumColumns = 100

  static let codeLineLength = LintRule(
    "code-line-length", "No line of Swift has more than \(maximumColumns) columns."
  ) { page in
    page.swiftBlocks.filter { $0.attributes.ignoreReason == nil }.flatMap { block in
      block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.count > maximumColumns }.map { index, line in
          Remark(
            at: page.source.place(line: block.firstLine + index, column: maximumColumns + 1),
            "The line has \(line.count) columns, more than \(maximumColumns)",
            advice: "break it, or give a part of it a name")
        }
    }
  }
}

/// Whether a case can fail.
enum Proof {
  /// Words that make a test fail: macros and functions of Swift Testing.
  private static let words: Set<String> = ["#expect", "#require", "Issue", "withKnownIssue"]

  static func isIn(_ found: Case, of entry: Entry) -> Bool {
    if found.swiftFile != nil { return true }
    var names: Set<String> = []
    for block in found.blocks {
      guard case .swift(let code) = block else { return true }
      let attributes = code.attributes
      let isOutcome =
        attributes.raises != nil || attributes.doesNotCompile != nil || attributes.traps
        || attributes.isCompileOnly
        || attributes.ignoreReason != nil
      if isOutcome { return true }
      names.formUnion(tokens(of: code.code))
    }
    return !names.isDisjoint(with: words) || !names.isDisjoint(with: functionsThatProve(in: entry))
  }

  /// The functions of the setup whose bodies can fail, and those that call them.
  private static func functionsThatProve(in entry: Entry) -> Set<String> {
    let bodies = entry.setup.flatMap { functions(in: tokens(of: $0.code)) }
    var proving: Set<String> = []
    while true {
      let more = bodies.filter { body in
        !proving.contains(body.name)
          && (!body.tokens.isDisjoint(with: words) || !body.tokens.isDisjoint(with: proving))
      }
      if more.isEmpty { return proving }
      proving.formUnion(more.map(\.name))
    }
  }

  private static func functions(in tokens: [String]) -> [(name: String, tokens: Set<String>)] {
    let starts = tokens.indices.filter { tokens[$0] == "func" && $0 + 1 < tokens.count }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : tokens.count
      return (tokens[start + 1], Set(tokens[start..<end]))
    }
  }

  private static func tokens(of code: String) -> [String] {
    let bytes = Array(code.utf8)
    return SwiftLexer.tokens(in: code).filter { $0.kind != .comment && $0.kind != .string }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
