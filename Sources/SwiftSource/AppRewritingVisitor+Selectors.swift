import SwiftSyntax

extension AppRewritingVisitor {
  func rewrite(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(macro: node.macroName.text, node.arguments, node)
  }

  func rewrite(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(macro: node.macroName.text, node.arguments, node)
  }

  private func rewrite(
    macro name: String, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    switch name {
    case "selector":
      guard let argument = arguments.first, arguments.count == 1 else { return .visitChildren }
      edits.replaceKeepingLines(range(of: node), with: selector(argument))
      return .skipChildren
    case "keyPath":
      guard let argument = arguments.first else { return .visitChildren }
      let path = SwiftLiteral.text(keyPath(argument.expression))
      edits.replaceKeepingLines(range(of: node), with: path)
      return .skipChildren
    case "colorLiteral":
      let start = range(of: node).lowerBound
      edits.replace(start..<(start + "#colorLiteral".utf8.count), with: "UIColor")
      return .visitChildren
    case "Preview" where extent == .app && node.parent?.is(CodeBlockItemSyntax.self) == true:
      // Xcode's canvas shows it; a build for release has none of it either.
      edits.blank(range(of: node))
      return .skipChildren
    default: return .visitChildren
    }
  }

  // MARK: Key paths

  /// `b.c` for `A.b.c`: what is in front of the first property is a type.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let names = expression.onOneLine.filter { $0 != " " && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    let properties = names.drop { name in
      name == "self" || name == "Self" || name.first?.isUppercase == true
        || declarations.path(of: name, in: path) != nil
    }
    return properties.joined(separator: ".")
  }

  // MARK: Asking for a method

  /// `delegate?.responds(to: selector)`: an object that may be `AnyObject` is asked through what has
  /// the method.
  func askReceiver(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "responds", let base = member.base, isObject(base),
      node.arguments.first.map({ Self.isSelector($0.expression) }) == true
    else { return }
    let chained = base.as(OptionalChainingExprSyntax.self)
    let isOptional = chained != nil || Self.isChained(base)
    let object = chained?.expression ?? base
    edits.insert(
      "ObjectiveC.receiver(\(isOptional ? "ifAny: " : "")", at: range(of: object).lowerBound)
    edits.insert(
      isOptional && chained == nil ? ")?" : ")", at: range(of: object).upperBound)
  }

  /// Whether an expression is neither a type nor the object whose code it is.
  private func isObject(_ base: ExprSyntax) -> Bool {
    let last = base.trimmedDescription.split(separator: ".").last ?? ""
    return !["self", "super"].contains(base.trimmedDescription)
      && last.first?.isUppercase == false
  }

  /// Whether an expression is nil where something in it is: `a?.b`.
  private static func isChained(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      expression.as(MemberAccessExprSyntax.self)?.base
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner.map(isChained) ?? false
  }

  /// Whether an expression is a selector by how it is written.
  private static func isSelector(_ expression: ExprSyntax) -> Bool {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "selector"
    }
    let name = (expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression)
      .trimmedDescription.lowercased()
    return name.hasSuffix("selector") || name.hasSuffix("selectorfromstring")
  }

  // MARK: Selectors

  /// What a selector names.
  private struct Target {
    /// The type as code names it here; nil when it cannot be named.
    var type: String?
    /// Its path, when it is among the sources.
    var path: String?
    var name: String
    /// The argument labels, if they are written.
    var labels: [String]?
    /// How many parameters the type behind `as` has.
    var parameterCount: Int?

    /// Whether a member with the name is a method that this may name.
    func isMethod(_ member: AppDeclarations.Member) -> Bool {
      member.kind == .method
        && labels.map { $0 == member.labels }
          ?? parameterCount.map { $0 == member.labels.count } ?? true
    }
  }

  /// The value for `#selector(…)`.
  private func selector(_ argument: LabeledExprSyntax) -> String {
    guard let target = named(by: argument.expression) else {
      refuse(argument, "a selector names a method or a property: this names neither")
      return "Selector(\"\")"
    }
    switch argument.label?.text {
    case "getter":
      refuseHidden(target, argument) { $0.kind == .property }
      return accessor("getter", objectiveCName(ofProperty: target), target)
    case "setter":
      refuseHidden(target, argument) { $0.kind == .property }
      return accessor(
        "setter", ObjectiveCName.setter(of: objectiveCName(ofProperty: target)), target)
    default:
      refuseHidden(target, argument, where: target.isMethod)
      return method(target, argument)
    }
  }

  /// A selector of what Swift does not show to Objective-C is an error, as the compiler of Apple's
  /// systems has it.
  private func refuseHidden(
    _ target: Target, _ argument: LabeledExprSyntax, where fits: (AppDeclarations.Member) -> Bool
  ) {
    guard let path = target.path,
      let member = declarations.hidden(in: path, where: { $0.name == target.name && fits($0) })
    else { return }
    refuse(
      argument,
      "\(member.fullName) of \(target.type ?? path) is not exposed to Objective-C, so that no selector can "
        + "name it: write @objc in front of its declaration")
  }

  private func objectiveCName(ofProperty target: Target) -> String {
    let known = target.path.map { declarations.members(target.name, of: $0) } ?? []
    return known.first { $0.kind == .property }?.objectiveCName ?? target.name
  }

  private func accessor(_ label: String, _ name: String, _ target: Target) -> String {
    guard let type = target.type else { return "Selector(\(SwiftLiteral.text(name)))" }
    return "Selector(\(SwiftLiteral.text(name)), \(label): \\\(type).\(target.name))"
  }

  /// A selector of the method of a table row.
  func selector(of member: AppDeclarations.Member, in scope: AppScope) -> String {
    let path = scope.path.joined(separator: ".")
    return method(
      Target(type: scope.name, path: path, name: member.name, labels: member.labels), of: member)
  }

  private func method(_ target: Target, _ argument: LabeledExprSyntax) -> String {
    let known = target.path.map { declarations.members(target.name, of: $0) } ?? []
    guard let member = known.first(where: target.isMethod) else {
      return methodElsewhere(target, argument)
    }
    return method(target, of: member)
  }

  /// A selector of a method that is among the sources.
  private func method(_ target: Target, of member: AppDeclarations.Member) -> String {
    let name = SwiftLiteral.text(member.selector)
    guard let type = target.type, let path = target.path, !member.isStatic else {
      return "Selector(\(name))"
    }
    let same = declarations.types[path]?.members.filter {
      $0.name == member.name && $0.labels == member.labels
    }
    if let same, same.count > 1 {
      let method =
        "{ (object: \(type)) in { (\(closureParameters(types: member.parameterTypes))) in "
        + "object.\(call(member)) } }"
      return "Selector(\(name), \(method))"
    }
    if member.labels.isEmpty {
      // The bare name of a method without parameters is that of all methods with this name, of
      // superclasses too: `dismiss` and `dismiss(animated:completion:)`.
      let call = (member.isThrowing ? "try " : "") + "object.\(quoted(member.name))()"
      return "Selector(\(name), { (object: \(type)) in { () in \(call) } })"
    }
    let labels = member.labels.map { $0 + ":" }.joined()
    return "Selector(\(name), \(type).\(quoted(member.name))(\(labels)))"
  }

  private func closureParameters(types: [String]) -> String {
    types.enumerated().map { "_\($0): \($1)" }.joined(separator: ", ")
  }

  private func call(_ member: AppDeclarations.Member) -> String {
    let arguments = member.labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "_\(index)"
    }
    return "\(quoted(member.name))(\(arguments.joined(separator: ", ")))"
  }

  private func quoted(_ name: String) -> String {
    ["repeat", "default", "continue", "switch", "import", "return"].contains(name)
      ? "`\(name)`" : name
  }

  /// A selector of a method of UIKit or of another module, or of none.
  private func methodElsewhere(_ target: Target, _ argument: LabeledExprSyntax) -> String {
    let labels = target.labels?.map(Self.objectiveCLabel)
    let name = ObjectiveCName.selector(base: target.name, labels: labels ?? [])
    let literal = SwiftLiteral.text(name)
    guard let type = target.type, !Self.isProtocol(type),
      target.path.map({ declarations.types[$0]?.isProtocol != true }) ?? true
    else { return "Selector(\(literal))" }
    // Behind `as` the number of parameters tells methods of one name apart.
    if target.labels == nil, target.parameterCount == 0 {
      let call = "object.\(quoted(target.name))()"
      return "Selector(\(literal), { (object: \(type)) in { () in \(call) } })"
    }
    let written = (target.labels ?? []).map { $0 + ":" }.joined()
    let reference = written.isEmpty ? target.name : "\(target.name)(\(written))"
    let method = methodAtFileScope(reference, of: target, argument) ?? "\(type).\(reference)"
    return "Selector(\(literal), \(method))"
  }

  /// A constant that is a method of the type that the code is in, for the selector to refer to; nil
  /// where the type has no name at file scope.
  ///
  /// The compiler looks at it first, and apart from the initializers of a selector: of a method that
  /// does not exist it says which, and of which type.
  private func methodAtFileScope(
    _ reference: String, of target: Target, _ argument: LabeledExprSyntax
  ) -> String? {
    guard extent == .app, let type, !type.isHidden, !isUnderCondition(argument),
      target.path == type.path.joined(separator: "."), let path = target.path,
      declarations.types[path]?.isGeneric != true
    else { return nil }
    let name = "__selector\(appendix.count)"
    let place = place(of: argument)
    let declaration = "private let \(name) ="
    // The error is at the name of the method.
    let indent = max(1, place.column - 1 - declaration.utf8.count - path.utf8.count - 1)
    appendix.append(
      "#sourceLocation(file: \(SwiftLiteral.text(place.presumedFile)), "
        + "line: \(place.presumedLine))\n" + declaration + String(repeating: " ", count: indent)
        + "\(path).\(reference)\n"
        + "#sourceLocation()")
    return name
  }

  /// Whether code is between `#if` and `#endif`: it may not be there.
  private func isUnderCondition(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }

  /// Swift leaves out the name of a type that a label ends with: `didSelectRowAt` is
  /// `didSelectRowAtIndexPath`, and `prefetchRowsAt` is `prefetchRowsAtIndexPaths`.
  private static func objectiveCLabel(_ label: String) -> String {
    guard label.hasSuffix("At") else { return label }
    return label + (label.hasSuffix("sAt") ? "IndexPaths" : "IndexPath")
  }

  /// Protocols of UIKit by the names that they have: their methods are called by name.
  private static func isProtocol(_ type: String) -> Bool {
    ["Delegate", "DataSource", "Actions", "Prefetching", "Protocol"].contains(where: type.hasSuffix)
  }

  /// What the expression of a selector names.
  private func named(by expression: ExprSyntax) -> Target? {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      var target = named(by: first)
      target?.parameterCount = sequence.elements.last.flatMap(Self.parameterCount)
      return target
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { named(by: $0.expression) }
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return unqualified(reference)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    var target = Target(
      name: member.declName.baseName.text.withoutBackticks,
      labels: Self.labels(of: member.declName))
    let text = base.trimmedDescription
    switch text {
    case "self", "Self", "super":
      target.type = type?.name
      target.path = type?.path.joined(separator: ".")
    default:
      target.path = declarations.path(of: text.withoutGenericArguments, in: path)
      let isType = target.path != nil || text.split(separator: ".").last?.first?.isUppercase == true
      target.type = isType ? text : "type(of: \(base.onOneLine))"
    }
    return target
  }

  /// A name without a type: it is looked for in the types that the code is in.
  private func unqualified(_ reference: DeclReferenceExprSyntax) -> Target {
    let name = reference.baseName.text.withoutBackticks
    let types = scopes.filter(\.isType).reversed()
    let owner =
      types.first { !declarations.members(name, of: $0.path.joined(separator: ".")).isEmpty }
      ?? types.first
    return Target(
      type: owner?.kind == .protocol ? nil : owner?.name,
      path: owner?.path.joined(separator: "."), name: name, labels: Self.labels(of: reference))
  }

  private static func labels(of reference: DeclReferenceExprSyntax) -> [String]? {
    reference.argumentNames?.arguments.map(\.name.text.withoutBackticks)
  }

  /// The number of parameters of the innermost function type.
  private static func parameterCount(_ expression: ExprSyntax) -> Int? {
    guard var type = expression.as(TypeExprSyntax.self)?.type else { return nil }
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
        continue
      }
      guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
      guard function.returnClause.type.is(FunctionTypeSyntax.self) else {
        return function.parameters.count
      }
      type = function.returnClause.type
    }
  }
}
