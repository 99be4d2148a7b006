import GotchaBook

extension Entry {
  /// Whether the generated code shares nothing with other files of its module: it extends no types
  /// but its own, imports nothing, and names no other suite. Only then does it mean the same in a
  /// module with other entries as in one of its own.
  package var isSelfContained: Bool {
    let blocks = setup + cases.flatMap(\.swiftBlocks)
    let statements = blocks.map { TopLevelStatements(code: $0.code) }
    let declared = Set(statements.flatMap(\.declaredNames))
    let reachesOut = statements.lazy.flatMap(\.all).contains { statement in
      switch statement.keyword {
      case "import", "operator", "precedencegroup": true
      case "extension": !declared.contains(statement.baseName)
      default: false
      }
    }
    return !reachesOut && !blocks.contains { $0.code.contains(CaseGenerator.suitePrefix) }
  }
}
