import SwiftSyntax

/// Collects the replacements in one file.
final class AppRewritingVisitor: AppScopeVisitor {
  let file: AppRewriter.File
  let syntax: SourceFileSyntax
  let declarations: AppDeclarations
  let extent: AppRewriter.Extent
  let bytes: [UInt8]
  var edits: SourceEdits
  var appendix: [String] = []
  var problems: [AppRewriter.Problem] = []
  /// What the extension that is being visited gets for members that classes override.
  var dispatchers: [String] = []
  private let converter: SourceLocationConverter

  /// The rows of the member tables of this file, by the path of their class.
  var rows: [String: [String]] = [:]
  /// The places before the closing braces of the classes of this file, by path.
  private var classEnds: [(path: String, name: String, end: ClassEnd)] = []
  /// The same for extensions.
  private var extensionEnds: [ExtensionEnd] = []
  /// The optional requirements of the protocols of this file.
  var optionalRequirements: [String: [OptionalRequirement]] = [:]

  /// The place before a closing brace.
  private struct ClassEnd {
    var offset: Int
    /// What separates an insertion from the member before it.
    var separator: String
  }

  /// An extension with what of it can be called by its name.
  private struct ExtensionEnd {
    var path: String
    var rows: [String]
    var end: ClassEnd
    /// The condition of the `#if` that it is in; nil outside of one.
    var condition: String?
    var isGeneric: Bool
  }

  init(
    file: AppRewriter.File, syntax: SourceFileSyntax, declarations: AppDeclarations,
    extent: AppRewriter.Extent
  ) {
    self.file = file
    self.syntax = syntax
    self.declarations = declarations
    self.extent = extent
    bytes = Array(file.text.utf8)
    edits = SourceEdits(bytes)
    converter = SourceLocationConverter(fileName: file.path, tree: syntax)
    super.init()
  }

  func rewriting() -> AppRewriter.Rewriting {
    walk(syntax)
    insertTables()
    return AppRewriter.Rewriting(
      code: edits.isEmpty ? file.text : edits.applied(),
      appendix: appendix.joined(separator: "\n"), problems: problems)
  }

  // MARK: Places

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func place(of node: some SyntaxProtocol) -> SourceLocation {
    converter.location(for: node.positionAfterSkippingLeadingTrivia)
  }

  func refuse(_ node: some SyntaxProtocol, _ message: String) {
    let place = place(of: node)
    problems.append(
      AppRewriter.Problem(
        file: place.presumedFile, line: place.presumedLine, column: place.column,
        message: message, condition: condition(around: node)))
  }

  // MARK: Types

  override func enter(_ scope: AppScope, _ node: some DeclGroupSyntax) {
    if scope.kind == .protocol { bindToClasses(node) }
    if scope.kind == .class { conform(scope, node) }
  }

  override func leave(_ scope: AppScope, _ node: some DeclGroupSyntax) {
    let path = scope.path.joined(separator: ".")
    let block = node.memberBlock
    let end = ClassEnd(
      offset: range(of: block.rightBrace).lowerBound,
      separator: block.members.isEmpty || block.members.last?.semicolon != nil ? " " : "; ")
    switch scope.kind {
    case .class: classEnds.append((path, scope.name, end))
    case .extension:
      insert(dispatchers, at: end)
      dispatchers = []
      extensionEnds.append(
        ExtensionEnd(
          path: path, rows: rows.removeValue(forKey: extensionKey(path)) ?? [], end: end,
          condition: condition(around: node),
          isGeneric: scope.isGeneric || declarations.types[path]?.isGeneric == true))
    case .protocol: appendOptionalRequirements(of: path, node)
    default: break
    }
  }

  /// Where the rows of an extension are kept while it is visited.
  private func extensionKey(_ path: String) -> String { "extension " + path }

  /// Notes that a member of the type that is being visited can be called by its name.
  func addRow(_ row: String) {
    guard let scope = scopes.last, scope.isType else { return }
    let path = scope.path.joined(separator: ".")
    rows[scope.kind == .extension ? extensionKey(path) : path, default: []].append(row)
  }

  /// Puts a table of what can be called by name into each class, and what forwards to its
  /// extensions.
  private func insertTables() {
    let own = Set(classEnds.map(\.path))
    for found in extensionEnds where own.contains(found.path) {
      rows[found.path, default: []] += found.rows
    }
    for found in classEnds {
      var members = forwarders(of: found.path)
      if let rows = rows[found.path], !rows.isEmpty {
        let table = "__ObjC_\(found.name)"
        members.append("private let __objc_\(found.name) = ObjectiveCTable<\(table)>()")
        members.append(Self.table(table, rows))
      }
      insert(members, at: found.end)
    }
    for (index, found) in extensionEnds.enumerated()
    where !own.contains(found.path) && !found.rows.isEmpty {
      addTable("\(fileIdentifier)_\(index)", of: found)
    }
  }

  /// The table of an extension of a class that is declared elsewhere, and the class by whose name it is
  /// found.
  private func addTable(_ name: String, of found: ExtensionEnd) {
    let table = "__ObjC_\(name)"
    insert([Self.table(table, found.rows, access: "fileprivate")], at: found.end)
    guard !found.isGeneric else { return }
    let names = found.path.split(separator: ".").map(String.init)
    let isOfModule = names.count > 1 && Self.carriedModules.contains(names[0])
    let type = (isOfModule ? Array(names.dropFirst()) : names).joined(separator: ".")
    let declaration =
      "private final class _objcextension_\(name): ObjectiveCExtension { "
      + "static var extended: AnyClass { \(type).self }; "
      + "static var members: [ObjectiveCMember] { \(type).\(table).members } }"
    appendix.append(found.condition.map { "#if \($0)\n\(declaration)\n#endif" } ?? declaration)
  }

  private func insert(_ members: [String], at end: ClassEnd) {
    guard !members.isEmpty else { return }
    edits.insert(end.separator + members.joined(separator: "; ") + " ", at: end.offset)
  }

  private static func table(
    _ name: String, _ rows: [String], access: String = "private"
  ) -> String {
    "\(access) enum \(name): ObjectiveCMembers { "
      + "static var members: [ObjectiveCMember] { [\(rows.joined(separator: ", "))] } }"
  }

  /// The name of the file as a part of an identifier.
  private var fileIdentifier: String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  // MARK: What other files of this type rewrite

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for (index, statement) in startStatements(of: node).enumerated() {
      edits.insert(
        "@MainActor private func _start\(index)() { ", at: range(of: statement).lowerBound)
    }
    return .visitChildren
  }
  override func visitPost(_ node: SourceFileSyntax) {
    for statement in startStatements(of: node) {
      edits.insert(" }", at: range(of: statement).upperBound)
    }
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    callAdded(node)
    return rewrite(node)
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    askForBare(node.expression, in: node)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    askForBare(node.expression, in: node)
    return .visitChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if ObjectiveCAttributes.blanked.contains(name) || extent == .app && name == "main" {
      edits.blank(range(of: node))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { edits.blank(range(of: node)) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = ObjectiveCAttributes(node.attributes).name
    let result = super.visit(node)
    if let name, name != node.name.text, let scope = scopes.last {
      nameClass(scope, as: name, node)
    }
    return result
  }

  /// Gives a class the name that `@objc(name)` says, beside its own.
  private func nameClass(_ scope: AppScope, as name: String, _ node: ClassDeclSyntax) {
    guard !scope.isHidden, !scope.isGeneric else {
      refuse(
        node,
        "the Objective-C name \(name) of a class that is hidden or generic has no meaning here: "
          + "use \(node.name.text)")
      return
    }
    appendix.append(
      "private final class _ObjectiveCName_\(name): ObjectiveCNamed { "
        + "static var named: AnyClass { \(scope.path.joined(separator: ".")).self } }")
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last?.kind == .class { allowDelegation(of: node) }
    return super.visit(node)
  }

  /// A class of Objective-C may have an initializer without `convenience` that calls another one of its
  /// own; here it needs the word.
  private func allowDelegation(of node: InitializerDeclSyntax) {
    guard !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }),
      let body = node.body, DelegationFinder(viewMode: .sourceAccurate).isFound(in: body)
    else { return }
    edits.insert("convenience ", at: range(of: node.initKeyword).lowerBound)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.isType {
      let member = AppDeclarations.Member(node, extending: scope.extendedPath)
      forward(member, modifiers: node.modifiers, name: node.name, in: scope)
      add(node, member, in: scope)
      override(member, modifiers: node.modifiers, name: node.name, in: scope)
      runOnMainActor(node, in: scope)
      if scope.kind == .protocol {
        noteOptional(node, in: scope)
      } else if let selector = inheritedFromObject(member, in: scope) {
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
          edits.blank(range(of: modifier))
        }
        let labels = member.labels.map { $0 + ":" }.joined()
        addRow(".init(Selector(\"\(selector)\", \(scope.name).\(member.name)(\(labels))))")
      } else if isExposed(node.attributes, node.modifiers, in: scope), isCallable(node) {
        addRow(".init(\(selector(of: member, in: scope)))")
      }
      if ObjectiveCAttributes(node.attributes).isManaged { endWhenCalled(node, member) }
    }
    return super.visit(node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, scope.isType else { return .visitChildren }
    let members = AppDeclarations.Member.members(node, extending: scope.extendedPath)
    if let binding = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      let member = members.first
    {
      forward(member, modifiers: node.modifiers, name: binding.identifier, in: scope)
      add(node, member, in: scope)
      override(member, modifiers: node.modifiers, name: binding.identifier, in: scope)
    }
    if scope.kind == .protocol {
      if node.modifiers.containsAny(of: [.optional]) {
        edits.blank(range(of: node.modifiers))
        refuse(node, "an optional property of a protocol needs Objective-C: make it a method")
      }
    } else if isExposed(node.attributes, node.modifiers, in: scope),
      !node.modifiers.containsAny(of: [.static, .class]), !isConditional(node)
    {
      allowUse(in: node.attributes)
      for member in members {
        addRow(
          ".init(\(SwiftLiteral.text(member.objectiveCName ?? member.name)), "
            + "\\\(scope.name).\(member.name))")
      }
    }
    observe(node, in: scope)
    return .visitChildren
  }

  /// Code may not use a property that is for Interface Builder alone, `@available(*, unavailable)`, and
  /// Objective-C may: here it is found by its name in code.
  private func allowUse(in attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      guard case .availability(let list)? = attribute.arguments else { continue }
      let words = list.map(\.argument.trimmedDescription)
      if words.starts(with: ["*", "unavailable"]) { edits.blank(range(of: attribute)) }
    }
  }

  /// The selector of a method that `NSObject` has on Apple's systems alone, in a class directly below
  /// it: there is nothing to override, and the run time calls it by name.
  private func inheritedFromObject(
    _ member: AppDeclarations.Member, in scope: AppScope
  ) -> String? {
    guard scope.kind == .class, member.isOverride,
      declarations.types[scope.path.joined(separator: ".")]?.inherited.contains("NSObject") == true
    else { return nil }
    return Self.methodsOfObject[member.fullName]
  }

  private static let methodsOfObject = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "responds(to:)": "respondsToSelector:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
  ]

  /// Whether a member can be called by its name.
  private func isExposed(
    _ list: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in scope: AppScope
  ) -> Bool {
    guard scope.kind == .class || scope.kind == .extension else { return false }
    let attributes = ObjectiveCAttributes(list)
    if attributes.isHidden { return false }
    if attributes.isExposed { return true }
    return !modifiers.containsAny(of: [.private, .fileprivate, .override])
      && declarations.hasObjectiveCMembers(scope.path.joined(separator: "."))
  }

  /// Whether a method has a form that a selector can carry.
  private func isCallable(_ node: FunctionDeclSyntax) -> Bool {
    !node.modifiers.containsAny(of: [.static, .class]) && node.genericParameterClause == nil
      && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && !node.signature.parameterClause.parameters.contains {
        $0.type.trimmedDescription.hasPrefix("inout ") || $0.ellipsis != nil
      }
      && !isConditional(node)
  }

  /// Whether a member is between `#if` and `#endif`: it may not be there.
  private func isConditional(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == true
  }

  /// A stored property that Objective-C observes announces its changes.
  private func observe(_ node: VariableDeclSyntax, in scope: AppScope) {
    let attributes = ObjectiveCAttributes(node.attributes)
    if attributes.isManaged { return store(node, in: scope) }
    guard scope.kind == .class,
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.dynamic) }),
      !node.modifiers.containsAny(of: [.lazy, .override, .weak, .unowned, .static, .class]),
      node.bindingSpecifier.tokenKind == .keyword(.var),
      node.bindings.allSatisfy(\.isStored)
    else { return }
    edits.replace(range(of: modifier), with: "")
    let start = range(of: node.attributes.isEmpty ? Syntax(modifier) : Syntax(node.attributes))
    edits.insert("@KeyValueObserved ", at: start.lowerBound)
  }

  /// What a property is before anything is set whose type Core Data has as a scalar.
  private static let scalars = [
    "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Float": "0", "Double": "0",
    "Bool": "false",
  ]

  /// A property that Core Data would make is stored: by its object in a class, beside it where an
  /// extension declares it.
  private func store(_ node: VariableDeclSyntax, in scope: AppScope) {
    blankManaged(node.attributes)
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      let first = Self.scalars[type.trimmedDescription]
      let isOptional =
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      var text = isOptional || first != nil ? "" : "!"
      if scope.kind == .extension {
        let key = SwiftLiteral.text(name.withoutBackticks)
        text +=
          " { get { ObjectiveC.managed(\(key), of: self)\(first.map { " ?? \($0)" } ?? "") } "
          + "set { ObjectiveC.setManaged(newValue, \(key), of: self) } }"
        // One with accessors is declared alone.
        if let comma = binding.trailingComma {
          let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
          edits.replace(range(of: comma), with: "; \(modifiers)var")
        }
      } else if let first {
        text += " = \(first)"
      }
      edits.insert(text, at: range(of: type).upperBound)
    }
  }

  /// A method that Core Data would make ends the program when it is called.
  private func endWhenCalled(_ node: FunctionDeclSyntax, _ member: AppDeclarations.Member) {
    blankManaged(node.attributes)
    edits.insert(
      " { ObjectiveC.unimplemented(self, \(SwiftLiteral.text(member.fullName))) }",
      at: range(of: node.signature).upperBound)
  }

  private func blankManaged(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "NSManaged" {
      edits.blank(range(of: attribute))
    }
  }

  // MARK: Members of extensions that override, or are overridden

  /// Gives a member of an extension a name of its own when its class is to have one that calls it.
  private func forward(
    _ member: AppDeclarations.Member, modifiers: DeclModifierListSyntax, name: TokenSyntax,
    in scope: AppScope
  ) {
    guard scope.kind == .extension else { return }
    let path = scope.path.joined(separator: ".")
    let isOverridden = declarations.isOverridden(member, of: path)
    guard member.isOverride || isOverridden else { return }
    guard let type = declarations.types[path], type.isDeclared, type.isClass else {
      if replace(member, modifiers: modifiers, name: name, in: path) { return }
      refuse(
        name, "an extension can override only in a class that is among the sources: \(path) is not")
      return
    }
    guard member.forwarder != nil else {
      refuse(name, "this override in an extension cannot be carried over: put it into the class")
      return
    }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.blank(range(of: modifier))
    }
    edits.replace(
      range(of: name), with: ExtensionForwarder.prefix(scope.path) + name.text.withoutBackticks)
  }

  /// Has a member of an extension of a UIKit class replace the one of UIKit; false if it cannot.
  private func replace(
    _ member: AppDeclarations.Member, modifiers: DeclModifierListSyntax, name: TokenSyntax,
    in path: String
  ) -> Bool {
    guard member.isOverride, !member.isStatic,
      let owner = UIKitClasses.owner(ofDynamic: member.fullName, in: path),
      let node = sequence(first: Syntax(name), next: \.parent).lazy.compactMap({
        $0.as(DeclSyntax.self)
      }).first, condition(around: node) == nil
    else { return false }
    let classes = declarations.overriding(member, below: owner)
    guard let text = ExtensionForwarder.replacement(of: node, of: classes) else { return false }
    for modifier in modifiers
    where [.keyword(.override), .keyword(.open), .keyword(.public)].contains(
      modifier.name.tokenKind)
    {
      edits.blank(range(of: modifier))
    }
    edits.replace(
      range(of: name), with: ExtensionForwarder.prefix([path]) + name.text.withoutBackticks)
    // Of several classes the last one has the replacement, which calls all of them.
    if classes.last == path { appendix.append("extension \(owner) { \(text) }") }
    return true
  }

  /// What a class has for the members of its extensions that override or are overridden.
  private func forwarders(of path: String) -> [String] {
    (declarations.types[path]?.members ?? []).filter {
      $0.isInExtension && ($0.isOverride || declarations.isOverridden($0, of: path))
    }.compactMap { forwarder(of: $0, in: path) }
  }
}

extension PatternBindingSyntax {
  /// Whether the binding is stored: without accessors, or with observers only.
  var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
