import SwiftSyntax

/// The members that some code adds to types which it does not declare, each as code that means the
/// type's own member where the type has one of the name.
package struct ExtensionMembers {
  package struct Member {
    /// The name with its labels: `pin(to:by:)`.
    package var name: String
    /// The UTF-8 offset of the name.
    package var offset: Int
    /// An extension on one line, which compiles without the code's where the type has the member.
    package var question: String
  }

  package private(set) var all: [Member] = []

  /// - Parameters:
  ///   - types: The names of the types that are the page's own.
  ///   - aliases: Other names that the page gives to types.
  package init(in code: String, besides types: Set<String>, aliases: Set<String>) {
    for item in SyntaxTree.of(code).statements {
      guard let found = item.item.as(ExtensionDeclSyntax.self),
        let name = found.extendedType.firstToken(viewMode: .sourceAccurate)?.plainName
      else { continue }
      // A name within a type of the page's own may be one for another type.
      let last = found.extendedType.as(MemberTypeSyntax.self)?.name.plainName ?? name
      if aliases.contains(last) {
        note(found, as: last)
      } else if !types.contains(name) {
        note(found, as: found.extendedType.trimmedDescription)
      }
    }
  }

  /// The other names that some code gives to types, at whatever depth, each with its declaration on one
  /// line.
  package static func aliases(in code: String) -> [String: String] {
    let finder = AliasFinder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(code))
    return finder.found
  }

  private final class AliasFinder: SyntaxVisitor {
    var found: [String: String] = [:]

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.genericParameterClause?.trimmedDescription ?? ""
      found[node.name.plainName] =
        "fileprivate typealias \(node.name.text)\(parameters) \(node.initializer.trimmedDescription)"
        .replacing("\n", with: " ")
      return .skipChildren
    }
  }

  private mutating func note(_ owner: ExtensionDeclSyntax, as type: String) {
    for member in owner.memberBlock.members { note(member.decl, of: owner, as: type) }
  }

  private mutating func note(
    _ member: DeclSyntax, of owner: ExtensionDeclSyntax, as type: String
  ) {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isStatic = modifiers?.contains { ["class", "static"].contains($0.name.text) } == true
    let base = isStatic ? "Self" : "it"
    if let found = member.as(VariableDeclSyntax.self) {
      for binding in found.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        ask("\(base).\(name.text)", name.plainName, name, of: owner, as: type)
      }
    } else if let found = member.as(FunctionDeclSyntax.self), !found.name.text.isOperatorName {
      let labels = Self.labels(of: found.signature.parameterClause)
      ask(
        "\(base).\(found.name.text)\(labels)", found.name.plainName + labels, found.name, of: owner,
        as: type)
    } else if let found = member.as(InitializerDeclSyntax.self) {
      let labels = Self.labels(of: found.signature.parameterClause)
      ask("\(type).init\(labels)", "init" + labels, found.initKeyword, of: owner, as: type)
    } else if let found = member.as(SubscriptDeclSyntax.self) {
      let values = found.parameterClause.parameters.enumerated().map { index, parameter in
        let label = parameter.secondName == nil ? "" : "\(parameter.firstName.text): "
        return "\(label)value(\(parameter.type.trimmedDescription).self)"
      }
      ask(
        "\(base)[\(values.joined(separator: ", "))]", "subscript", found.subscriptKeyword,
        of: owner,
        as: type)
    } else if let found = member.asProtocol((any NamedDeclSyntax).self) {
      ask("\(type).\(found.name.text).self", found.name.plainName, found.name, of: owner, as: type)
    }
  }

  /// `(to:by:)`; a call where there are no parameters.
  private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  private mutating func ask(
    _ reference: String, _ name: String, _ token: TokenSyntax, of owner: ExtensionDeclSyntax,
    as type: String
  ) {
    let condition = owner.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    let question =
      "extension \(type)\(condition) { @MainActor fileprivate func "
      + "question\(all.count)() async throws { let it = self; _ = try await \(reference) } }"
    all.append(
      Member(
        name: name, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset,
        question: question.replacing("\n", with: " ")))
  }
}

extension String {
  fileprivate var isOperatorName: Bool {
    first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true
  }
}
