import SwiftSyntax

/// The functions of some code of an app, by whether it compiles without what is in them.
package struct AppFunctions {
  /// The body of a function or computed property that returns something.
  package struct Result: Equatable, Sendable {
    /// The UTF-8 offset of its first statement.
    package var start = 0
    /// Whether its one statement is an expression without `return`.
    package var isExpression = false
    /// The function's name without labels; nil for a property.
    package var name: String?
    /// What it is called or read by: `row(at:)`, `title`; empty for what has no name of its own.
    package var useName: String
    /// The UTF-8 offset of its name.
    package var offset: Int
    package var isOverride: Bool
  }

  /// A function that returns nothing.
  package struct Action: Equatable, Sendable {
    /// Its name with its labels: `tableView(_:didSelectRowAt:)`.
    package var name: String
    /// The UTF-8 offset of its name.
    package var offset: Int
    /// The UTF-8 offset behind the brace that opens its body.
    package var start: Int
    package var isOverride: Bool
  }

  /// The functions which return nothing.
  package private(set) var actions: [Action] = []
  /// The functions and computed properties that return something.
  package private(set) var results: [Result] = []

  package init(in code: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    (actions, results) = (finder.actions, finder.results)
  }

  private final class Finder: SyntaxVisitor {
    var actions: [Action] = []
    var results: [Result] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, !body.statements.isEmpty else { return .skipChildren }
      let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
      if ["Void", "()"].contains(result) {
        actions.append(
          Action(
            name: node.labeledName, offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
            start: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
            isOverride: node.modifiers.isOverride))
      } else {
        note(
          body.statements,
          Result(
            name: node.name.plainName, useName: node.labeledName,
            offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
            isOverride: node.modifiers.isOverride))
      }
      return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      if case .getter(let statements) = node.accessors {
        let name = node.parent?.as(PatternBindingSyntax.self)?.pattern
        let declaration = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        note(
          statements,
          Result(
            useName: name?.trimmedDescription ?? "",
            offset: (name.map(Syntax.init) ?? Syntax(node)).positionAfterSkippingLeadingTrivia
              .utf8Offset,
            isOverride: declaration?.modifiers.isOverride ?? false))
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ statements: CodeBlockItemListSyntax, _ result: Result) {
      guard let first = statements.first else { return }
      var result = result
      result.start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      result.isExpression =
        statements.count == 1 && Self.isExpression(first.item)
        && !first.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.return) || Self.neverReturning.contains($0.text)
        }
      results.append(result)
    }

    private static func isExpression(_ item: CodeBlockItemSyntax.Item) -> Bool {
      item.is(ExpressionStmtSyntax.self) || item.is(ExprSyntax.self)
    }

    /// Functions whose call is a body of any type, and no value.
    private static let neverReturning: Set<String> = ["fatalError", "preconditionFailure"]
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}

extension FunctionDeclSyntax {
  /// The name with its labels: `tableView(_:didSelectRowAt:)`.
  var labeledName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.plainName + ":" }
    return "\(name.plainName)(\(labels.joined()))"
  }
}
