package import GotchaBook

/// What keeps a well-formed entry from being generated: code that could reach other entries.
package struct EntryProblems {
  private let entry: Entry

  package init(_ entry: Entry) {
    self.entry = entry
  }

  /// Every problem, in the order of the places.
  package var diagnostics: [Diagnostic] {
    let blocks = entry.setup + entry.cases.flatMap(\.compiledBlocks)
    let found = blocks.flatMap(problems) + setupProblems + conformancesInApps
    return found.sorted { $0.place < $1.place }
  }

  // MARK: - Isolation

  /// What no block may have.
  private func problems(in block: CodeBlock) -> [Diagnostic] {
    let words = SwiftCode(block.code).words.compactMap { word -> Diagnostic? in
      guard let (message, advice) = Self.refused(word) else { return nil }
      return Diagnostic(
        at: block.place(ofByte: word.offset), rule: "reaches-other-entries", message,
        advice: advice)
    }
    let mayNamePlace = block.code.utf8.firstRange(of: "sourceLocation".utf8) != nil
    let expectations = mayNamePlace ? ExpectationCode(block.code, of: block).misplaced : []
    let misplaced = expectations.map { place in
      Diagnostic(
        at: place, rule: "reaches-other-entries",
        "The expectation names another place than its own",
        advice: "remove the argument sourceLocation")
    }
    return words + misplaced
  }

  private static func refused(_ word: SwiftCode.Word) -> (message: String, advice: String)? {
    guard word.kind == .attribute,
      refusedAttributes.contains(word.text) || word.text.hasPrefix("@_")
    else { return nil }
    return ("\(word.text) is seen by all entries of the book", "remove it")
  }

  private static let refusedAttributes: Set<String> = [
    "@main", "@c", "@UIApplicationMain", "@NSApplicationMain",
  ]

  /// What setup may not declare, since its file shares a module with those of other entries.
  private var setupProblems: [Diagnostic] {
    let declared = Set(entry.setup.flatMap { TopLevelStatements(code: $0.code).declaredNames })
    return entry.setup.flatMap { block in
      TopLevelStatements(code: block.code).all.compactMap { statement -> Diagnostic? in
        guard let message = Self.problem(of: statement, declared: declared) else { return nil }
        return Diagnostic(
          at: block.place(ofByte: statement.start), rule: "reaches-other-entries", message,
          advice: "declare it for this entry alone")
      }
    }
  }

  /// Conformances that the code for an app adds to types which are not the page's: dynamic casts
  /// find them in the whole process.
  private var conformancesInApps: [Diagnostic] {
    entry.cases.flatMap { found in
      let apps = found.compiledBlocks.filter(\.attributes.isApp)
      let declared = Set(
        (entry.setup + apps).flatMap { TopLevelStatements(code: $0.code).declaredNames })
      return apps.flatMap { block in
        TopLevelStatements(code: block.code).all.filter {
          $0.keyword == "extension" && $0.hasColon && !declared.contains($0.baseName)
        }.map { statement in
          Diagnostic(
            at: block.place(ofByte: statement.start), rule: "reaches-other-entries",
            "Every entry of the book sees this conformance of \(statement.name)",
            advice: "declare it for this entry alone")
        }
      }
    }
  }

  private static func problem(
    of statement: TopLevelStatements.Statement, declared: Set<String>
  ) -> String? {
    guard let keyword = statement.keyword, keyword != "import" else { return nil }
    if !statement.startsLine { return "A declaration that does not begin its line is seen by all" }
    switch keyword {
    case "operator", "precedencegroup", "macro":
      return "Every entry of the book sees the declaration of a new \(keyword)"
    case "extension":
      guard !declared.contains(statement.baseName) else { return nil }
      if statement.hasColon {
        return "Every entry of the book sees this conformance of \(statement.name)"
      }
      return statement.bodyHasAccessModifier
        ? "Every entry of the book sees this member of \(statement.name)" : nil
    default:
      return statement.hasWideAccess ? "The access modifier shows it to other entries" : nil
    }
  }
}
