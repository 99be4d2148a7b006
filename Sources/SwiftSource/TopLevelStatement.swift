import SwiftSyntax

/// A statement of some code that is in no brace, as far as a generator needs it.
package struct TopLevelStatement {
  /// The UTF-8 offsets from its first word, attributes and modifiers included, to its last.
  package var range: Range<Int>
  /// Whether it is the first of its line.
  package var startsLine: Bool
  /// The keyword of the declaration; nil for what is none.
  package var keyword: String?
  /// What is declared or extended.
  package var names: [String] = []
  /// The offset behind its last attribute; nil when it has none.
  package var attributesEnd: Int?
  /// The offset of its first modifier, or of its keyword.
  package var modifiersStart: Int
  package var hasAccessModifier = false
  /// Whether it may be seen outside of its file by its own modifier.
  package var hasWideAccess = false
  /// Whether something in its braces has a modifier that shows it outside of its file.
  package var bodyHasAccessModifier = false
  /// Whether it names what it inherits from or conforms to.
  package var isConformance = false
  /// Whether it is a type that is a value of every actor, or makes one.
  package var isValueType = false

  package var start: Int { range.lowerBound }

  /// The first name, without those of types nested in it: `Outer` of `Outer.Inner`.
  package var baseName: String {
    names.first?.split { $0 == "." || $0 == "<" }.first.map(String.init) ?? ""
  }

  /// The statements of some code, those in `#if` too, in its order.
  package static func all(in code: String) -> [TopLevelStatement] {
    SyntaxTree.of(code).statements.inEachCondition.map { TopLevelStatement($0) }
  }

  /// The names of the types that some code declares.
  package static func declaredTypes(in code: String) -> [String] {
    let types: Set<String> = ["actor", "class", "enum", "protocol", "struct"]
    return all(in: code).filter { $0.keyword.map(types.contains) ?? false }.flatMap(\.names)
  }

  private init(_ item: CodeBlockItemSyntax) {
    let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<max(start, item.endPositionBeforeTrailingTrivia.utf8Offset)
    startsLine = item.position.utf8Offset == 0 || item.leadingTrivia.hasNewline
    modifiersStart = start
    let node = Syntax(item.item)
    guard let declaration = node.asProtocol((any DeclSyntaxProtocol).self),
      let names = Self.names(of: node)
    else { return }
    self.names = names
    keyword =
      node.is(OperatorDeclSyntax.self)
      ? "operator"
      : node.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TokenSyntax.self) }.first?
        .text
    readModifiers(of: declaration)
    readBody(of: node)
  }

  /// What a declaration declares or extends; nil for what is none.
  private static func names(of node: Syntax) -> [String]? {
    if let found = node.asProtocol((any NamedDeclSyntax).self) { return [found.name.text] }
    if let found = node.as(ExtensionDeclSyntax.self) {
      return [found.extendedType.trimmedDescription]
    }
    if let found = node.as(VariableDeclSyntax.self) {
      return found.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    return node.is(ImportDeclSyntax.self) ? [] : nil
  }

  private static let wide: Set<String> = ["internal", "package", "public", "open"]

  private mutating func readModifiers(of declaration: any DeclSyntaxProtocol) {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    if let last = attributes?.last {
      attributesEnd = last.endPositionBeforeTrailingTrivia.utf8Offset
      let next = last.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      modifiersStart = next?.positionAfterSkippingLeadingTrivia.utf8Offset ?? modifiersStart
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let names = Set(modifiers?.map(\.name.text) ?? [])
    hasWideAccess = !names.isDisjoint(with: Self.wide)
    hasAccessModifier = hasWideAccess || !names.isDisjoint(with: ["private", "fileprivate"])
  }

  private static let protocolsOfValues: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "Sendable",
  ]

  /// The cases of a book are isolated to the main actor by default, as apps are that choose so. A type
  /// that is an item of a diffable data source, or a key, must not be: in other apps it is not. It is
  /// an enumeration without static members, or a structure or an extension that conforms to a protocol
  /// of values.
  private mutating func readBody(of node: Syntax) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
    let keywords = Set(
      group.memberBlock.tokens(viewMode: .sourceAccurate).compactMap {
        if case .keyword = $0.tokenKind { $0.text } else { nil }
      })
    bodyHasAccessModifier = !keywords.isDisjoint(with: Self.wide)
    let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    isConformance = !inherited.isEmpty
    let isIsolated = node.tokens(viewMode: .sourceAccurate).contains {
      ["MainActor", "nonisolated"].contains($0.text)
    }
    guard !isIsolated else { return }
    switch keyword {
    case "enum": isValueType = keywords.contains("case") && !keywords.contains("static")
    case "struct", "extension":
      isValueType = !Self.protocolsOfValues.isDisjoint(with: inherited)
    default: break
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The items, those in `#if` too.
  var inEachCondition: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
        guard case .statements(let inner)? = clause.elements else { return [] }
        return inner.inEachCondition
      }
    }
  }
}

extension Trivia {
  fileprivate var hasNewline: Bool {
    contains { piece in
      if case .blockComment(let text) = piece { return text.contains(where: \.isNewline) }
      return piece.isNewline
    }
  }
}
