import SwiftSyntax

/// What a class gets for a member of one of its extensions that overrides, or is overridden, which
/// Swift allows in the class alone: a declaration of the same name that calls the member, whose own
/// name has a prefix then.
enum ExtensionForwarder {
  /// How the member's own name begins: other than that of the same member of a superclass, which an
  /// extension of a subclass could not override.
  static func prefix(_ path: [String]) -> String {
    "_extension_\(path.joined(separator: "_"))_"
  }

  /// How a function is declared and called.
  struct Form {
    private let node: FunctionDeclSyntax
    /// The attributes and modifiers in front of `func`.
    var head: String { ExtensionForwarder.head(node.attributes, node.modifiers) }

    init(_ node: FunctionDeclSyntax) { self.node = node }

    /// What is behind `func`.
    func signature(_ name: String, defaults: Bool) -> String {
      let parameters = node.signature.parameterClause.parameters.map { parameter in
        let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
        let ellipsis = parameter.ellipsis == nil ? "" : "..."
        let value = defaults ? parameter.defaultValue.map { " \($0.onOneLine)" } ?? "" : ""
        return names.joined(separator: " ") + ": \(parameter.type.onOneLine)\(ellipsis)\(value)"
      }
      return "\(name)\(node.genericParameterClause?.onOneLine ?? "")"
        + "(\(parameters.joined(separator: ", ")))"
        + (node.signature.effectSpecifiers.map { " \($0.onOneLine)" } ?? "")
        + (node.signature.returnClause.map { " \($0.onOneLine)" } ?? "")
        + (node.genericWhereClause.map { " \($0.onOneLine)" } ?? "")
    }

    /// A call of a function of another name with what the function was called with.
    func call(_ name: String) -> String {
      let effects = node.signature.effectSpecifiers
      let words =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
        return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
      }
      return "\(words)\(name)(\(arguments.joined(separator: ", ")))"
    }
  }

  static func text(of node: FunctionDeclSyntax, in path: [String]) -> String {
    let form = Form(node)
    let isOverride = node.modifiers.containsAny(of: [.override])
    let signature = form.signature(node.name.text, defaults: !isOverride)
    let call = form.call(prefix(path) + node.name.text.withoutBackticks)
    return "\(form.head)func \(signature) { \(call) }"
  }

  static func text(of node: VariableDeclSyntax, in path: [String]) -> String? {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation, let accessors = binding.accessorBlock
    else { return nil }
    let own = prefix(path) + name.withoutBackticks
    var body = "get { \(own) }"
    if accessors.isSettable {
      body += " set { \(own) = newValue }"
    }
    return "\(head(node.attributes, node.modifiers))var \(name)\(type.onOneLine) { \(body) }"
  }

  /// The declarations that replace a member of a class of UIKit for the objects of some classes below it,
  /// whose extensions override it: the lowest class comes first.
  static func replacement(of node: DeclSyntax, of classes: [String]) -> String? {
    if let node = node.as(FunctionDeclSyntax.self) {
      let form = Form(node)
      let name = node.name.text.withoutBackticks
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let full = "\(name)(\(labels.joined()))"
      let calls = classes.map {
        own(full, of: $0, calling: form.call("own.\(prefix([$0]))\(name)"))
      }
      return "@_dynamicReplacement(for: \(full)) "
        + "func \(form.signature("_replacing_\(name)", defaults: false)) "
        + "{ \(calls.joined(separator: "; ")); return \(form.call(name)) }"
    }
    guard let node = node.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation, let accessors = binding.accessorBlock,
      !accessors.isSettable
    else { return nil }
    let calls = classes.map { own(name, of: $0, calling: "own.\(prefix([$0]))\(name)") }
    return "@_dynamicReplacement(for: \(name)) var _replacing_\(name)\(type.onOneLine) "
      + "{ \(calls.joined(separator: "; ")); return \(name) }"
  }

  /// The call of one class's override.
  private static func own(_ name: String, of type: String, calling call: String) -> String {
    let rest = "as: \(type).self, \"\(name)\")"
    return "if let own = CategoryOverrides.begin(self, \(rest) "
      + "{ defer { CategoryOverrides.end(self, \(rest) }; return \(call) }"
  }

  /// The attributes and modifiers that the forwarding declaration has, too.
  static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> String {
    let attributes = attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName.trimmedDescription
      return ObjectiveCAttributes.blanked.contains(name) ? nil : attribute.onOneLine
    }
    let modifiers = modifiers.filter {
      $0.name.tokenKind != .keyword(.dynamic) && $0.name.tokenKind != .keyword(.private)
        && $0.name.tokenKind != .keyword(.fileprivate)
    }.map(\.onOneLine)
    return (attributes + modifiers).map { $0 + " " }.joined()
  }
}

extension SyntaxProtocol {
  /// The code with one space for whatever stands between tokens, comments included.
  var onOneLine: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
