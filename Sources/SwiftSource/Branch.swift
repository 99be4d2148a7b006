import SwiftSyntax

/// Code that runs only if something else has it run: what an `if`, a loop or a case of a `switch`
/// holds, a closure that does something, what is behind a statement that may leave, and the end of code
/// that raises.
///
/// What remains, an `else` or a `default`, is none: Swift wants it, or something runs in its place. What
/// just leaves, or says that it is wrong to be there, is none: it is there not to run. Nor is what has
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
    /// What it does with a value that it is around.
    package var part: Part?

    /// The beginning or the end of a call around a value.
    package enum Part: Sendable { case opening, closing }

    /// The text.
    ///
    /// - Parameters:
    ///   - function: What notes that the branch runs, and returns a value that it gets behind that.
    ///   - call: The call of it.
    package func text(function: String, call: String) -> String {
      switch part {
      case .opening: "\(function)(\(call), "
      case .closing: ")"
      case nil: prefix + call + suffix
      }
    }
  }

  /// The branches of the code of a block, in its order, those of functions and methods in it, too.
  ///
  /// - Parameter raises: Whether the code is to end by an exception.
  package static func all(in code: String, raises: Bool) -> [Branch] {
    let tree = SyntaxTree.of(code)
    let finder = Finder(of: code, isOfFunctions: false)
    finder.walk(tree)
    var found = finder.found
    if raises, let last = lastStatement(in: tree.statements) { found.append(last) }
    return found.sorted { $0.offset < $1.offset }
  }

  /// The branches in the functions, accessors and closures of some code of an app, in its order, without
  /// those in functions within functions.
  package static func all(inFunctionsOf code: String) -> [Branch] {
    let finder = Finder(of: code, isOfFunctions: true)
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
    /// The types of the code, by their names.
    private let types: [String: [TypeMethods]]
    private var function: Int?

    init(of code: String, isOfFunctions: Bool) {
      self.isOfFunctions = isOfFunctions
      types = Dictionary(grouping: TypeMethods.all(in: code), by: \.type)
      super.init(viewMode: .sourceAccurate)
    }

    // What declares does not run, and a value is no place for a statement.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.mayBuild { return .skipChildren }
      if function != nil || !isOfFunctions { return noteLocal(node) }
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

    /// - Parameter returns: Whether its only statement may be the value that it returns.
    private func enter(
      _ statements: CodeBlockItemListSyntax?, at owner: some SyntaxProtocol, returns: Bool
    ) -> SyntaxVisitorContinueKind {
      guard isOfFunctions, function == nil, let statements,
        !returns || statements.count > 1 || statements.first?.mayLeave == true
      else { return .skipChildren }
      function = owner.positionAfterSkippingLeadingTrivia.utf8Offset
      noteRest(of: statements)
      return .visitChildren
    }

    private func leave(_ owner: some SyntaxProtocol) {
      if function == owner.positionAfterSkippingLeadingTrivia.utf8Offset { function = nil }
    }

    private func add(_ offset: Int, _ marks: [Mark]) {
      found.append(Branch(offset: offset, function: function, marks: marks))
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      if node.builds || node.statements.mayBeBranches && !node.isForItsEffect {
        return .skipChildren
      }
      if isOfFunctions || !node.isValueOfVariable { note(node) }
      return .visitChildren
    }

    // What an expectation reads is shown with it.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }

    /// A function within code, or of a type in it, which nobody but that code can call: that UIKit does
    /// not call a method may be what the case is about.
    private func noteLocal(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body, PageMember(node).isOwn(in: types) else { return .skipChildren }
      guard node.signature.returnClause != nil, body.statements.count == 1,
        body.statements.first?.mayLeave == false
      else {
        note(body.statements, behind: body.leftBrace, of: node.name)
        return .visitChildren
      }
      // A statement before the only expression takes the function's value away.
      guard case .expr(let value) = body.statements.first?.item, body.statements.hasToRun else {
        return .skipChildren
      }
      let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
      add(
        node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
        [Mark(offset: start, suffix: "; return ")])
      return .skipChildren
    }

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

    private func note(_ closure: ClosureExprSyntax) {
      let statements = closure.statements
      if statements.count > 1 { noteRest(of: statements) }
      guard let only = statements.first, statements.hasToRun, !closure.justAnswers else { return }
      if statements.count == 1, case .expr(let value) = only.item {
        guard value.isWork, closure.isForItsEffect || closure.isKept else { return }
      }
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
        [Mark(offset: start, part: .opening), Mark(offset: end, part: .closing)])
    }

    private func note(
      _ statements: CodeBlockItemListSyntax, behind opening: TokenSyntax, of keyword: TokenSyntax
    ) {
      noteRest(of: statements)
      guard statements.hasToRun else { return }
      add(
        keyword.positionAfterSkippingLeadingTrivia.utf8Offset,
        [Self.mark(in: statements, behind: opening)])
    }

    /// Notes what is behind the last statement that may leave the others.
    private func noteRest(of statements: CodeBlockItemListSyntax) {
      let rest = statements.reversed().prefix { $0.leaves || !$0.mayLeave }
      guard let first = rest.last, rest.count < statements.count else { return }
      guard rest.reversed().hasToRun else { return }
      let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      add(start, [Mark(offset: start, suffix: "; ")])
    }

    /// Behind what opens the code, or behind the code where it begins on the same line, whose columns stay
    /// as they are; before code that leaves.
    private static func mark(
      in statements: CodeBlockItemListSyntax, behind opening: TokenSyntax
    ) -> Mark {
      let begin = statements.first?.leadingTrivia.description ?? ""
      if (opening.trailingTrivia.description + begin).contains("\n") {
        return Mark(offset: opening.endPositionBeforeTrailingTrivia.utf8Offset, prefix: " ")
      }
      return statements.contains(where: \.mayLeave)
        ? Mark(offset: statements.positionAfterSkippingLeadingTrivia.utf8Offset, suffix: "; ")
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

extension Collection<CodeBlockItemSyntax> {
  /// Whether it is something that a case is to come to.
  fileprivate var hasToRun: Bool {
    guard let first else { return false }
    if case .stmt(let statement) = first.item, statement.justLeaves { return false }
    return !contains { item in
      item.tokens(viewMode: .sourceAccurate).contains {
        ["expect", "require", "Issue", "fatalError", "preconditionFailure"].contains($0.plainName)
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it may have the value of a branch.
  fileprivate var mayBeBranches: Bool {
    guard count == 1, let first, !first.mayLeave, case .stmt(let only) = first.item,
      let value = only.as(ExpressionStmtSyntax.self)?.expression
    else { return false }
    return value.as(IfExprSyntax.self).map { $0.elseBody != nil } ?? value.is(SwitchExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it leaves what it is in, and does nothing else.
  fileprivate var leaves: Bool {
    guard case .stmt(let statement) = item else { return false }
    return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
  }

  /// Whether it may leave what it is in, so that what is behind it does not run.
  fileprivate var mayLeave: Bool {
    let finder = LeaveFinder(viewMode: .sourceAccurate)
    finder.walk(item)
    return finder.leaves
  }
}

private final class LeaveFinder: SyntaxVisitor {
  var leaves = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func leave() -> SyntaxVisitorContinueKind {
    leaves = true
    return .skipChildren
  }
}

extension StmtSyntax {
  /// Whether it leaves with nothing in its hands.
  fileprivate var justLeaves: Bool {
    if let result = self.as(ReturnStmtSyntax.self) {
      return result.expression?.is(NilLiteralExprSyntax.self) ?? true
    }
    return self.is(ThrowStmtSyntax.self) || self.is(BreakStmtSyntax.self)
      || self.is(ContinueStmtSyntax.self) || self.is(FallThroughStmtSyntax.self)
  }
}

extension ExprSyntaxProtocol {
  /// Whether it is a statement of its own, and not a value.
  var isStatement: Bool {
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
    return !call.makesValue
  }
}

extension ExprSyntax {
  /// Whether it makes an object, and perhaps another one of that: `Text("a").bold()`.
  fileprivate var makesValue: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.makesValue ?? false }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.makesValue
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

  /// Whether it makes an object.
  fileprivate var makesValue: Bool {
    calledExpression.makesValue || calledName?.plainName.first?.isUppercase == true
      || calledName?.plainName == "init"
  }

  /// The last part of the name of what is called.
  private var calledName: TokenSyntax? {
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

extension ClosureExprSyntax {
  /// Whether its statements are values, which a result builder puts together.
  var builds: Bool {
    statements.count > 1
      && statements.allSatisfy { statement in
        guard case .expr(let value) = statement.item else { return false }
        return value.makesValue
      }
  }

  /// Whether all it does is to call what it is called with: `done(true)`.
  fileprivate var justAnswers: Bool {
    guard statements.count == 1, case .expr(let only) = statements.first?.item,
      let call = only.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    switch signature?.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name }
    case .parameterClause(let clause):
      return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    default: return false
    }
  }

  /// Whether a variable has it, for those who want to call it.
  fileprivate var isValueOfVariable: Bool { parent?.is(InitializerClauseSyntax.self) == true }

  /// The call that takes it.
  private var call: FunctionCallExprSyntax? {
    let outer = parent?.is(LabeledExprSyntax.self) == true ? parent?.parent?.parent : parent
    return outer?.as(FunctionCallExprSyntax.self)
      ?? outer?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// Whether a call that takes it is made for what it does.
  fileprivate var isForItsEffect: Bool { call?.isScheduling == true }

  /// Whether something has it to call it later: an object that is made with it, a property.
  fileprivate var isKept: Bool { call?.makesValue ?? (call == nil) }
}
