import GotchaBook
import SwiftSource

/// Rules about the names of UIKit in prose. In code the compiler checks them.
enum SymbolRules {
  static let all = [misspelledSymbol]

  static let misspelledSymbol = LintRule(
    "misspelled-symbol", "A name of UIKit in prose is spelled as UIKit spells it.", fixable: true
  ) { page in
    guard let table = page.facts.symbols else { return [] }
    let own = words(inCodeOf: page)
    var findings: [Finding] = []
    page.visitProse { node in
      guard case .code(let code) = node.kind,
        let correction = table.correction(of: code, isKnown: own.contains)
      else { return }
      let range = page.range(of: correction.wrong, near: node.place)
      findings.append(
        Finding(
          at: range.map(page.place) ?? node.place, "UIKit has no “\(correction.wrong)”",
          advice: "did you mean \(correction.right)?",
          edits: range.map { [Edit($0, correction.right)] } ?? []))
    }
    return findings
  }

  /// The words of the entry's own code, which need not be UIKit's.
  private static func words(inCodeOf page: Page) -> Set<String> {
    Set(
      page.swiftBlocks.flatMap { SwiftCode($0.code).words }.filter(\.isName).map(\.text))
  }
}
