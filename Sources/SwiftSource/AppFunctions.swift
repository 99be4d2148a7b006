import SwiftSyntax

/// The functions of some code of an app, by whether it compiles without what is in them.
package struct AppFunctions {
  /// The body of a function or computed property that returns something.
  package struct Result: Equatable, Sendable {
    package var member: PageMember
    /// The UTF-8 offset of its first statement.
    package var start = 0
    /// Whether its one statement is an expression without `return`.
    package var isExpression = false
  }

  /// A function that returns nothing.
  package struct Action: Equatable, Sendable {
    package var member: PageMember
    /// The UTF-8 offset behind the brace that opens its body.
    package var start: Int
  }

  /// What runs without a function's name: an accessor, an observer, an initializer, the closure that makes
  /// what a property has.
  package struct Part: Equatable, Sendable {
    package var member: PageMember
    /// The UTF-8 offset of what tells it from others of its member: of `set`, of the name.
    package var offset: Int
    /// Whether it is come to by the member's name in any expression, and not by an assignment alone.
    package var isRead: Bool
    /// The UTF-8 offset of its first statement.
    package var start = 0
    /// Whether its one statement is an expression without `return`.
    package var isExpression = false
  }

  /// The functions which return nothing.
  package private(set) var actions: [Action] = []
  /// The functions and computed properties that return something.
  package private(set) var results: [Result] = []
  /// What else has a body.
  package private(set) var parts: [Part] = []

  package init(in code: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    (actions, results, parts) = (finder.actions, finder.results, finder.parts)
  }

  private final class Finder: SyntaxVisitor {
    var actions: [Action] = []
    var results: [Result] = []
    var parts: [Part] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, !body.statements.isEmpty else { return .skipChildren }
      let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
      let member = PageMember(node)
      if ["Void", "()"].contains(result) {
        let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        actions.append(Action(member: member, start: start))
      } else {
        note(member, body.statements)
      }
      return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let body = node.body {
        let member = PageMember(node)
        notePart(member, body.statements, at: member.offset, isRead: false)
      }
      return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let variable = node.variable, variable.isMadeLater,
        let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
        let closure = call.calledExpression.as(ClosureExprSyntax.self)
      else { return .visitChildren }
      let member = PageMember(node, of: variable)
      notePart(member, closure.statements, at: member.offset, isRead: true)
      return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.member else { return .skipChildren }
      switch node.accessors {
      case .getter(let statements): note(member, statements)
      case .accessors(let accessors):
        for accessor in accessors {
          guard let statements = accessor.body?.statements else { continue }
          let specifier = accessor.accessorSpecifier
          notePart(
            member, statements, at: specifier.positionAfterSkippingLeadingTrivia.utf8Offset,
            isRead: specifier.tokenKind == .keyword(.get))
        }
      @unknown default: break
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func note(_ member: PageMember, _ statements: CodeBlockItemListSyntax) {
      guard !member.mayBuild, let body = Self.body(statements) else { return }
      results.append(Result(member: member, start: body.start, isExpression: body.isExpression))
    }

    private func notePart(
      _ member: PageMember, _ statements: CodeBlockItemListSyntax, at offset: Int, isRead: Bool
    ) {
      guard !member.mayBuild, let body = Self.body(statements) else { return }
      parts.append(
        Part(
          member: member, offset: offset, isRead: isRead, start: body.start,
          isExpression: isRead && body.isExpression))
    }

    private static func body(
      _ statements: CodeBlockItemListSyntax
    ) -> (start: Int, isExpression: Bool)? {
      guard let first = statements.first else { return nil }
      let isExpression =
        statements.count == 1 && isExpression(first.item)
        && !first.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.return) || neverReturning.contains($0.text)
        }
      return (first.positionAfterSkippingLeadingTrivia.utf8Offset, isExpression)
    }

    private static func isExpression(_ item: CodeBlockItemSyntax.Item) -> Bool {
      item.is(ExpressionStmtSyntax.self) || item.is(ExprSyntax.self)
    }

    /// Functions whose call is a body of any type, and no value.
    private static let neverReturning: Set<String> = ["fatalError", "preconditionFailure"]
  }
}

extension PatternBindingSyntax {
  fileprivate var variable: VariableDeclSyntax? { parent?.parent?.as(VariableDeclSyntax.self) }
}

extension VariableDeclSyntax {
  /// Whether its value is made when it is first read: it is lazy, or of no object.
  fileprivate var isMadeLater: Bool {
    modifiers.contains { [.keyword(.lazy), .keyword(.static)].contains($0.name.tokenKind) }
      || !Syntax(self).isIn(MemberBlockSyntax.self)
  }
}

extension AccessorBlockSyntax {
  /// The property or the subscript that it is of.
  fileprivate var member: PageMember? {
    if let found = parent?.as(SubscriptDeclSyntax.self) { return PageMember(found) }
    guard let binding = parent?.as(PatternBindingSyntax.self) else { return nil }
    return binding.variable.map { PageMember(binding, of: $0) }
  }
}

extension Syntax {
  fileprivate func isIn(_ type: (some SyntaxProtocol).Type) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.is(type) }
  }
}
