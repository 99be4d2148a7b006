import SwiftSyntax

/// What some code says of a type in one declaration or extension: what it conforms to, and which methods
/// a protocol could call.
package struct TypeMethods: Equatable, Sendable {
  package struct Method: Equatable, Sendable {
    /// The name with its labels: `tableView(_:didSelectRowAt:)`.
    package var name: String
    /// The UTF-8 offset of the name.
    package var offset: Int
  }

  package var type: String
  /// The names of the superclass and the protocols.
  package var inherited: [String]
  /// Without those that no protocol could call, being private or static, and without those that the
  /// compiler checks, being overrides.
  package var methods: [Method]

  /// Those of some code, in its order.
  package static func all(in code: String) -> [TypeMethods] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    return finder.found
  }

  /// The names, with their labels, of what some code calls or refers to.
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

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.argumentNames != nil { found.insert(node.trimmedDescription) }
      return .visitChildren
    }
  }

  private final class Finder: SyntaxAnyVisitor {
    var found: [TypeMethods] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
      let name =
        node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name.plainName
      guard let name, !node.is(ProtocolDeclSyntax.self) else { return .visitChildren }
      let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
      let methods = group.memberBlock.members.compactMap { member in
        member.decl.as(FunctionDeclSyntax.self).flatMap(Self.method)
      }
      found.append(TypeMethods(type: name, inherited: inherited ?? [], methods: methods))
      return .visitChildren
    }

    private static let unseen: Set<String> = [
      "private", "fileprivate", "static", "class", "override",
    ]

    private static func method(_ node: FunctionDeclSyntax) -> Method? {
      guard !node.modifiers.contains(where: { unseen.contains($0.name.text) }) else { return nil }
      return Method(
        name: node.labeledName, offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}
