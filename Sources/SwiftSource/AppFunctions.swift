import SwiftParser
import SwiftSyntax

/// The functions of some code of an app, by whether it compiles without what is in them.
package struct AppFunctions {
  /// The UTF-8 offsets behind the braces that open the bodies of functions which return nothing.
  package private(set) var starts: [Int] = []
  /// Whether there are functions or computed properties that return something.
  package private(set) var hasResults = false

  package init(in code: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: code))
    (starts, hasResults) = (finder.starts, finder.hasResults)
  }

  private final class Finder: SyntaxVisitor {
    var starts: [Int] = []
    var hasResults = false

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, !body.statements.isEmpty else { return .skipChildren }
      let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
      if ["Void", "()"].contains(result) {
        starts.append(body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      } else {
        hasResults = true
      }
      return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      if case .getter = node.accessors { hasResults = true }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
