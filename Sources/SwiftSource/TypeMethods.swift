import SwiftSyntax

/// What some code says of a type in one declaration or extension: what it conforms to, and which methods
/// it has.
package struct TypeMethods: Equatable, Sendable {
  package var type: String
  /// The names of the superclass and the protocols.
  package var inherited: [String]
  /// Whether the compiler itself calls its members, those of a result builder for example.
  package var hasMembersCalled = false
  /// Without those that the compiler checks, being overrides.
  package var methods: [PageMember]

  /// Those of some code, in its order.
  package static func all(in code: String) -> [TypeMethods] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    return finder.found
  }

  /// What a type inherits from, by way of others of these, too.
  ///
  /// - Parameter parts: The declarations and extensions of each type.
  package static func inherited(by name: String, _ parts: [String: [TypeMethods]]) -> [String] {
    var found: [String] = []
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let names = (parts[next] ?? []).flatMap(\.inherited)
      found += names
      open += names
    }
    return found
  }

  /// The names, with their labels, of what some code calls or refers to; what it makes a selector of, or
  /// has between quotes, may be without.
  package static func namesUsed(in code: String) -> Set<String> {
    let finder = UseFinder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    return finder.found
  }

  private final class UseFinder: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      if let name = member ?? node.calledExpression.as(DeclReferenceExprSyntax.self) {
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        found.insert("\(name.baseName.text)(\(labels))")
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector" else { return .visitChildren }
      for token in node.arguments.tokens(viewMode: .sourceAccurate) {
        found.insert(token.plainName)
      }
      return .visitChildren
    }

    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
      found.insert(String(node.content.text.prefix { $0 != ":" }))
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.argumentNames != nil { found.insert(node.trimmedDescription) }
      return .visitChildren
    }
  }

  private final class Finder: SyntaxAnyVisitor {
    var found: [TypeMethods] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
      guard let name = group.typeName else { return .visitChildren }
      let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
      let methods = group.memberBlock.members.compactMap { member in
        member.decl.as(FunctionDeclSyntax.self).flatMap { $0.body == nil ? nil : PageMember($0) }
      }
      found.append(
        TypeMethods(
          type: name, inherited: inherited ?? [],
          hasMembersCalled: group.attributes.haveMembersCalled,
          methods: methods.filter { !$0.isOverride }))
      return .visitChildren
    }
  }
}
