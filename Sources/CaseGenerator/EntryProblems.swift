package import GotchaBook
import SwiftSource

/// What keeps a well-formed entry from being generated: code that could reach other entries.
package struct EntryProblems {
  private let entry: Entry
  /// The blocks that are compiled, each as the compiler reads it.
  private let reviews: [(block: CodeBlock, review: CodeReview)]

  package init(_ entry: Entry) {
    self.entry = entry
    let blocks = entry.setup + entry.cases.flatMap(\.compiledBlocks)
    reviews = blocks.map { ($0, CodeReview($0.code)) }
  }

  /// Every problem, in the order of the places.
  package var diagnostics: [Diagnostic] {
    let types = reviews.reduce(into: Set<String>()) { $0.formUnion($1.review.declaredTypes) }
    let found =
      reviews.flatMap { block, review in problems(in: block, review, types) } + casesWithoutProof
      + vagueFences + unusedApps + setupProblems + conformancesInApps
    return found.sorted { $0.place < $1.place }
  }

  // MARK: - What a verdict is about

  private func problems(
    in block: CodeBlock, _ review: CodeReview, _ types: Set<String>
  ) -> [Diagnostic] {
    // What is not whole would be read otherwise beside other blocks.
    guard review.isWhole else {
      return [
        Diagnostic(
          at: block.place, rule: .unclosedCode,
          "The compiler does not see the end of this block where it is",
          advice: "close in the block what opens in it")
      ]
    }
    let trespasses = review.trespasses(besides: types).filter { found in
      // A condition of a version that exists is as good as any.
      found.kind != .availability
        || !(Version(description: found.text).map(Release.exists) ?? true)
    }.map { found in
      let (rule, message, advice) = Self.words(of: found)
      return Diagnostic(
        at: block.place(ofByte: found.offset), rule: rule, message, advice: advice)
    }
    return trespasses + problems(in: block)
  }

  private static func words(
    of found: CodeReview.Trespass
  ) -> (rule: BookRule, message: String, advice: String) {
    switch found.kind {
    case .reservedName:
      (
        rule: .redefinition,
        message: "A declaration of the page's own takes the place of '\(found.text)'",
        advice: "give it another name"
      )
    case .operatorOfOthers:
      (
        rule: .redefinition,
        message: "'\(found.text)' gets another meaning for values that are not the page's own",
        advice: "declare a function with a name, or the operator within a type of the page"
      )
    case .machinery:
      (
        rule: .ownTest,
        message: "'\(found.text)' is not for entries: it could alter what is recorded of a case",
        advice: "write the code below a heading; heading and blocks are the test"
      )
    case .evasion:
      (
        rule: .hiddenFailure,
        message: "'\(found.text)' could keep a failure of the case from being one",
        advice: found.text == "confirmation"
          ? "count the calls, and write #expect about the count"
          : "use 'Applies to' for versions, and 'ignore reason=\"…\"' for what cannot be run"
      )
    case .shared:
      (
        rule: .reachesOtherEntries,
        message: "All entries of the book find what '\(found.text)' does",
        advice: "give the class to a session of the case: its configuration has protocolClasses"
      )
    case .conditional:
      (
        rule: .hiddenFailure,
        message: "'\(found.text)' shows code that no case has compiled",
        advice: "show one form; name versions with 'Applies to', in two cases if need be"
      )
    case .availability:
      (
        rule: .unknownVersion, message: "There is no iOS \(found.text), so no case runs this code",
        advice: "name a version that was released"
      )
    case .unusedValue:
      (
        rule: .unusedValue,
        message: "Nothing comes of '\(found.text)'",
        advice: "write #expect(…) around it, or '_ =' in front of it"
      )
    case .character:
      (
        rule: .unsafeCharacter,
        message: "'\(found.text)' has a character that may look like another one",
        advice: "write names with the letters A to Z"
      )
    }
  }

  /// The fewest characters of an exception's text: one word is in many messages.
  private static let shortestReason = 8

  /// Fences whose text would be met by many exceptions, and expectations that are shown and not run.
  private var vagueFences: [Diagnostic] {
    entry.cases.flatMap { found in
      found.swiftBlocks.compactMap { block -> Diagnostic? in
        if let reason = block.attributes.raises, reason.count < Self.shortestReason {
          return Diagnostic(
            at: block.place, rule: .vagueException, "Many exceptions have the text “\(reason)”",
            advice: "write at least \(Self.shortestReason) characters of the reason")
        }
        if let reason = block.attributes.raises, isOwnText(reason, of: found, block) {
          return Diagnostic(
            at: block.place, rule: .vagueException,
            "“\(reason)” is a text of the block's own, which the exception only repeats",
            advice: "write words that UIKit has in the reason")
        }
        guard block.attributes.ignoreReason != nil, !found.compiledBlocks.isEmpty else {
          return nil
        }
        let review = CodeReview(block.code)
        guard review.expects || !review.onlyDeclares || callsCheck(review) else { return nil }
        return Diagnostic(
          at: block.place, rule: .ignoredExpectation,
          "What the block does is shown below a case that passes, and is not run",
          advice: "run the block, or move it below a heading of its own")
      }
    }
  }

  /// Whether a reason consists of what the case itself says, in one piece or several, in whatever case
  /// and direction.
  private func isOwnText(_ reason: String, of found: Case, _ block: CodeBlock) -> Bool {
    let texts = reviews.filter {
      $0.block.attributes.isSetup || found.compiledBlocks.contains($0.block)
    }.flatMap(\.review.texts).sorted { ($1.count, $0) < ($0.count, $1) }
    let pieces = texts.filter { $0.count > 1 }.map { $0.lowercased() }
    let rests = [pieces, pieces.map { String($0.reversed()) }].map { pieces in
      pieces.reduce(reason.lowercased()) { $0.replacing($1, with: "") }
    }
    return block.code.contains(reason) || rests.contains { $0.count < Self.shortestReason }
  }

  /// Whether code calls a function of setup that expects something.
  private func callsCheck(_ review: CodeReview) -> Bool {
    let code = entry.setup.map(\.code)
    let checks = code.flatMap(Expectation.all).compactMap(\.owner.name)
    return !CheckFunctions(in: code).reached(from: review.usedNames).isDisjoint(with: checks)
  }

  /// Code of an app of which nothing else makes use, without a function that a run could see called.
  private var unusedApps: [Diagnostic] {
    entry.cases.flatMap { found in
      let blocks = reviews.filter { found.compiledBlocks.contains($0.block) }
      let users = blocks + reviews.filter(\.block.attributes.isSetup)
      return blocks.filter { block, review in
        let functions = AppFunctions(in: block.code)
        return block.attributes.isApp && !review.declaredNames.isEmpty
          && functions.actions.isEmpty && functions.results.isEmpty
          && !users.contains { other, uses in
            other.place != block.place && other.attributes.mayUse(block.attributes)
              && !uses.usedNames.isDisjoint(with: review.declaredNames)
          }
      }.map { block, _ in
        Diagnostic(
          at: block.place, rule: .undrivenApp, "No block of the case uses what this one declares",
          advice: "use it in a block behind it, or leave it out")
      }
    }
  }

  /// Cases in which nothing can fail.
  private var casesWithoutProof: [Diagnostic] {
    let expecting = Set(reviews.filter(\.review.expects).map(\.block.place))
    let setupExpects = entry.setup.contains { expecting.contains($0.place) }
    return entry.cases.filter { found in
      found.swiftFile == nil && found.traceBlocks.isEmpty && !found.swiftBlocks.isEmpty
        && !setupExpects
        && found.swiftBlocks.allSatisfy {
          $0.attributes.raises == nil && $0.attributes.ignoreReason == nil
            && !expecting.contains($0.place)
        }
    }.map { found in
      Diagnostic(
        at: found.place, rule: .provesNothing, "Nothing in the case can fail",
        advice: "add an #expect, a trace, or 'raises' on the fence")
    }
  }

  // MARK: - Isolation

  /// What no block may have.
  private func problems(in block: CodeBlock) -> [Diagnostic] {
    let words = SwiftCode(block.code).words.compactMap { word -> Diagnostic? in
      guard let (message, advice) = Self.refused(word) else { return nil }
      return Diagnostic(
        at: block.place(ofByte: word.offset), rule: .reachesOtherEntries, message,
        advice: advice)
    }
    let expectations = ExpectationCode(block.code, of: block)
    let misplaced = expectations.misplaced.map { place in
      Diagnostic(
        at: place, rule: .reachesOtherEntries,
        "The expectation names another place than its own",
        advice: "remove the argument sourceLocation")
    }
    // Expectations belong to the blocks that drive an app's code.
    let inApp = (block.attributes.isApp ? expectations.places : []).map { place in
      Diagnostic(
        at: place, rule: .expectationInApp, "App code has no expectations",
        advice: "move it to the 'swift' block that drives the code")
    }
    return words + misplaced + inApp
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
    let declared = Set(entry.setup.flatMap { TopLevelStatement.declaredTypes(in: $0.code) })
    return entry.setup.flatMap { block in
      TopLevelStatement.all(in: block.code).compactMap { statement -> Diagnostic? in
        guard let message = Self.problem(of: statement, declared: declared) else { return nil }
        return Diagnostic(
          at: block.place(ofByte: statement.start), rule: .reachesOtherEntries, message,
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
        (entry.setup + apps).flatMap { TopLevelStatement.declaredTypes(in: $0.code) })
      return apps.flatMap { block in
        TopLevelStatement.all(in: block.code).filter {
          $0.keyword == "extension" && $0.isConformance && !declared.contains($0.baseName)
        }.map { statement in
          Diagnostic(
            at: block.place(ofByte: statement.start), rule: .reachesOtherEntries,
            "Every entry of the book sees this conformance of \(statement.names.joined())",
            advice: "declare it for this entry alone")
        }
      }
    }
  }

  private static func problem(
    of statement: TopLevelStatement, declared: Set<String>
  ) -> String? {
    guard let keyword = statement.keyword, keyword != "import" else { return nil }
    if !statement.startsLine { return "A declaration that does not begin its line is seen by all" }
    switch keyword {
    case "operator", "precedencegroup", "macro":
      return "Every entry of the book sees the declaration of a new \(keyword)"
    case "extension":
      guard !declared.contains(statement.baseName) else { return nil }
      if statement.isConformance {
        return "Every entry of the book sees this conformance of \(statement.names.joined())"
      }
      return statement.bodyHasAccessModifier
        ? "Every entry of the book sees this member of \(statement.names.joined())" : nil
    default:
      return statement.hasWideAccess ? "The access modifier shows it to other entries" : nil
    }
  }
}

extension CodeBlock.Attributes {
  /// Whether a block is on a way through the case on which another one is.
  fileprivate func mayUse(_ other: CodeBlock.Attributes) -> Bool {
    way == nil || other.way == nil || way == other.way
  }
}
