import SwiftSyntax

/// A type, an extension or a function around some code.
struct AppScope {
  enum Kind { case `class`, value, `protocol`, `extension`, function }

  var kind: Kind
  /// The names of the path; for a function its offset, which no type has.
  var path: [String]
  /// How the type is named by code in it.
  var name = ""
  var isGeneric = false
  /// Whether code at file scope cannot name it.
  var isHidden = false
  /// The generic parameters of the declaration itself, by name, with their constraints.
  var generics: [String: String] = [:]
  /// Whether it is an extension whose members Objective-C knows.
  var isExposed = false

  var isType: Bool { kind != .function }
  /// The path of the type that it extends; nil for what is no extension.
  var extendedPath: [String]? { kind == .extension ? path : nil }
}

/// Visits a file and keeps the types and functions that it is in.
class AppScopeVisitor: SyntaxVisitor {
  private(set) var scopes: [AppScope] = []

  var path: [String] { scopes.last?.path ?? [] }
  var type: AppScope? { scopes.last(where: \.isType) }

  init() { super.init(viewMode: .sourceAccurate) }

  // MARK: What subclasses do

  func enter(_ scope: AppScope, _ node: some DeclGroupSyntax) {}
  func leave(_ scope: AppScope, _ node: some DeclGroupSyntax) {}

  // MARK: Types

  private func push(
    _ node: some DeclGroupSyntax, kind: AppScope.Kind, name: String, generic: Bool,
    parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    var scope = AppScope(kind: kind, path: path + [name], name: name)
    if kind == .extension {
      scope.path = name.split(separator: ".").map(String.init)
    }
    let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    scope.isHidden =
      outer.map { $0.isHidden || $0.kind == .function || isPrivate } ?? false
    scope.isGeneric = generic || outer?.isGeneric ?? false
    scope.generics = Self.generics(parameters)
    let attributes = ObjectiveCAttributes(node.attributes)
    scope.isExposed =
      kind == .extension && (attributes.isExposed || attributes.hasObjectiveCMembers)
    scopes.append(scope)
    enter(scope, node)
    return .visitChildren
  }

  private func pop(_ node: some DeclGroupSyntax) {
    guard let scope = scopes.popLast() else { return }
    leave(scope, node)
  }

  static func generics(_ clause: GenericParameterClauseSyntax?) -> [String: String] {
    let pairs = clause?.parameters.map {
      ($0.name.text, $0.inheritedType?.trimmedDescription ?? "")
    }
    return Dictionary(pairs ?? []) { first, _ in first }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, kind: .class, name: node.name.text, generic: node.genericParameterClause != nil,
      parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { pop(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, kind: .value, name: node.name.text, generic: node.genericParameterClause != nil,
      parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { pop(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, kind: .value, name: node.name.text, generic: node.genericParameterClause != nil,
      parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop(node) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, kind: .value, name: node.name.text, generic: node.genericParameterClause != nil,
      parameters: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { pop(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, kind: .protocol, name: node.name.text, generic: false, parameters: nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = String(node.extendedType.trimmedDescription.filter { !$0.isWhitespace })
      .withoutGenericArguments
    return push(
      node, kind: .extension, name: name, generic: node.genericWhereClause != nil, parameters: nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop(node) }

  // MARK: Functions

  private func push(function node: some SyntaxProtocol, _ generics: GenericParameterClauseSyntax?) {
    var scope = AppScope(kind: .function, path: path + ["\(node.position.utf8Offset)"])
    scope.isGeneric = scopes.last?.isGeneric ?? false
    scope.generics = Self.generics(generics)
    scopes.append(scope)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(function: node, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push(function: node, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
}
