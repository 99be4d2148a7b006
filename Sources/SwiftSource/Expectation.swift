import SwiftParser
import SwiftSyntax

/// An expectation of Swift Testing, as the compiler sees it: `#expect`, `#require`, with the module in
/// front or not, inside a closure or an interpolation, and none inside a literal or a comment.
package struct Expectation: Equatable, Sendable {
  /// The UTF-8 offset of its `#`.
  package var offset: Int
  /// Where one more argument goes, and what is before and behind it.
  package var argumentOffset: Int
  package var argumentPrefix = ""
  package var argumentSuffix = ""
  /// Whether it has an argument `sourceLocation` of its own.
  package var hasSourceLocation = false

  /// The expectations in some code, in its order.
  package static func all(in code: String) -> [Expectation] {
    guard code.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: code))
    return finder.found.sorted { $0.offset < $1.offset }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Expectation] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      note(node)
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node)
      return .visitChildren
    }

    private func note(_ node: some FreestandingMacroExpansionSyntax) {
      guard ["expect", "require"].contains(node.macroName.text.withoutBackticks) else { return }
      var expectation = Expectation(
        offset: node.pound.positionAfterSkippingLeadingTrivia.utf8Offset,
        argumentOffset: node.macroName.endPositionBeforeTrailingTrivia.utf8Offset)
      if let generics = node.genericArgumentClause {
        expectation.argumentOffset = generics.endPositionBeforeTrailingTrivia.utf8Offset
      }
      let labels = node.arguments.map { $0.label?.text }
      expectation.hasSourceLocation = labels.contains("sourceLocation")
      // Arguments keep their order, and closures come last.
      if let closure = node.arguments.first(where: {
        ["performing", "body"].contains($0.label?.text)
      }) {
        expectation.argumentOffset = closure.positionAfterSkippingLeadingTrivia.utf8Offset
        expectation.argumentSuffix = ", "
      } else if let close = node.rightParen {
        expectation.argumentOffset = close.positionAfterSkippingLeadingTrivia.utf8Offset
        let last = node.arguments.last
        expectation.argumentPrefix = last == nil ? "" : last?.trailingComma == nil ? ", " : " "
      } else {
        (expectation.argumentPrefix, expectation.argumentSuffix) = ("(", ")")
      }
      found.append(expectation)
    }
  }
}
