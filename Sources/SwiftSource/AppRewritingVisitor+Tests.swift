import SwiftSyntax

/// Methods of XCTest's test cases on the main actor. XCTest on Linux calls a method from no actor, on the
/// main thread: it gets one that it can call, which has the method's name and runs it.
extension AppRewritingVisitor {
  /// The methods of a test case that XCTest calls around each test.
  private static let surroundings: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// What calls a method on the main actor, on whose thread it is called.
  private static let onMainActor = """
    nonisolated private func _onMainActor<Test: AnyObject>(
      _ test: Test, _ method: @MainActor (Test) throws -> Void
    ) rethrows {
      nonisolated(unsafe) let test = test
      try MainActor.assumeIsolated { try method(test) }
    }
    """

  /// How the own name of a method begins.
  private static func prefix(_ path: [String]) -> String {
    "_mainActor_\(path.joined(separator: "_"))_"
  }

  /// Gives a method that XCTest calls another name, and puts what calls it on the main actor behind it,
  /// on the same line.
  func runOnMainActor(_ node: FunctionDeclSyntax, in scope: AppScope) {
    guard extent == .app, declarations.hasXCTests, isCalledByXCTest(node, in: scope),
      isOnMainActor(node, in: scope)
    else { return }
    let name = node.name.text.withoutBackticks
    let own = Self.prefix(scope.path) + name
    edits.replace(range(of: node.name), with: own)
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.blank(range(of: modifier))
    }
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let call = isThrowing ? "try " : ""
    edits.insert(
      "; \(head(of: node))nonisolated func \(node.name.text)\(node.signature.onOneLine) { "
        + "\(call)_onMainActor(self) { \(call)$0.\(own)() } }",
      at: range(of: node).upperBound)
    if !appendix.contains(Self.onMainActor) { appendix.append(Self.onMainActor) }
  }

  /// The attributes and modifiers that the method which XCTest calls has, too.
  private func head(of node: FunctionDeclSyntax) -> String {
    let attributes = node.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available"
      else { return nil }
      return attribute.onOneLine
    }
    let modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }
      .map(\.onOneLine)
    return (attributes + modifiers).map { $0 + " " }.joined()
  }

  /// Whether XCTest calls a method from no actor: one that is asynchronous it awaits.
  private func isCalledByXCTest(_ node: FunctionDeclSyntax, in scope: AppScope) -> Bool {
    let path = scope.path.joined(separator: ".")
    let isClass =
      switch scope.kind {
      case .class: declarations.inheritsAnything(path)
      case .extension: declarations.types[path]?.isDeclared != true || declarations.isClass(path)
      default: false
      }
    let isOverride = node.modifiers.containsAny(of: [.override])
    let name = node.name.text.withoutBackticks
    return isClass && node.signature.parameterClause.parameters.isEmpty
      && node.genericParameterClause == nil
      && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && ["", "Void", "()"].contains(node.signature.returnClause?.type.trimmedDescription ?? "")
      && !node.modifiers.containsAny(of: [.static, .class, .private, .fileprivate, .nonisolated])
      && !node.attributes.names.contains("Test")
      && (name.hasPrefix("test") && !(isOverride && scope.kind == .extension)
        || isOverride && scope.kind == .class && Self.surroundings.contains(name))
  }

  /// Whether a method is on the main actor by itself, its extension, its class or a superclass.
  private func isOnMainActor(_ node: FunctionDeclSyntax, in scope: AppScope) -> Bool {
    if node.attributes.names.contains(AppDeclarations.mainActor) { return true }
    let group = sequence(first: Syntax(node), next: \.parent).lazy.dropFirst()
      .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    // An override without the attribute is where what it overrides is.
    return group?.attributes.names.contains(AppDeclarations.mainActor) == true
      || declarations.isOnMainActor(scope.path.joined(separator: "."))
  }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }
}
