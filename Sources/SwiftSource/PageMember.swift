import SwiftSyntax

/// A function, a property, a subscript or an initializer of a page's code, by what may come to it.
package struct PageMember: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case function, property, subscripting, initializer }

  package var kind: Kind
  /// The name, with the labels of what has any: `tableView(_:didSelectRowAt:)`.
  package var name: String
  /// The UTF-8 offset of the name.
  package var offset: Int
  /// The type that it is declared in, or in an extension of; nil outside of any.
  package var type: String?
  /// Whether the compiler looks for who calls it: an override, or an initializer that is required.
  package var isOverride: Bool
  /// Whether it is an initializer that subclasses have to have.
  var isRequired: Bool
  package var isPrivate: Bool
  package var isStatic: Bool
  /// Whether others may know it by an attribute: a nib by `@IBAction`, a wrapper of a property.
  package var isKnownElsewhere: Bool
  /// Whether an attribute of its own may take each statement in it for a part of what it builds.
  var mayBuild: Bool
  /// Whether its first parameter is an object of UIKit's: methods that UIKit's protocols have get the one
  /// that calls them.
  package var takesObject: Bool

  /// Whether a protocol of UIKit's could have it.
  package var isVisibleToUIKit: Bool { !isPrivate && !isStatic && !isOverride }

  /// The name without labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  private init(
    _ kind: Kind, _ name: String, at token: some SyntaxProtocol,
    modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax,
    parameters: FunctionParameterListSyntax? = nil
  ) {
    (self.kind, offset) = (kind, token.positionAfterSkippingLeadingTrivia.utf8Offset)
    let labels = parameters?.map { $0.firstName.plainName + ":" }
    self.name = labels.map { "\(name)(\($0.joined()))" } ?? name
    type = Syntax(token).typeAround
    isRequired = modifiers.has(.required)
    isOverride = isRequired || modifiers.has(.override)
    isPrivate = modifiers.has(.private) || modifiers.has(.fileprivate)
    isStatic = modifiers.has(.static) || modifiers.has(.class)
    isKnownElsewhere = attributes.contains { !Self.attributesOfSwift.contains($0.name) }
    mayBuild = attributes.mayBuild
    takesObject =
      parameters?.first.map {
        $0.type.tokens(viewMode: .sourceAccurate).contains { Self.isOfUIKit($0.text) }
      } ?? false
  }

  init(_ node: FunctionDeclSyntax) {
    self.init(
      .function, node.name.plainName, at: node.name, modifiers: node.modifiers,
      attributes: node.attributes, parameters: node.signature.parameterClause.parameters)
  }

  init(_ node: InitializerDeclSyntax) {
    self.init(
      .initializer, "init", at: node.initKeyword, modifiers: node.modifiers,
      attributes: node.attributes, parameters: node.signature.parameterClause.parameters)
  }

  init(_ node: SubscriptDeclSyntax) {
    self.init(
      .subscripting, "subscript", at: node.subscriptKeyword, modifiers: node.modifiers,
      attributes: node.attributes, parameters: node.parameterClause.parameters)
  }

  /// - Parameter node: A name of the variable.
  init(_ node: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    self.init(
      .property, node.pattern.tokens(viewMode: .sourceAccurate).map(\.plainName).joined(),
      at: node.pattern, modifiers: variable.modifiers, attributes: variable.attributes)
  }

  /// Attributes that say how the compiler takes a declaration, or that a selector may name it: a selector
  /// is on the page.
  fileprivate static let attributesOfSwift: Set<String> = [
    "MainActor", "Sendable", "available", "backDeployed", "concurrent", "discardableResult",
    "inlinable", "inline", "nonobjc", "objc", "preconcurrency", "usableFromInline",
  ]

  /// Attributes of types whose members the compiler calls where nobody names them (The Swift Programming
  /// Language, Attributes).
  fileprivate static let attributesOfCalled: Set<String> = [
    "dynamicCallable", "dynamicMemberLookup", "globalActor", "main", "propertyWrapper",
    "resultBuilder",
  ]

  /// Whether a name is one of UIKit's or Foundation's.
  static func isOfUIKit(_ name: String) -> Bool { ["UI", "NS"].contains { name.hasPrefix($0) } }

  /// Whether a protocol of UIKit's requires methods alone, but for the `window` of an application's and a
  /// scene's delegate (UIKit headers).
  private static func hasMethodsAlone(_ name: String) -> Bool {
    isOfUIKit(name)
      && ["Delegate", "DataSource", "DataSourcePrefetching", "Updating"].contains {
        name.hasSuffix($0)
      }
  }

  /// What Swift itself calls of a type that conforms to one of its protocols, and what an enumeration's
  /// raw values are of (The Swift Standard Library, Foundation).
  private static let requirements: [String: Set<String>] = [
    "AnyObject": [], "CaseIterable": ["allCases"], "CodingKey": ["intValue", "stringValue"],
    "Codable": ["encode(to:)", "init(from:)"], "Comparable": ["<", "<=", "==", ">", ">="],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomStringConvertible": ["description"], "Decodable": ["init(from:)"],
    "Encodable": ["encode(to:)"], "Equatable": ["=="], "Error": [],
    "Hashable": ["==", "hash(into:)", "hashValue"], "Identifiable": ["id"], "Int": [],
    "NSObjectProtocol": [], "RawRepresentable": ["init(rawValue:)", "rawValue"], "Sendable": [],
    "String": [],
  ]

  /// Whether only code of the page can come to it: it is private, or of a type whose superclasses and
  /// protocols are known, and none of these calls it.
  ///
  /// - Parameter types: The declarations and extensions of each type.
  package func isOwn(in types: [String: [TypeMethods]]) -> Bool {
    guard !isOverride else { return false }
    // The methods of UIKit's protocols can be told by what they take.
    return isClear(in: types) { Self.isOfUIKit($0) && !takesObject }
  }

  /// Whether a case has to come to it: only code of the page can, or UIKit, which the case has to have
  /// do so. What another library may call, or Swift alone asks for, need not run.
  ///
  /// - Parameter types: The declarations and extensions of each type.
  package func hasToRun(in types: [String: [TypeMethods]]) -> Bool {
    !isRequired && isClear(in: types, orFunctionOf: Self.isOfUIKit)
  }

  private func isClear(
    in types: [String: [TypeMethods]], orFunctionOf isKnown: (String) -> Bool
  ) -> Bool {
    guard !isKnownElsewhere else { return false }
    guard let type, !isPrivate else { return true }
    if types[type]?.contains(where: \.hasMembersCalled) == true { return false }
    return TypeMethods.inherited(by: type, types).allSatisfy { name in
      if types[name] != nil { return true }
      let plain = String(name.prefix { $0 != "<" })
      if let names = Self.requirements[plain] {
        return names.isDisjoint(with: [self.name, baseName])
      }
      if kind == .function || isStatic { return isKnown(name) }
      return UIKitClasses.isClass(plain) || Self.hasMethodsAlone(plain) && self.name != "window"
    }
  }
}

extension AttributeListSyntax {
  /// Whether the compiler itself calls members of a type that has them.
  var haveMembersCalled: Bool { contains { PageMember.attributesOfCalled.contains($0.name) } }

  /// Whether one of them may be a result builder: Interface Builder's are none.
  var mayBuild: Bool {
    contains { attribute in
      !PageMember.attributesOfSwift.contains(attribute.name)
        && !["IB", "NS"].contains { attribute.name.hasPrefix($0) }
    }
  }
}

extension AttributeListSyntax.Element {
  /// The name of an attribute; nothing for conditions of them.
  fileprivate var name: String {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
  }
}

extension DeclModifierListSyntax {
  /// Whether a declaration has a modifier; `private(set)` is none.
  fileprivate func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension Syntax {
  /// The name of the type or of the extension around it.
  fileprivate var typeAround: String? {
    sequence(first: self, next: \.parent).lazy.compactMap {
      $0.asProtocol((any DeclGroupSyntax).self)
    }.first?.typeName
  }
}

extension DeclGroupSyntax {
  /// The name of the type that is declared or extended.
  var typeName: String? {
    Syntax(self).as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? Syntax(self).asProtocol((any NamedDeclSyntax).self)?.name.plainName
  }
}
