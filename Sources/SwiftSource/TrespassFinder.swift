import SwiftSyntax

/// Finds what the code of a case may not have.
final class TrespassFinder: SyntaxAnyVisitor {
  /// The names of the types that are the page's own.
  private let types: Set<String>
  private(set) var found: [CodeReview.Trespass] = []
  /// Whether each of the types and extensions around the code is of a type of the page's own.
  private var areOwn: [Bool] = []

  init(types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ kind: CodeReview.Trespass.Kind, _ token: TokenSyntax) {
    found.append(
      .init(
        kind: kind, text: token.text,
        offset: token.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  // MARK: Words

  /// What runs and records cases, or breaks the model.
  private static let machinery: Set<String> = [
    "BookCheck", "CaseProgram", "CaseProver", "ExpectationLog", "FaultWatch", "GotchaCase",
    "GotchaContext", "ProofJournal", "gotchaBranch", "gotchaContext",
    "gotchaPlace",
  ]

  /// What hides a failure, forges a record, or has another version than the case's.
  private static let evasions: Set<String> = [
    "$bound", "$current", "Attachment", "IssueHandlingTrait", "confirmation", "withKnownIssue",
  ]

  /// The same as members of something.
  private static let evadingMembers: Set<String> = ["compactMapIssues", "filterIssues"]

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch node.tokenKind {
    case .identifier, .dollarIdentifier:
      let name = node.plainName
      if Self.machinery.contains(name) {
        note(.machinery, node)
      } else if Self.evasions.contains(name), !types.contains(name) {
        note(.evasion, node)
      } else if !name.utf8.allSatisfy({ $0 < 0x80 }) {
        note(.character, node)
      }
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if name.plainName == "registerClass",
      node.base?.lastToken(viewMode: .sourceAccurate)?.plainName == "URLProtocol"
    {
      note(.shared, name)
    }
    if Self.evadingMembers.contains(name.plainName) { note(.evasion, name) }
    return .visitChildren
  }

  private static let tests: Set<String> = ["Suite", "Test", "freestanding", "testable"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if let last = name.split(separator: ".").last, Self.tests.contains(String(last)) {
      note(.machinery, node.atSign)
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.clauses.first { note(.conditional, first.poundKeyword) }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let named) = argument.argument,
        named.platform.text == "iOS", let version = named.version
      else { continue }
      found.append(
        .init(
          kind: .availability, text: version.trimmedDescription,
          offset: version.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return .visitChildren
  }

  // MARK: Values

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let value) = node.item, value.onlyReads, !node.mayBeValue {
      let words = value.trimmedDescription.split(whereSeparator: \.isWhitespace)
      found.append(
        .init(
          kind: .unusedValue, text: words.joined(separator: " "),
          offset: value.positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return .visitChildren
  }

  // MARK: Names

  /// The prefixes of Apple's frameworks belong to them.
  private static let prefixes = ["CA", "CG", "NS", "UI"]

  /// Modules, what an expectation consists of or asks, and what values and literals are by default.
  private static let reserved: Set<String> = [
    "AnyObject", "Array", "Bool", "BooleanLiteralType", "Character", "Comparable", "ConsoleLog",
    "Dictionary", "Double", "Equatable", "Error", "Float", "FloatLiteralType", "Foundation",
    "IndexPath", "Int", "IntegerLiteralType", "Issue", "MainLoop", "Never", "Optional", "Set",
    "SourceLocation", "String", "StringLiteralType", "Swift", "SystemVersion", "TableModel",
    "TableProbe", "Task", "Testing", "UIKit", "Void",
  ]

  private func declare(_ token: TokenSyntax?) {
    guard let token else { return }
    let name = token.plainName
    let isOfFramework =
      Self.prefixes.contains(where: name.hasPrefix) && name.dropFirst(2).first?.isUppercase == true
    if isOfFramework || Self.reserved.contains(name) { note(.reservedName, token) }
  }

  /// Whether a type or an extension is of the page's own; nil for what is neither.
  private func isOwn(_ node: Syntax) -> Bool? {
    guard let found = node.as(ExtensionDeclSyntax.self) else {
      return node.isProtocol((any DeclGroupSyntax).self) ? true : nil
    }
    let name = found.extendedType.firstToken(viewMode: .sourceAccurate)?.plainName
    return name.map(types.contains) == true
  }

  /// Whether an operator of a type compares its values with those of a type that is not the page's own.
  private func comparesOthers(_ node: FunctionDeclSyntax) -> Bool {
    let result = node.signature.returnClause?.type.trimmedDescription
    return ["Bool", "Swift.Bool"].contains(result)
      && !node.signature.parameterClause.parameters.allSatisfy { parameter in
        parameter.type.tokens(viewMode: .sourceAccurate).contains {
          types.contains($0.plainName) || $0.tokenKind == .keyword(.Self)
        }
      }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let found = node.as(FunctionDeclSyntax.self), found.name.tokenKind.isOperator,
      areOwn.last != true || comparesOthers(found)
    {
      note(.operatorOfOthers, found.name)
    }
    declare(node.declaredName)
    if let isOwn = isOwn(node) { areOwn.append(isOwn) }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if isOwn(node) != nil { areOwn.removeLast() }
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension Syntax {
  /// The name that a declaration, a pattern or a parameter gives.
  var declaredName: TokenSyntax? {
    switch self.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern): pattern.identifier
    case .closureShorthandParameter(let parameter): parameter.name
    case .closureParameter(let parameter): parameter.secondName ?? parameter.firstName
    case .closureCapture(let capture): capture.name
    case .functionParameter(let parameter): parameter.secondName ?? parameter.firstName
    case .genericParameter(let parameter): parameter.name
    case .enumCaseElement(let element): element.name
    default: asProtocol((any NamedDeclSyntax).self)?.name
    }
  }
}

extension ExprSyntax {
  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", "<=", ">", ">="]

  /// Whether it is a comparison, a negation or a property, of which nothing comes by itself.
  fileprivate var onlyReads: Bool {
    if let found = self.as(MemberAccessExprSyntax.self) { return found.base != nil }
    if let found = self.as(PrefixOperatorExprSyntax.self) { return found.operator.text == "!" }
    return !isAssignment && !operators.isDisjoint(with: Self.comparisons)
  }

  /// Whether it assigns a value.
  var isAssignment: Bool {
    operators.contains { $0.hasSuffix("=") && !Self.comparisons.contains($0) }
  }

  /// The operators between its parts.
  private var operators: Set<String> {
    let elements = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    return Set(
      elements.compactMap { element in
        element.as(BinaryOperatorExprSyntax.self)?.operator.text
          ?? element.as(AssignmentExprSyntax.self)?.equal.text
      })
  }
}

extension CodeBlockItemSyntax {
  /// Whether it may be the value of what it is in.
  fileprivate var mayBeValue: Bool {
    guard let list = parent, list.children(viewMode: .sourceAccurate).count == 1 else {
      return false
    }
    guard let around = list.parent?.as(CodeBlockSyntax.self)?.parent else { return true }
    return around.as(FunctionDeclSyntax.self).map { $0.signature.returnClause != nil }
      ?? (around.is(AccessorDeclSyntax.self) || around.is(IfExprSyntax.self))
  }
}
