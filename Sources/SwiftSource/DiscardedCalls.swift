import SwiftSyntax

/// The statements of some code that call one of some functions and make no use of what it returns.
package struct DiscardedCalls {
  /// A statement.
  package struct Statement: Equatable, Sendable {
    /// The UTF-8 offset of its first character.
    package var start: Int
    /// The UTF-8 offset behind its last one.
    package var end: Int
    /// Whether code behind it needs what it declares, so that it cannot be left out.
    package var declares: Bool
  }

  /// In the order of the code.
  package private(set) var statements: [Statement] = []

  /// - Parameter functions: the names of the functions, without labels.
  package init(of functions: Set<String>, in code: String) {
    guard !functions.isEmpty else { return }
    let tree = SyntaxTree.of(code)
    let names = NameCounter(viewMode: .sourceAccurate)
    names.walk(tree)
    let finder = Finder(functions: functions, reads: names.reads)
    finder.walk(tree)
    statements = finder.statements
  }

  /// How often each name is read, assignments to `_` excepted.
  private final class NameCounter: SyntaxVisitor {
    var reads: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      node.discarded?.is(DeclReferenceExprSyntax.self) == true ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      reads.insert(node.baseName.plainName)
      return .visitChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    let functions: Set<String>
    let reads: Set<String>
    var statements: [Statement] = []

    init(functions: Set<String>, reads: Set<String>) {
      (self.functions, self.reads) = (functions, reads)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if let declares = discards(node.item), declares || !isValue(node) {
        statements.append(
          Statement(
            start: node.item.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.item.endPositionBeforeTrailingTrivia.utf8Offset, declares: declares))
      }
      return .visitChildren
    }

    /// Whether a statement makes no use of what it calls, and declares something; nil if it makes use.
    private func discards(_ item: CodeBlockItemSyntax.Item) -> Bool? {
      switch item {
      case .expr(let expression):
        let called = expression.as(SequenceExprSyntax.self)?.discarded ?? expression
        return calls(called) ? false : nil
      case .decl(let declaration):
        guard let bindings = declaration.as(VariableDeclSyntax.self)?.bindings,
          bindings.count == 1, let binding = bindings.first, let value = binding.initializer?.value,
          calls(value)
        else { return nil }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
          return binding.pattern.is(WildcardPatternSyntax.self) ? false : nil
        }
        return reads.contains(name.identifier.plainName) ? nil : true
      default: return nil
      }
    }

    /// Whether an expression is the call of one of the functions, and nothing else.
    private func calls(_ expression: ExprSyntax) -> Bool {
      if let inner = expression.as(TryExprSyntax.self) { return calls(inner.expression) }
      if let inner = expression.as(AwaitExprSyntax.self) { return calls(inner.expression) }
      guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else {
        return false
      }
      let name =
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
      return name.map { functions.contains($0.plainName) } ?? false
    }

    /// Whether the statement may be the value of the closure around it.
    private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
      guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        case .expr(let expression) = node.item,
        expression.as(SequenceExprSyntax.self)?.discarded == nil
      else { return false }
      return list.parent?.is(ClosureExprSyntax.self) == true
    }
  }
}

extension SequenceExprSyntax {
  /// What an assignment to `_` assigns; nil for another expression.
  fileprivate var discarded: ExprSyntax? {
    guard elements.first?.is(DiscardAssignmentExprSyntax.self) == true, elements.count == 3 else {
      return nil
    }
    return elements.last
  }
}
