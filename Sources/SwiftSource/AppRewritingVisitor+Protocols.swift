import SwiftSyntax

/// A requirement that a type may leave out.
struct OptionalRequirement {
  var name: String
  /// The argument labels.
  var labels: [String]
  /// The types of its parameters.
  var types: [String]
  /// What it returns, nil for nothing.
  var result: String?
  /// The declaration without modifiers: `func save(_ item: Item) -> Bool`.
  var declaration: String

  var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// The call of it on `receiver`, with parameters named `_0`, `_1` and so on.
  func call(on receiver: String) -> String {
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "_\(index)"
    }
    return "\(receiver).\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The functions that call it where a value stands for it: by `?`, by `!` and as what `if let` has
  /// bound, which needs no labels where no other requirement has the name.
  func calls(access: String, isAlone: Bool) -> [String] {
    func function(_ labels: [String], isOptional: Bool) -> String {
      let parameters = zip(labels, types).enumerated().map { "\($1.0) _\($0): \($1.1)" }
      let name = SwiftLiteral.text(fullName)
      let result = result ?? "Void"
      let isDiscardable = isOptional || !["Void", "()"].contains(result)
      return "  \(isOptional ? "" : "@_disfavoredOverload ")"
        + "\(isDiscardable ? "@discardableResult " : "")\(access)func "
        + "callAsFunction(\(parameters.joined(separator: ", "))) "
        + (isOptional
          ? "-> (\(result))? { ObjectiveC.implements(receiver, \(name)) "
            + "? \(call(on: "receiver")) : nil }"
          : "-> \(result) { \(call(on: "receiver")) }")
    }
    let bare = labels.map { _ in "_" }
    return [function(labels, isOptional: true), function(labels, isOptional: false)]
      + (isAlone && bare != labels ? [function(bare, isOptional: false)] : [])
  }
}

extension AppRewritingVisitor {
  /// A protocol of Objective-C is one of classes.
  func bindToClasses(_ node: some DeclGroupSyntax) {
    guard ObjectiveCAttributes(node.attributes).isExposed,
      let node = node.as(ProtocolDeclSyntax.self)
    else { return }
    if let clause = node.inheritanceClause {
      let inherited = clause.inheritedTypes.map(\.type.trimmedDescription)
      guard !inherited.contains("AnyObject"), !inherited.contains("class") else { return }
      edits.insert(" AnyObject,", at: range(of: clause.colon).upperBound)
    } else {
      edits.insert(": AnyObject", at: range(of: node.name).upperBound)
    }
  }

  /// Notes a requirement that is optional.
  func noteOptional(_ node: FunctionDeclSyntax, in scope: AppScope) {
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
    else { return }
    edits.blank(range(of: modifier))
    let parameters = node.signature.parameterClause.parameters
    let requirement = OptionalRequirement(
      name: node.name.text, labels: parameters.map(\.firstName.text),
      types: parameters.map(\.type.onOneLine),
      result: node.signature.returnClause?.type.onOneLine,
      declaration: "func \(node.name.text)\(node.signature.onOneLine)")
    optionalRequirements[scope.path.joined(separator: "."), default: []].append(requirement)
  }

  /// Appends the defaults of the optional requirements of a protocol, and what `?` calls.
  func appendOptionalRequirements(of path: String, _ node: some DeclGroupSyntax) {
    guard let requirements = optionalRequirements[path] else { return }
    let access =
      node.modifiers.containsAny(of: [.public])
      ? "public " : node.modifiers.containsAny(of: [.private, .fileprivate]) ? "fileprivate " : ""
    let isolation =
      node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
      } ? "@MainActor " : ""
    var names: [String] = []
    for requirement in requirements where !names.contains(requirement.name) {
      names.append(requirement.name)
    }
    var members = requirements.map { requirement in
      "  \(access)\(requirement.declaration) "
        + "{ ObjectiveC.unimplemented(self, \(SwiftLiteral.text(requirement.fullName))) }"
    }
    var types: [String] = []
    for name in names {
      let overloads = requirements.filter { $0.name == name }
      let isImplemented = overloads.map {
        "ObjectiveC.implements(self, \(SwiftLiteral.text($0.fullName)))"
      }.joined(separator: " || ")
      let identifier = "_\(path.split(separator: ".").joined(separator: "_"))_\(name)"
      // A property cannot have the name of a method without parameters beside it.
      let isBare = overloads.contains(where: \.labels.isEmpty)
      members.append(
        "  \(access)var \(isBare ? Self.barePrefix : "")\(name): \(identifier)? "
          + "{ \(isImplemented) ? \(identifier)(receiver: self) : nil }")
      types.append("\(isolation)\(access)struct \(identifier) {\n  let receiver: any \(path)")
      types += overloads.flatMap { $0.calls(access: access, isAlone: overloads.count == 1) } + ["}"]
    }
    appendix += ["extension \(path) {"] + members + ["}"] + types
  }

  /// How the property begins that `?` asks for in the place of a method without parameters.
  static let barePrefix = "_optional_"

  /// `delegate.refresh?()`: the property that is read instead of the method.
  func askForBare(_ called: ExprSyntax, in expression: some SyntaxProtocol) {
    guard let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == expression.id, call.arguments.isEmpty,
      let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName,
      declarations.bareOptionals.contains(name.text)
    else { return }
    edits.insert(Self.barePrefix, at: range(of: name).lowerBound)
  }
}
