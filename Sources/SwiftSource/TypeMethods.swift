import SwiftSyntax

/// What some code says of a type in one declaration or extension: what it conforms to, and which methods
/// a protocol could call.
package struct TypeMethods: Equatable, Sendable {
  package struct Method: Equatable, Sendable {
    /// The name with its labels: `tableView(_:didSelectRowAt:)`.
    package var name: String
    /// The UTF-8 offset of the name.
    package var offset: Int
    /// Whether it has an attribute, by which others may know it: `@objc`, `@IBAction`.
    package var hasAttributes: Bool
    /// Whether its first parameter is an object of UIKit's: those that UIKit's protocols have get the one
    /// that calls them.
    package var takesObject: Bool
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

  /// The names of methods that only code of their own calls: those which UIKit's protocols cannot have,
  /// of types that conform to no others.
  package static func own(in parts: [TypeMethods]) -> Set<String> {
    let types = Dictionary(grouping: parts, by: \.type)
    let own = parts.filter { part in
      inherited(by: part.type, types).allSatisfy { types[$0] != nil || isOfUIKit($0) }
    }
    return Set(own.flatMap(\.methods).filter { !$0.hasAttributes && !$0.takesObject }.map(\.name))
  }

  /// Whether a name is one of UIKit's or Foundation's.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["UI", "NS"].contains { name.hasPrefix($0) }
  }

  /// The names, with their labels, of what some code calls or refers to; what it makes a selector of
  /// may be without.
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
        name: node.labeledName, offset: node.name.positionAfterSkippingLeadingTrivia.utf8Offset,
        hasAttributes: !node.attributes.isEmpty,
        takesObject: node.signature.parameterClause.parameters.first.map {
          $0.type.tokens(viewMode: .sourceAccurate).contains { isOfUIKit($0.text) }
        } ?? false)
    }
  }
}
