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
    /// Whether it is a setter or an observer, which returns nothing.
    package var isAction = false
    /// The UTF-8 offset of its first statement.
    package var start = 0
    /// Whether its one statement is an expression without `return`.
    package var isExpression = false
  }

  /// A function within a function, or a closure, which returns nothing.
  package struct Inner: Equatable, Sendable {
    /// Its name; nil for a closure.
    package var name: String?
    /// The UTF-8 offset of its name, or of its brace.
    package var offset: Int
    /// The UTF-8 offset of its first statement.
    package var start: Int
  }

  /// Functions whose call is a body of any type, and no value.
  static let neverReturning: Set<String> = ["fatalError", "preconditionFailure"]

  /// The functions which return nothing.
  package private(set) var actions: [Action] = []
  /// The functions and computed properties that return something.
  package private(set) var results: [Result] = []
  /// What else has a body.
  package private(set) var parts: [Part] = []
  /// The functions within functions, and the closures, which return nothing.
  package private(set) var inner: [Inner] = []

  package init(in code: String) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    (actions, results, parts) = (finder.actions, finder.results, finder.parts)
    let innerFinder = InnerFinder(viewMode: .sourceAccurate)
    innerFinder.walk(SyntaxTree.of(code))
    inner = innerFinder.found
  }

  private final class InnerFinder: SyntaxVisitor {
    var found: [Inner] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.mayBuild { return .skipChildren }
      guard let body = node.body, node.isInBody, node.signature.returnsNothing,
        let first = body.statements.first
      else { return .visitChildren }
      found.append(
        Inner(
          name: PageMember(node).name,
          offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
          start: first.positionAfterSkippingLeadingTrivia.utf8Offset))
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      node.attributes.mayBuild ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      if node.builds { return .skipChildren }
      guard node.returnsNothing, let first = node.statements.first else { return .visitChildren }
      found.append(
        Inner(
          offset: node.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
          start: first.positionAfterSkippingLeadingTrivia.utf8Offset))
      return .visitChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    var actions: [Action] = []
    var results: [Result] = []
    var parts: [Part] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, !body.statements.isEmpty else { return .skipChildren }
      let member = PageMember(node)
      if node.signature.returnsNothing {
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
          let isRead = specifier.tokenKind == .keyword(.get)
          notePart(
            member, statements, at: specifier.positionAfterSkippingLeadingTrivia.utf8Offset,
            isRead: isRead, isAction: !isRead)
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
      _ member: PageMember, _ statements: CodeBlockItemListSyntax, at offset: Int, isRead: Bool,
      isAction: Bool = false
    ) {
      guard !member.mayBuild, let body = Self.body(statements) else { return }
      parts.append(
        Part(
          member: member, offset: offset, isRead: isRead, isAction: isAction, start: body.start,
          isExpression: isRead && body.isExpression))
    }

    private static func body(
      _ statements: CodeBlockItemListSyntax
    ) -> (start: Int, isExpression: Bool)? {
      guard let first = statements.first else { return nil }
      let isExpression =
        statements.count == 1 && isExpression(first.item)
        && !first.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.return) || AppFunctions.neverReturning.contains($0.text)
        }
      return (first.positionAfterSkippingLeadingTrivia.utf8Offset, isExpression)
    }

    private static func isExpression(_ item: CodeBlockItemSyntax.Item) -> Bool {
      item.is(ExpressionStmtSyntax.self) || item.is(ExprSyntax.self)
    }

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

extension FunctionSignatureSyntax {
  /// Whether it returns nothing.
  fileprivate var returnsNothing: Bool {
    returnClause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
  }
}

extension FunctionDeclSyntax {
  /// Whether it is in a function, an accessor or a closure.
  fileprivate var isInBody: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true
      && parent?.parent?.parent?.is(SourceFileSyntax.self) == false
  }
}

extension ClosureExprSyntax {
  /// Whether it has several statements and none with a value that it returns, so that it has none.
  fileprivate var returnsNothing: Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    let isNamed = signature?.returnClause.map {
      ["Void", "()"].contains($0.type.trimmedDescription)
    }
    return isNamed ?? (statements.count > 1 && !finder.hasValue && !finder.ends)
  }
}

private final class ReturnFinder: SyntaxVisitor {
  var hasValue = false
  /// Whether it calls what does not return, so that it needs no value.
  var ends = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if AppFunctions.neverReturning.contains(node.baseName.text) { ends = true }
    return .skipChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { hasValue = true }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
