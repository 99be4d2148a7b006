import SwiftSyntax

/// Collects what the types of a file declare.
final class AppDeclarationCollector: AppScopeVisitor {
  private(set) var declarations = AppDeclarations()

  static func declarations(of file: SourceFileSyntax) -> AppDeclarations {
    let collector = AppDeclarationCollector()
    collector.walk(file)
    return collector.declarations
  }

  override func enter(_ scope: AppScope, _ node: some DeclGroupSyntax) {
    let attributes = ObjectiveCAttributes(node.attributes)
    declarations.declare(scope.path.joined(separator: ".")) { type in
      type.inherited +=
        node.inheritanceClause?.inheritedTypes.map {
          $0.type.trimmedDescription
        } ?? []
      type.isClass = type.isClass || scope.kind == .class
      type.isProtocol = type.isProtocol || scope.kind == .protocol
      type.isDeclared = type.isDeclared || scope.kind != .extension
      type.isGeneric = type.isGeneric || scope.isGeneric
      type.hasObjectiveCMembers = type.hasObjectiveCMembers || attributes.hasObjectiveCMembers
      type.isOnMainActor =
        type.isOnMainActor
        || scope.kind != .extension
          && node.attributes.names.contains(AppDeclarations.mainActor)
      type.isObjectiveC = type.isObjectiveC || scope.kind != .extension && attributes.isExposed
    }
  }

  private func add(_ members: [AppDeclarations.Member]) {
    guard let scope = scopes.last, scope.isType else { return }
    let members = members.map { member in
      var member = member
      member.isExposed = member.isExposed || scope.isExposed
      return member
    }
    declarations.declare(scope.path.joined(separator: ".")) { $0.members += members }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add([AppDeclarations.Member(node, extending: type?.extendedPath)])
    if node.modifiers.containsAny(of: [.optional]),
      node.signature.parameterClause.parameters.isEmpty
    {
      declarations.bareOptionals.insert(node.name.text)
    }
    return super.visit(node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "XCTest" { declarations.hasXCTests = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, of: (node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.aliases[node.name.text] = node.initializer.value.trimmedDescription
    return .visitChildren
  }

  /// Notes the class that a metatype is of, or those in an array.
  private func note(_ type: TypeSyntax, of name: String) {
    let name = name.withoutBackticks
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      declarations.metatypes[name, default: []].insert(metatype.baseType.trimmedDescription)
    } else if let metatype = type.as(ArrayTypeSyntax.self)?.element.as(MetatypeTypeSyntax.self) {
      declarations.metatypeArrays[name, default: []].insert(metatype.baseType.trimmedDescription)
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { continue }
      note(type, of: name)
    }
    add(AppDeclarations.Member.members(node, extending: type?.extendedPath))
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
}

extension AppDeclarations.Member {
  /// - Parameter path: The class that the member extends; nil for a member of the class itself.
  init(_ node: FunctionDeclSyntax, extending path: [String]?) {
    let parameters = node.signature.parameterClause.parameters
    self.init(
      kind: .method, name: node.name.text.withoutBackticks,
      labels: parameters.map(\.firstName.text.withoutBackticks),
      parameterTypes: parameters.map(\.type.trimmedDescription),
      objectiveCName: ObjectiveCAttributes(node.attributes).name,
      selectorSuffix: Self.suffix(node.signature.effectSpecifiers),
      isStatic: node.modifiers.containsAny(of: [.static, .class]),
      isOverride: node.modifiers.containsAny(of: [.override]),
      isExposed: ObjectiveCAttributes(node.attributes).isExposed,
      isNonObjectiveC: ObjectiveCAttributes(node.attributes).isHidden,
      isPrivate: node.modifiers.containsAny(of: [.private, .fileprivate]),
      isInExtension: path != nil,
      forwarder: path.flatMap { ExtensionForwarder.text(of: node, in: $0) })
  }

  static func members(
    _ node: VariableDeclSyntax, extending path: [String]?
  ) -> [AppDeclarations.Member] {
    node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return AppDeclarations.Member(
        kind: .property, name: name.withoutBackticks,
        objectiveCName: ObjectiveCAttributes(node.attributes).name,
        isStatic: node.modifiers.containsAny(of: [.static, .class]),
        isOverride: node.modifiers.containsAny(of: [.override]),
        isExposed: ObjectiveCAttributes(node.attributes).isExposed,
        isNonObjectiveC: ObjectiveCAttributes(node.attributes).isHidden,
        isPrivate: node.modifiers.containsAny(of: [.private, .fileprivate]),
        isInExtension: path != nil,
        forwarder: path.flatMap { ExtensionForwarder.text(of: node, in: $0) })
    }
  }

  private static func suffix(_ effects: FunctionEffectSpecifiersSyntax?) -> String? {
    if effects?.asyncSpecifier != nil { return "completionHandler" }
    return effects?.throwsClause != nil ? "error" : nil
  }
}

extension DeclModifierListSyntax {
  func containsAny(of keywords: [Keyword]) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }
}

extension String {
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
