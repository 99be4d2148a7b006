import SwiftSyntax

/// A call whose result nobody uses, or an assignment: code compiles without it.
package struct RemovableStatement: Equatable, Sendable {
  /// The code, without what its closures do if that is statements of this kind again.
  package var text: String
  /// Its first line.
  package var firstLine: String
  /// The UTF-8 offset where it begins.
  package var start: Int
  /// The UTF-8 offset behind it.
  package var end: Int
  /// Whether it is all that a function does, or may be the value of a closure or of a branch: what it is in
  /// may not compile without it.
  package var isWhole: Bool

  /// Those of the functions, accessors and closures of some code, in its order.
  package static func all(in code: String) -> [RemovableStatement] {
    let tree = SyntaxTree.of(code)
    let finder = Finder(unset: UnsetVariables.names(in: tree))
    finder.walk(tree)
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    private(set) var found: [RemovableStatement] = []
    /// The names of variables that a function has without a value at first.
    private let unset: Set<String>
    /// How many bodies of functions and closures the code is in.
    private var bodies = 0

    init(unset: Set<String>) {
      self.unset = unset
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.attributes.mayBuild ? .skipChildren : .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      node.attributes.mayBuild ? .skipChildren : .visitChildren
    }

    // Until an initializer has called that of the superclass, Swift wants each property to have a value.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let statements = node.body?.statements,
        let call = statements.firstIndex(where: { $0.trimmedDescription.contains("super.init") })
      else { return .skipChildren }
      bodies += 1
      for statement in statements[statements.index(after: call)...] { walk(statement) }
      bodies -= 1
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.builds ? .skipChildren : enter()
    }
    override func visitPost(_ node: ClosureExprSyntax) { bodies -= node.builds ? 0 : 1 }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
      bodies += 1
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard bodies > 0, case .expr(let value) = node.item, value.isRemovable,
        !value.isAssignment
          || value.firstToken(viewMode: .sourceAccurate).map({ unset.contains($0.text) }) == false
      else { return .visitChildren }
      found.append(
        RemovableStatement(
          text: StatementText.of(value),
          firstLine: String(value.trimmedDescription.prefix { !$0.isNewline }),
          start: value.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: value.endPositionBeforeTrailingTrivia.utf8Offset, isWhole: node.isWhole))
      return .visitChildren
    }
  }

  /// The text of a statement without what the statements in its closures are.
  private final class StatementText: SyntaxVisitor {
    private var words: [String] = []

    static func of(_ value: ExprSyntax) -> String {
      let text = StatementText(viewMode: .sourceAccurate)
      text.walk(value)
      return text.words.joined(separator: " ")
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      words.append(node.text)
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let finder = Finder(unset: [])
      finder.walk(node)
      guard !finder.found.isEmpty else { return .visitChildren }
      words.append("{ }")
      return .skipChildren
    }
  }

  private final class UnsetVariables: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in tree: SourceFileSyntax) -> Set<String> {
      let finder = UnsetVariables(viewMode: .sourceAccurate)
      finder.walk(tree)
      return finder.names
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      if !isMember, node.initializer == nil, node.accessorBlock == nil {
        names.formUnion(node.pattern.tokens(viewMode: .sourceAccurate).map(\.text))
      }
      return .visitChildren
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is all that a function does, or may be the value of a function, a closure or a branch.
  fileprivate var isWhole: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if let choice = list.choice { return choice.isValue }
    if case .expr(let value) = item, value.isAssignment {
      return list.parent?.is(ClosureExprSyntax.self) == false && list.isBody
    }
    return list.isBody
  }

  /// Whether it may be what a body with nothing else in it returns.
  fileprivate var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if let choice = list.choice { return choice.isValue }
    guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else {
      return list.isBody
    }
    return function.signature.returnClause != nil
  }
}

extension CodeBlockItemListSyntax {
  /// The `if` or the `switch` of which it is a branch.
  fileprivate var choice: ExprSyntax? {
    parent?.parent?.as(IfExprSyntax.self).map(ExprSyntax.init)
      ?? parent?.parent?.parent?.as(SwitchExprSyntax.self).map(ExprSyntax.init)
  }

  /// Whether it is the body of a function, an accessor or a closure.
  fileprivate var isBody: Bool {
    guard parent?.is(CodeBlockSyntax.self) == true else { return true }
    return [.functionDecl, .accessorDecl].contains(parent?.parent?.kind)
  }
}

extension ExprSyntax {
  /// Whether it is an `if` or a `switch` that may be a value.
  fileprivate var isValue: Bool {
    if let outer = parent?.as(IfExprSyntax.self) { return ExprSyntax(outer).isValue }
    guard isStatement else { return true }
    return parent?.parent?.as(CodeBlockItemSyntax.self)?.isValue ?? false
  }

  /// Whether it is a call or an assignment, perhaps behind `try` or `await`, which expects nothing.
  fileprivate var isRemovable: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isRemovable }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.isRemovable }
    guard isAssignment || self.is(FunctionCallExprSyntax.self) else { return false }
    return !tokens(viewMode: .sourceAccurate).contains {
      AppFunctions.neverReturning.contains($0.text)
        || ["expect", "require", "Issue"].contains($0.text)
    }
  }
}
