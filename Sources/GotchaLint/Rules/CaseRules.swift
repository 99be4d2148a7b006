import GotchaBook

/// Rules about the code of cases.
enum CaseRules {
  static let all = [codeLineLength]

  /// The width of code in the repository's formatter.
  static let maximumColumns = 100

  static let codeLineLength = LintRule(
    "code-line-length", "No line of Swift has more than \(maximumColumns) columns."
  ) { page in
    page.swiftBlocks.filter { $0.attributes.ignoreReason == nil }.flatMap { block in
      block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.count > maximumColumns }.map { index, line in
          Finding(
            at: page.source.place(line: block.firstLine + index, column: maximumColumns + 1),
            "The line has \(line.count) columns, more than \(maximumColumns)",
            advice: "break it, or give a part of it a name")
        }
    }
  }
}
