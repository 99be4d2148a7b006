import SwiftSyntax

/// What takes the place of a member that an extension adds to a class of UIKit, and that classes of
/// the app override. Swift has no such override: the member itself gets another name; one of its own
/// name calls the override of the object, which it knows by a protocol, or else the member.
struct AddedMember {
  /// The name of the protocol of the classes that override.
  let protocolName: String
  /// What the protocol requires.
  let requirement: String
  /// The declaration of the member's own name.
  let dispatcher: String
  /// The class that the extension extends.
  let owner: String

  /// How the name of the member itself begins.
  static let added = "_added_"
  /// How the name of an override begins.
  static let overriding = "_overriding_"

  /// The protocol of the classes that override a member of the extensions of `owner`.
  static func protocolName(_ member: AppDeclarations.Member, of owner: String) -> String {
    let labels = member.kind == .property ? ["property"] : member.labels
    return "_Overriding_"
      + ([owner.replacing(".", with: "_"), member.name] + labels).joined(separator: "_")
  }

  /// The protocol's declaration. UIKit's classes belong to the main actor, and so does it.
  var declaration: String {
    (owner.hasPrefix("UI") ? "@MainActor " : "")
      + "protocol \(protocolName): AnyObject { \(requirement) }"
  }

  init(_ node: FunctionDeclSyntax, _ member: AppDeclarations.Member, of owner: String) {
    let name = node.name.text.withoutBackticks
    let form = ExtensionForwarder.Form(node)
    protocolName = Self.protocolName(member, of: owner)
    self.owner = owner
    let kind = member.isStatic ? "static " : ""
    requirement = kind + "func \(form.signature(Self.overriding + name, defaults: false))"
    let object = Self.object(member, protocolName)
    dispatcher =
      form.head + "func \(form.signature(node.name.text, defaults: true)) { "
      + "if let object = \(object) { return \(form.call("object." + Self.overriding + name)) }; "
      + "return \(form.call(Self.added + name)) }"
  }

  /// Nil for a property of a form that cannot be carried over.
  init?(_ node: VariableDeclSyntax, _ member: AppDeclarations.Member, of owner: String) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.onOneLine, let accessors = binding.accessorBlock
    else { return nil }
    let name = member.name
    protocolName = Self.protocolName(member, of: owner)
    self.owner = owner
    let isSettable = accessors.isSettable
    let kind = member.isStatic ? "static " : ""
    requirement =
      kind + "var \(Self.overriding)\(name)\(type) { \(isSettable ? "get set" : "get") }"
    let object = "if let object = \(Self.object(member, protocolName))"
    let (own, added) = ("object." + Self.overriding + name, Self.added + name)
    let setter = "set { \(object) { \(own) = newValue } else { \(added) = newValue } } "
    dispatcher =
      ExtensionForwarder.head(node.attributes, node.modifiers)
      + "var \(binding.pattern.trimmedDescription)\(type) { get { \(object) { return \(own) }; "
      + "return \(added) } \(isSettable ? setter : "")}"
  }

  private static func object(_ member: AppDeclarations.Member, _ name: String) -> String {
    member.isStatic ? "self as? any \(name).Type" : "self as? any \(name)"
  }
}

extension AccessorBlockSyntax {
  /// Whether there is a setter.
  var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }
}
