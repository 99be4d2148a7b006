import GotchaBook
import SwiftSource

/// Rules about the code that a reader takes into an app, and the words that lead to it.
enum AppRules {
  static let all = [
    missingAppCode, modelInApp, statementInApp, unknownShownName, unsearchableMessage,
  ]

  static let missingAppCode = LintRule(
    "missing-app-code", "A page with advice has code for an app, unless it is a note."
  ) { page in
    guard page.demands.expectAppCode, [.gotcha, .brokenApproach].contains(page.entry.kind),
      !page.swiftBlocks.contains(where: \.attributes.isApp)
    else { return [] }
    return [
      Finding(
        at: page.entry.place, "The page has no code for an app",
        advice: "add a block 'swift app' below “What to do”")
    ]
  }

  /// What an app does not have: the names that the model adds to UIKit's, and the probe's.
  private static let names: Set<String> = [
    "ConsoleLog", "GotchaTesting", "MainLoop", "ProbeEvent", "ScreenTesting", "SystemVersion",
    "TableModel", "TableProbe", "UIKitException", "UIKitModel",
  ]

  static let modelInApp = LintRule(
    "model-in-app", "Code for an app names nothing of the model or the probe."
  ) { page in
    appBlocks(of: page).flatMap { block in
      SwiftCode(block.code).words.filter { $0.isName && names.contains($0.text) }.map { word in
        Finding(
          at: block.place(ofByte: word.offset), "“\(word.text)” is no part of UIKit",
          advice: "move what needs it to the block that drives the code")
      }
    }
  }

  static let statementInApp = LintRule(
    "statement-in-app", "Code for an app is complete: types, functions, extensions."
  ) { page in
    appBlocks(of: page).filter { $0.attributes.ignoreReason == nil }.flatMap { block in
      var depth = 0
      return SwiftCode(block.code).words.compactMap { word -> Finding? in
        defer { depth = max(0, depth + word.nesting) }
        let isStatement =
          [.identifier, .call].contains(word.kind) || flow.contains(word.text)
        guard word.startsLine, depth == 0, isStatement else { return nil }
        return Finding(
          at: block.place(ofByte: word.offset), "A statement is outside of every function",
          advice: "show the whole method, with its signature")
      }
    }
  }

  static let unknownShownName = LintRule(
    "unknown-shown-name", "What the fence of a block shows is declared in the block."
  ) { page in
    appBlocks(of: page).flatMap { block in
      let names = Set(SwiftCode(block.code).words.filter(\.isName).map { String($0.text) })
      return block.attributes.shown.filter { !names.contains($0) }.map { name in
        Finding(
          at: block.place, "The block declares no “\(name)”",
          advice: "name a property, a method or a type of the block, or remove it from 'shows'")
      }
    }
  }

  /// Keywords that begin a statement.
  private static let flow: Set<String> = [
    "do", "for", "guard", "if", "return", "switch", "try", "while",
  ]

  static let unsearchableMessage = LintRule(
    "unsearchable-message", "The message of an exception leads to the page that is about it."
  ) { page in
    let raised = page.swiftBlocks.filter { $0.attributes.raises != nil }
    let messages = raised.compactMap { $0.attributes.raises?.folded }
    let phrases = (page.entry.searchedAs + [page.entry.title]).map(\.folded)
    let isFound = messages.contains { message in
      phrases.contains { phrase in
        !phrase.isEmpty && (message.contains(phrase) || phrase.contains(message))
      }
    }
    guard let first = raised.first, !isFound else { return [] }
    return [
      Finding(
        at: first.place, "A search for the message does not find the page",
        advice: "add its beginning to 'Also searched as', without a comma in it")
    ]
  }

  private static func appBlocks(of page: Page) -> [CodeBlock] {
    page.swiftBlocks.filter(\.attributes.isApp)
  }
}

extension String {
  /// Lowercase words, separated by single spaces.
  fileprivate var folded: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
