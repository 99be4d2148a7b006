import SwiftSyntax

/// Code that runs only if something else has it run: what an `if`, a loop or a case of a `switch`
/// holds, what a call takes as a closure, and the end of code that raises.
///
/// What remains, an `else` or a `default`, is none: Swift wants it, or something runs in its place. What
/// leaves, or says that it is wrong to be there, is none: it is there not to run. Nor is what has
/// an expectation, which has to be reached by itself, or what is empty.
package struct Branch: Equatable, Sendable {
  /// The UTF-8 offset of what has it run: a keyword, the brace of a closure, a statement.
  package var offset: Int
  /// The UTF-8 offset that its function has as a ``PageMember``, or the accessor as a part of one; nil
  /// outside of any.
  package var function: Int?
  /// What has to be put in so that it notes that it runs.
  package var marks: [Mark]

  /// A text with a call in it.
  package struct Mark: Equatable, Sendable {
    /// The UTF-8 offset where it goes.
    package var offset: Int
    /// What is before and behind the call.
    package var prefix = ""
    package var suffix = ""
    /// Whether it opens a call around a value, which the next one closes.
    package var isOpening = false

    /// The text.
    ///
    /// - Parameters:
    ///   - function: What notes that the branch runs, and returns a value that it gets first.
    ///   - call: The call of it.
    package func text(function: String, call: String) -> String {
      isOpening ? "\(function)(" : prefix + call + suffix
    }
  }

  /// The branches of the code of a block, in its order. What types, functions and stored closures do is
  /// theirs: UIKit need not call it.
  ///
  /// - Parameter raises: Whether the code is to end by an exception.
  package static func all(in code: String, raises: Bool) -> [Branch] {
    let tree = SyntaxTree.of(code)
    let finder = Finder(isOfFunctions: false)
    finder.walk(tree)
    var found = finder.found
    if raises, let last = lastStatement(in: tree.statements) { found.append(last) }
    return found.sorted { $0.offset < $1.offset }
  }

  /// The branches in the functions and accessors of some code of an app, in its order, without those in
  /// functions within functions.
  package static func all(inFunctionsOf code: String) -> [Branch] {
    let finder = Finder(isOfFunctions: true)
    finder.walk(SyntaxTree.of(code))
    return finder.found
  }

  /// The last statement of code, noted behind the one before it.
  private static func lastStatement(in statements: CodeBlockItemListSyntax) -> Branch? {
    guard let last = statements.last, let before = statements.dropLast().last else { return nil }
    return Branch(
      offset: last.positionAfterSkippingLeadingTrivia.utf8Offset,
      marks: [Mark(offset: before.endPositionBeforeTrailingTrivia.utf8Offset, prefix: "; ")])
  }

  private final class Finder: SyntaxVisitor {
    private(set) var found: [Branch] = []
    private let isOfFunctions: Bool
    private var function: Int?

    init(isOfFunctions: Bool) {
      self.isOfFunctions = isOfFunctions
      super.init(viewMode: .sourceAccurate)
    }

    // What declares does not run, and a value is no place for a statement.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.mayBuild { return .skipChildren }
      return enter(
        node.body?.statements, at: node.name, returns: node.signature.returnClause != nil)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave(node.name) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.body?.statements, at: node.initKeyword, returns: false)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leave(node.initKeyword) }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
      let specifier = node.accessorSpecifier
      return enter(
        node.body?.statements, at: specifier, returns: specifier.tokenKind == .keyword(.get))
    }
    override func visitPost(_ node: AccessorDeclSyntax) { leave(node.accessorSpecifier) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      isOfFunctions && node.attributes.mayBuild ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard isOfFunctions, function == nil else { return .skipChildren }
      guard case .getter(let statements) = node.accessors else { return .visitChildren }
      guard let owner = node.owner else { return .skipChildren }
      return enter(statements, at: owner, returns: true)
    }
    override func visitPost(_ node: AccessorBlockSyntax) {
      if case .getter = node.accessors, let owner = node.owner { leave(owner) }
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      isOfFunctions && function == nil ? .visitChildren : .skipChildren
    }

    /// - Parameter returns: Whether its only statement may be the value that it returns.
    private func enter(
      _ statements: CodeBlockItemListSyntax?, at owner: some SyntaxProtocol, returns: Bool
    ) -> SyntaxVisitorContinueKind {
      guard isOfFunctions, function == nil, let statements, !returns || statements.count > 1 else {
        return .skipChildren
      }
      function = owner.positionAfterSkippingLeadingTrivia.utf8Offset
      return .visitChildren
    }

    private func leave(_ owner: some SyntaxProtocol) {
      if function == owner.positionAfterSkippingLeadingTrivia.utf8Offset { function = nil }
    }

    private func add(_ offset: Int, _ marks: [Mark]) {
      found.append(Branch(offset: offset, function: function, marks: marks))
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.isStatement else { return .skipChildren }
      note(node.body.statements, behind: node.body.leftBrace, of: node.ifKeyword)
      return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      node.isStatement ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      if case .case(let label) = node.label {
        note(node.statements, behind: label.colon, of: label.caseKeyword)
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      note(node.body.statements, behind: node.body.leftBrace, of: node.forKeyword)
      return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      note(node.body.statements, behind: node.body.leftBrace, of: node.whileKeyword)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.isScheduling else { return .visitChildren }
      let closures =
        node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [node.trailingClosure].compactMap(\.self)
        + node.additionalTrailingClosures.map(\.closure)
      for closure in closures { note(closure) }
      return .visitChildren
    }

    private func note(_ closure: ClosureExprSyntax) {
      let statements = closure.statements
      guard let only = statements.first, statements.hasToRun else { return }
      if statements.count == 1, case .expr(let value) = only.item, !value.isWork { return }
      let offset = closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      guard statements.count == 1, case .expr(let value) = only.item, !value.isAssignment else {
        let opening = closure.signature?.inKeyword ?? closure.leftBrace
        return add(offset, [Self.mark(in: statements, behind: opening)])
      }
      // A statement before the only expression would take the closure's value away.
      let (start, end) = (
        value.positionAfterSkippingLeadingTrivia.utf8Offset,
        value.endPositionBeforeTrailingTrivia.utf8Offset
      )
      add(
        offset,
        [
          Mark(offset: start, isOpening: true), Mark(offset: end, prefix: ", ", suffix: ")"),
        ])
    }

    private func note(
      _ statements: CodeBlockItemListSyntax, behind opening: TokenSyntax, of keyword: TokenSyntax
    ) {
      guard statements.hasToRun else { return }
      add(
        keyword.positionAfterSkippingLeadingTrivia.utf8Offset,
        [Self.mark(in: statements, behind: opening)])
    }

    /// Behind what opens the code, or behind the code where it begins on the same line, whose columns stay
    /// as they are.
    private static func mark(
      in statements: CodeBlockItemListSyntax, behind opening: TokenSyntax
    ) -> Mark {
      let begin = statements.first?.leadingTrivia.description ?? ""
      return (opening.trailingTrivia.description + begin).contains("\n")
        ? Mark(offset: opening.endPositionBeforeTrailingTrivia.utf8Offset, prefix: " ")
        : Mark(offset: statements.endPositionBeforeTrailingTrivia.utf8Offset, prefix: "; ")
    }
  }
}

extension AccessorBlockSyntax {
  /// What names the property or the subscript that it is of.
  fileprivate var owner: Syntax? {
    parent?.as(SubscriptDeclSyntax.self).map { Syntax($0.subscriptKeyword) }
      ?? parent?.as(PatternBindingSyntax.self).map { Syntax($0.pattern) }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is something that a case is to come to.
  fileprivate var hasToRun: Bool {
    guard let last else { return false }
    if case .stmt(let statement) = last.item, statement.leaves { return false }
    return !tokens(viewMode: .sourceAccurate).contains {
      ["expect", "require", "Issue", "fatalError", "preconditionFailure"].contains($0.plainName)
    }
  }
}

extension StmtSyntax {
  fileprivate var leaves: Bool {
    self.is(ReturnStmtSyntax.self) || self.is(ThrowStmtSyntax.self) || self.is(BreakStmtSyntax.self)
      || self.is(ContinueStmtSyntax.self) || self.is(FallThroughStmtSyntax.self)
  }
}

extension ExprSyntaxProtocol {
  /// Whether it is a statement of its own, and not a value.
  fileprivate var isStatement: Bool {
    guard let parent else { return false }
    // What follows an `else` belongs to the statement that it is in.
    if let outer = parent.as(IfExprSyntax.self) { return outer.isStatement }
    return parent.is(ExpressionStmtSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it does something, and does not just make or read a value for who calls it.
  fileprivate var isWork: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isWork }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.isWork }
    guard let call = self.as(FunctionCallExprSyntax.self) else {
      return isAssignment || self.is(MacroExpansionExprSyntax.self)
        || self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
    }
    return call.calledName?.plainName.first?.isUppercase != true
  }
}

extension FunctionCallExprSyntax {
  /// The functions that have a closure run later, whose value is only for those who want to stop it.
  private static let stoppable: Set<String> = ["addObserver", "scheduledTimer", "sink"]

  /// Whether the call is made for what its closures do: nothing else comes of it.
  fileprivate var isScheduling: Bool {
    if isForItsEffect { return true }
    return calledName.map { Self.stoppable.contains($0.plainName) } ?? false
  }

  /// The last part of the name of what is called.
  fileprivate var calledName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// Whether it is a statement, perhaps behind `try` or `await`.
  private var isForItsEffect: Bool {
    var node = parent
    while let outer = node, outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) {
      node = outer.parent
    }
    return node?.is(CodeBlockItemSyntax.self) == true
  }
}
