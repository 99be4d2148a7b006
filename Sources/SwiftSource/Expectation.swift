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
  /// What it is in.
  package var owner = Owner()
  /// The values that it reads by a name, by a type's, or by a function: `count`, `Limits.count`,
  /// `count()`.
  package var values: Set<String> = []
  /// The variables of which it expects something that may hold of nothing, too: a list, of each element;
  /// an optional, of what it has.
  package var subjects: [Subject] = []

  /// The declarations around an expectation.
  package struct Owner: Equatable, Sendable {
    /// The name of the function, or of the property of which it is the getter, an observer or the first
    /// value; nil for none.
    package var name: String?
    /// Whether that is a function.
    package var isFunction = false
    /// The name of the type; nil for none.
    package var type: String?

    package init(_ name: String? = nil, isFunction: Bool = false, type: String? = nil) {
      (self.name, self.isFunction, self.type) = (name, isFunction, type)
    }
  }

  /// A variable that has to have something.
  package struct Subject: Equatable, Sendable {
    package var name: String
    /// The UTF-8 offset of the name.
    package var offset: Int

    package init(name: String, offset: Int) { (self.name, self.offset) = (name, offset) }
  }

  /// The expectations in some code, in its order.
  package static func all(in code: String) -> [Expectation] {
    guard code.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
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
      let around = sequence(first: Syntax(node), next: \.parent)
      let code = around.first { $0.nameOfCode != nil }
      expectation.owner = Owner(
        code?.nameOfCode ?? nil, isFunction: code?.is(FunctionDeclSyntax.self) == true,
        type: around.lazy.compactMap(\.nameOfType).first)
      let reader = ValueReader(viewMode: .sourceAccurate)
      reader.walk(node.arguments)
      if let closure = node.trailingClosure { reader.walk(closure) }
      expectation.values = reader.values.filter { value in
        !reader.bound.contains(String(value.prefix { $0 != "." && $0 != "(" }).withoutBackticks)
      }
      let subjects = SubjectFinder(viewMode: .sourceAccurate)
      subjects.walk(node.arguments)
      expectation.subjects = subjects.found
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

  /// Finds variables of whose elements all are to be alike, and those that may be nil where something of
  /// them is read.
  private final class SubjectFinder: SyntaxVisitor {
    var found: [Subject] = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "allSatisfy" { note(node.base) }
      return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.expression)
      return .visitChildren
    }

    private func note(_ value: ExprSyntax?) {
      guard let variable = value?.as(DeclReferenceExprSyntax.self) else { return }
      found.append(
        Subject(
          name: variable.baseName.text,
          offset: variable.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
  }

  /// Finds what code reads.
  private final class ValueReader: SyntaxVisitor {
    var values: Set<String> = []
    /// The names that closures give to values of theirs.
    var bound: Set<String> = []

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      bound.insert(node.name.plainName)
      return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      bound.insert((node.secondName ?? node.firstName).plainName)
      return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      bound.insert(node.identifier.plainName)
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.argumentNames == nil { values.insert(node.baseName.text) }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      if base.is(DeclReferenceExprSyntax.self), node.declName.argumentNames == nil {
        values.insert(node.trimmedDescription)
      }
      walk(base)
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // A method is no value; what it is a method of is one.
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        if let base = member.base { walk(base) }
      } else if !node.calledExpression.is(DeclReferenceExprSyntax.self) {
        walk(node.calledExpression)
      } else if node.arguments.isEmpty, node.trailingClosure == nil {
        values.insert(node.calledExpression.trimmedDescription + "()")
      }
      walk(node.arguments)
      if let closure = node.trailingClosure { walk(closure) }
      return .skipChildren
    }

    // What is behind `&` is being changed, and a key path has no values.
    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension Syntax {
  /// The name by which the code in a declaration is called, which is none of an initializer, a
  /// deinitializer and a subscript; nil for what is no such declaration.
  var nameOfCode: String?? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): .some(function.name.plainName)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl: .some(nil)
    case .patternBinding(let binding):
      isStored ? .some(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName) : nil
    default: nil
    }
  }

  /// Whether a binding is outside of functions.
  private var isStored: Bool {
    let declaration = parent?.parent?.parent
    return declaration?.is(MemberBlockItemSyntax.self) == true
      || declaration?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// The name of a type, or of the one that an extension is of.
  var nameOfType: String? {
    if let found = self.as(ExtensionDeclSyntax.self) {
      return found.extendedType.trimmedDescription
    }
    guard isProtocol((any DeclGroupSyntax).self) else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.plainName
  }
}
