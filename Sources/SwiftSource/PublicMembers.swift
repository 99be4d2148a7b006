import SwiftSyntax

/// What code says of types that others can use: their public members, and what they inherit from.
package struct PublicMembers: Equatable, Sendable {
  package struct Member: Hashable, Sendable {
    /// The name without labels: `tap`.
    package var name: String
    /// The labels of a method, `row:` or `_:`; nil of a property or a case.
    package var labels: String?
    /// The type of a property, if it is written.
    package var type: String?

    /// As code names it: `tap(row:)`.
    package var fullName: String { name + (labels.map { "(\($0))" } ?? "") }
    /// The function that a closure is to be; nil for what takes no closure.
    package var closureType: String? {
      guard let type, type.contains("->") else { return nil }
      return type.hasPrefix("((") && type.hasSuffix(")?")
        ? String(type.dropFirst().dropLast(2)) : type
    }
  }

  package struct Declared: Equatable, Sendable {
    package var members: [Member] = []
    package var inherited: [String] = []
  }

  /// By the names of the types, those of nested ones behind a point.
  package private(set) var types: [String: Declared] = [:]

  /// Those of some files.
  package init(of files: [String]) {
    for file in files {
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(SyntaxTree.parse(file))
      for (name, found) in finder.types {
        types[name, default: Declared()].members += found.members
        types[name, default: Declared()].inherited += found.inherited
      }
    }
  }

  /// The members of a type and of what it inherits from, as far as the files say.
  package func members(of type: String) -> [Member] {
    var found: [Member] = []
    var open = [type]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let declared = types[next] else { continue }
      found += declared.members
      open += declared.inherited
    }
    return found
  }

  // MARK: Finding

  private final class Finder: SyntaxAnyVisitor {
    private(set) var types: [String: Declared] = [:]
    private var path: [(name: String, isOpen: Bool)] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
      let name =
        node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name.plainName ?? ""
      // What is in a protocol or in a public extension needs no word of its own.
      let isOpen =
        node.is(ProtocolDeclSyntax.self)
        || node.is(ExtensionDeclSyntax.self) && Self.isPublic(group.modifiers)
      path.append((name, isOpen))
      types[typeName, default: Declared()].inherited +=
        group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
      if node.asProtocol((any DeclGroupSyntax).self) != nil { path.removeLast() }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if isSeen(node.modifiers) {
        // Places in the code are passed by themselves.
        let parameters = node.signature.parameterClause.parameters.filter {
          $0.type.trimmedDescription != "SourceLocation"
        }
        let labels = parameters.map { $0.firstName.plainName + ":" }.joined()
        add(Member(name: node.name.plainName, labels: labels))
      }
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if isSeen(node.modifiers) {
        for binding in node.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            continue
          }
          add(
            Member(
              name: name.plainName, type: binding.typeAnnotation?.type.trimmedDescription))
        }
      }
      return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      add(Member(name: node.name.plainName))
      return .skipChildren
    }

    private var typeName: String { path.map(\.name).joined(separator: ".") }

    private func add(_ member: Member) {
      guard !path.isEmpty else { return }
      types[typeName, default: Declared()].members.append(member)
    }

    private func isSeen(_ modifiers: DeclModifierListSyntax) -> Bool {
      path.last?.isOpen == true || Self.isPublic(modifiers)
    }

    private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { ["public", "open"].contains($0.name.text) }
    }
  }
}
