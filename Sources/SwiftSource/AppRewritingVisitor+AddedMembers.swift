import SwiftSyntax

/// Members that extensions add to UIKit's classes, where classes of the app override them.
extension AppRewritingVisitor {
  // MARK: In the extension

  /// Gives a member of an extension another name, and puts what calls the overrides in its place.
  func add(_ node: FunctionDeclSyntax, _ member: AppDeclarations.Member, in scope: AppScope) {
    guard let path = addedPath(member, in: scope) else { return }
    add(AddedMember(node, member, of: path), renaming: node.name)
  }

  /// The same for a property.
  func add(_ node: VariableDeclSyntax, _ member: AppDeclarations.Member, in scope: AppScope) {
    guard let path = addedPath(member, in: scope),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    guard let added = AddedMember(node, member, of: path) else {
      refuse(
        node, "this property of an extension cannot be overridden: give it a type and a getter")
      return
    }
    add(added, renaming: name)
  }

  private func addedPath(_ member: AppDeclarations.Member, in scope: AppScope) -> String? {
    let path = scope.path.joined(separator: ".")
    return scope.kind == .extension && declarations.isAddedAndOverridden(member, of: path)
      ? path : nil
  }

  private func add(_ member: AddedMember, renaming name: TokenSyntax) {
    edits.replace(range(of: name), with: AddedMember.added + name.text.withoutBackticks)
    appendix.append(member.declaration)
    dispatchers.append(member.dispatcher)
  }

  // MARK: In the classes that override

  /// Gives an override the name that its protocol requires.
  func override(
    _ member: AppDeclarations.Member, modifiers: DeclModifierListSyntax, name: TokenSyntax,
    in scope: AppScope
  ) {
    let path = scope.path.joined(separator: ".")
    guard scope.kind == .class, member.isOverride,
      declarations.owner(ofOverridden: member, in: path) != nil
    else { return }
    edits.replace(range(of: name), with: AddedMember.overriding + name.text.withoutBackticks)
    guard !declarations.isOverriddenAbove(member, in: path) else { return }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.blank(range(of: modifier))
    }
  }

  /// The protocols of what a class is the first to override.
  func conform(_ scope: AppScope, _ node: some DeclGroupSyntax) {
    let path = scope.path.joined(separator: ".")
    let names = (declarations.types[path]?.members ?? []).compactMap { member -> String? in
      guard member.isOverride, !declarations.isOverriddenAbove(member, in: path),
        let owner = declarations.owner(ofOverridden: member, in: path)
      else { return nil }
      return AddedMember.protocolName(member, of: owner)
    }
    guard !names.isEmpty, let last = node.inheritanceClause?.inheritedTypes.last else { return }
    edits.insert(names.map { ", " + $0 }.joined(), at: range(of: last.type).upperBound)
  }

  /// `super.save()`: the override of the superclass, or the member itself.
  func callAdded(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let scope = type else { return }
    let path = scope.path.joined(separator: ".")
    let name = node.declName.baseName.text.withoutBackticks
    let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map {
      $0.label?.text ?? "_"
    }
    let owners = declarations.foreignLineage(of: path)
    let found = declarations.addedOverrides.first { owner, member in
      member.name == name && owners.contains(owner)
        && (labels.map { $0.allSatisfy(member.labels.contains) } ?? true)
    }
    guard let member = found?.member else { return }
    let isAbove = declarations.isOverriddenAbove(member, in: path)
    edits.replace(
      range(of: node.declName.baseName),
      with: (isAbove ? AddedMember.overriding : AddedMember.added) + name)
  }

  /// What a class has for an override in one of its extensions.
  func forwarder(of member: AppDeclarations.Member, in path: String) -> String? {
    guard member.isOverride, declarations.owner(ofOverridden: member, in: path) != nil else {
      return member.forwarder
    }
    let word = member.kind == .property ? "var " : "func "
    let renamed = member.forwarder?.replacing(
      word + member.name, with: word + AddedMember.overriding + member.name, maxReplacements: 1)
    return declarations.isOverriddenAbove(member, in: path)
      ? renamed : renamed?.replacing("override ", with: "", maxReplacements: 1)
  }
}
