import SwiftSyntax

/// The names that some code declares outside of its types, where something else of the name may be
/// called, and what of the code uses them.
package struct OwnNames {
  /// What a name is declared as.
  private enum Kind {
    case function, type, value
  }

  /// The UTF-8 offset of the first declaration of each name.
  private var declared: [String: Int] = [:]
  /// Where a function or type of each name is used: the UTF-8 offsets of a statement, at the end of
  /// which the compiler has said what it cannot find in it.
  private var uses: [String: [Range<Int>]] = [:]
  private var kinds: [String: Set<Kind>] = [:]
  private var calls: [String: [Range<Int>]] = [:]

  package init(in code: String) {
    let tree = SyntaxTree.of(code)
    let declarations = DeclarationFinder(viewMode: .sourceAccurate)
    declarations.walk(tree)
    for (name, kind) in declarations.found {
      kinds[name.plainName, default: []].insert(kind)
      let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
      declared[name.plainName] = min(offset, declared[name.plainName] ?? offset)
    }
    let uses = UseFinder(viewMode: .sourceAccurate)
    uses.walk(tree)
    (self.uses, calls) = (uses.all, uses.calls)
  }

  /// A name that is declared in one of several pieces of code, and used in any of them.
  package struct Used {
    package var name: String
    /// The piece that has the first declaration, and its UTF-8 offset there.
    package var piece: Int
    package var offset: Int
    /// The uses in each piece.
    package var uses: [[Range<Int>]]
  }

  /// What several pieces of code declare and use.
  ///
  /// A variable counts where it is called; `index` may be one, whatever a library has.
  package static func used(in code: [OwnNames]) -> [Used] {
    var known: Set<String> = []
    return code.enumerated().flatMap { piece, names in
      names.declared.sorted { $0.key < $1.key }.compactMap { name, offset in
        guard known.insert(name).inserted else { return nil }
        let isValue = code.allSatisfy { $0.kinds[name, default: [.value]] == [.value] }
        let uses = code.map { (isValue ? $0.calls : $0.uses)[name] ?? [] }
        return uses.allSatisfy(\.isEmpty)
          ? nil : Used(name: name, piece: piece, offset: offset, uses: uses)
      }
    }
  }

  /// The code with the declarations of a name under another one, so that what uses the name means
  /// something else, or nothing.
  ///
  /// - Parameter prefixes: How the names of types begin that are around all code.
  package static func code(
    _ code: String, withoutDeclaring name: String, inTypesNamed prefixes: [String]
  ) -> String {
    let finder = DeclarationFinder(viewMode: .sourceAccurate)
    finder.prefixes = prefixes
    finder.walk(SyntaxTree.parse(code))
    var edits = SourceEdits(Array(code.utf8))
    for (token, _) in finder.found where token.plainName == name {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let isLabel = token.parent?.as(FunctionParameterSyntax.self).map { $0.secondName == nil }
      edits.replace(
        start..<start + token.text.utf8.count,
        with: (isLabel == true ? token.text + " " : "") + "otherNameOf_\(name)")
    }
    return edits.applied()
  }

  /// Finds what is declared in no type, the parameters of all functions included.
  private final class DeclarationFinder: SyntaxAnyVisitor {
    var found: [(TokenSyntax, Kind)] = []
    /// How the names of types begin whose members count.
    var prefixes: [String] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      switch node.as(SyntaxEnum.self) {
      case .identifierPattern(let pattern) where !isMember(node):
        found.append((pattern.identifier, pattern.isClosure ? .function : .value))
      case .closureShorthandParameter(let parameter): found.append((parameter.name, .value))
      case .closureParameter(let parameter):
        found.append((parameter.secondName ?? parameter.firstName, .value))
      case .closureCapture(let capture) where capture.initializer != nil:
        found.append((capture.name, .value))
      case .functionParameter(let parameter):
        found.append((parameter.secondName ?? parameter.firstName, .value))
      case .genericParameter(let parameter): found.append((parameter.name, .type))
      case .functionDecl(let function) where !isMember(node) && function.returnsValue:
        found.append((function.name, .function))
      default:
        guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name, !isMember(node),
          node.is(TypeAliasDeclSyntax.self) || node.isProtocol((any DeclGroupSyntax).self)
        else { break }
        found.append((name, .type))
      }
      return .visitChildren
    }

    /// Whether something is a member of a type: it is not found without the type's name.
    private func isMember(_ node: Syntax) -> Bool {
      for parent in sequence(first: node, next: \.parent).dropFirst() {
        if parent.is(CodeBlockItemSyntax.self) { return false }
        guard parent.is(MemberBlockItemSyntax.self) else { continue }
        let owner = parent.parent?.parent?.parent?.asProtocol((any NamedDeclSyntax).self)?.name
        return !prefixes.contains { owner?.text.hasPrefix($0) == true }
      }
      return false
    }
  }

  /// Finds what is called or used by its name alone.
  private final class UseFinder: SyntaxVisitor {
    var all: [String: [Range<Int>]] = [:]
    var calls: [String: [Range<Int>]] = [:]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base { walk(base) }
      return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.baseName, isCall: Syntax(node).isCalled)
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      note(node.name, isCall: false)
      return .visitChildren
    }

    private func note(_ token: TokenSyntax, isCall: Bool) {
      let statement = Syntax(token).statement
      let range =
        statement.positionAfterSkippingLeadingTrivia
        .utf8Offset..<statement.endPositionBeforeTrailingTrivia.utf8Offset
      all[token.plainName, default: []].append(range)
      if isCall { calls[token.plainName, default: []].append(range) }
    }
  }
}

extension IdentifierPatternSyntax {
  /// Whether it is a variable that is a closure, by what is written.
  fileprivate var isClosure: Bool {
    guard let binding = parent?.as(PatternBindingSyntax.self) else { return false }
    return binding.initializer?.value.is(ClosureExprSyntax.self) == true
      || binding.typeAnnotation?.type.is(FunctionTypeSyntax.self) == true
  }
}

extension FunctionDeclSyntax {
  /// Whether it returns something, so that what calls it may be about another value.
  fileprivate var returnsValue: Bool {
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return !["Void", "()"].contains(result)
  }
}

extension Syntax {
  /// Whether it is what a call calls.
  fileprivate var isCalled: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.id == id
  }

  /// The statement that it is in, the one around all closures of which it is a part: in a closure the
  /// compiler stops at the first error.
  fileprivate var statement: Syntax {
    let around = Array(sequence(first: self, next: \.parent))
    let function = around.firstIndex { $0.is(FunctionDeclSyntax.self) } ?? around.endIndex
    let closure = around[..<function].lastIndex { $0.is(ClosureExprSyntax.self) } ?? 0
    return around[closure...].first {
      $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
      ?? self
  }
}
