import SwiftSyntax

extension AppRewritingVisitor {
  /// Modules of Apple's systems whose API the model has.
  static let carriedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "CoreFoundation", "UniformTypeIdentifiers",
    "MobileCoreServices", "CoreServices", "os", "OSLog", "Darwin",
  ]

  // MARK: Imports

  func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard extent == .app, let module = node.path.first?.name.text else { return .visitChildren }
    // UIKit brings Foundation along; beside it Foundation's `Timer` would be another.
    if node.path.trimmedDescription == "Foundation" { edits.blank(range(of: node)) }
    guard Self.carriedModules.contains(module) else { return .visitChildren }
    let start = node.importKindSpecifier.map { range(of: $0) } ?? range(of: node.path)
    edits.replaceKeepingLines(
      start.lowerBound..<range(of: node.path).upperBound, with: AppRewriter.module)
    return .visitChildren
  }

  /// `UIKit.UIView`: the module by its name.
  func rewrite(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if extent == .app, let base = node.baseType.as(IdentifierTypeSyntax.self),
      Self.carriedModules.contains(base.name.text)
    {
      edits.replace(range(of: base), with: AppRewriter.module)
    } else if extent == .app, let base = node.baseType.as(IdentifierTypeSyntax.self) {
      nameModule(base.name, of: node.name)
    }
    return .visitChildren
  }

  /// `Foundation.URLSession`: some of Foundation has a module of its own on Linux.
  private func nameModule(_ module: TokenSyntax, of name: TokenSyntax) {
    guard module.text == "Foundation",
      let part = AppRewriter.partsOfFoundation.first(where: {
        $0.words.contains(where: name.text.contains)
      })
    else { return }
    edits.replace(range(of: module), with: part.module)
  }

  func rewrite(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if extent == .app, let base = node.base?.as(DeclReferenceExprSyntax.self),
      Self.carriedModules.contains(base.baseName.text), base.baseName.text != "os"
    {
      edits.replace(range(of: base), with: AppRewriter.module)
    } else if extent == .app, let base = node.base {
      if let module = base.as(DeclReferenceExprSyntax.self) {
        nameModule(module.baseName, of: node.declName.baseName)
      }
      // Objective-C finds the members of any object when they are called.
      let unwrapped =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression
      if (unwrapped ?? base).as(TupleExprSyntax.self)?.isAnyObject == true {
        edits.insert(
          unwrapped == nil ? "ObjectiveC.object" : "ObjectiveC.optionalObject",
          at: range(of: base).lowerBound)
      }
    }
    return .visitChildren
  }

  // MARK: Conditions

  func rewrite(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard extent == .app, let condition = node.condition else { return .visitChildren }
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.true { edits.replaceKeepingLines(range(of: call), with: "true") }
    return .visitChildren
  }

  /// The condition under which the compiler reads a node; nil for one that no `#if` is around.
  func condition(around node: some SyntaxProtocol) -> String? {
    let clauses = sequence(first: Syntax(node), next: \.parent)
      .compactMap { $0.as(IfConfigClauseSyntax.self) }
    let conditions = clauses.reversed().flatMap { clause in
      let list = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
      let others = list.prefix { $0.id != clause.id }.compactMap(text(ofCondition:))
      return others.map { "!\($0)" } + [text(ofCondition: clause)].compactMap { $0 }
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// The condition of a clause as it is rewritten, on one line; nil for `#else`.
  private func text(ofCondition clause: IfConfigClauseSyntax) -> String? {
    guard let condition = clause.condition else { return nil }
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    if extent == .app { finder.walk(condition) }
    var text = condition.onOneLine
    for call in finder.true { text = text.replacing(call.onOneLine, with: "true") }
    return "(\(text))"
  }

  /// Finds the conditions that hold on iOS.
  private final class ConditionFinder: SyntaxVisitor {
    var `true`: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      switch node.calledExpression.trimmedDescription {
      case "os" where argument == "iOS": `true`.append(node)
      case "canImport" where AppRewritingVisitor.carriedModules.contains(argument):
        `true`.append(node)
      default: break
      }
      return .visitChildren
    }
  }

  /// `#available(iOS 15, *)` is about the version that the model imitates.
  func rewrite(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { argument -> Int? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
        let version = restriction.version
      else { return nil }
      return Int(version.major.text)
    }
    guard let version = versions.first else { return .skipChildren }
    let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
    edits.replaceKeepingLines(
      range(of: node), with: "(SystemVersion.current \(isAvailable ? ">=" : "<") .iOS(\(version)))")
    return .skipChildren
  }

  // MARK: The program's start

  /// The statements of `main.swift`, with which an app begins. Here they are each in a function that
  /// nobody calls: who tests an app makes its screens.
  func startStatements(of node: SourceFileSyntax) -> [CodeBlockItemSyntax.Item] {
    guard extent == .app, file.path.split(separator: "/").last == "main.swift" else { return [] }
    return node.statements.inEachCondition.map(\.item).filter { !$0.is(DeclSyntax.self) }
  }

  // MARK: Initializers through a metatype

  /// The argument labels of UIKit's initializers that a metatype can be used with.
  private static let initializers: Set<[String]> = [
    ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["type"],
    ["nibName", "bundle"],
  ]

  func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if labels == ["to"] { askReceiver(node) }
    let isUIKits = Self.initializers.contains(labels)
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "NSClassFromString"
    {
      edits.replace(range(of: name), with: "objectiveCClass")
    } else if let name = called.as(DeclReferenceExprSyntax.self), isUIKits || labels.isEmpty,
      let constraint = genericConstraint(of: name.baseName.text), isClass(constraint)
    {
      edits.insert(".\(Self.initializer)", at: range(of: name).upperBound)
    } else if labels == ["of"], let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isSubclass", let base = member.base,
      !base.trimmedDescription.contains("?"),
      base.trimmedDescription.split(separator: ".").last?.first?.isUppercase == false
    {
      // Only the classes of `NSObject` have the method.
      edits.insert("ObjectiveC.isSubclass(", at: range(of: base).lowerBound)
      let end = node.leftParen.map { range(of: $0).upperBound } ?? range(of: called).upperBound
      edits.replaceKeepingLines(range(of: base).upperBound..<end, with: ", ")
    } else if let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base,
      isMetatype(base.onOneLine, hasLabels: isUIKits, isBare: labels.isEmpty)
        || labels.isEmpty && isMetatypeOfArray(base)
        || (isUIKits || labels.isEmpty) && isOwnMetatype(base, labels)
    {
      edits.replace(range(of: member.declName), with: Self.initializer)
    }
    return .visitChildren
  }

  /// What finds an initializer at run time.
  private static let initializer = "objectiveCInit"

  /// Whether what `init` is called on is a class that is known only at run time.
  private func isMetatype(_ base: String, hasLabels: Bool, isBare: Bool) -> Bool {
    if let constraint = genericConstraint(of: base) {
      return (hasLabels || isBare) && isClass(constraint)
    }
    let last = base.split(separator: ".").last ?? ""
    guard !["self", "super", "Self"].contains(base), last.first?.isLowercase == true else {
      return false
    }
    let classes = declarations.metatypes[String(last)] ?? []
    return hasLabels
      || isBare && classes.contains { isClass(genericConstraint(of: $0) ?? $0) }
  }

  /// Whether `init` is called on an element of an array of classes, `types[0].init()`.
  private func isMetatypeOfArray(_ base: ExprSyntax) -> Bool {
    let array = base.as(SubscriptCallExprSyntax.self)?.calledExpression.onOneLine
    guard let name = array?.split(separator: ".").last else { return false }
    return declarations.metatypeArrays[String(name)]?.contains(where: isClass) == true
  }

  /// Whether `init` is called on the class itself in a method of the class, `self.init()`, which a
  /// subclass of Objective-C always has and Swift wants `required`.
  private func isOwnMetatype(_ base: ExprSyntax, _ labels: [String]) -> Bool {
    guard ["self", "Self"].contains(base.onOneLine) else { return false }
    let around = Array(sequence(first: Syntax(base), next: \.parent).dropFirst())
    let isStatic = around.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.last.map {
      $0.modifiers.containsAny(of: [.static, .class])
    }
    guard let node = around.lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
      base.onOneLine == "Self" || isStatic == true,
      !node.modifiers.containsAny(of: [.final]),
      node.inheritanceClause?.inheritedTypes.first.map({ isClass($0.type.onOneLine) }) == true
    else { return false }
    return !node.memberBlock.members.contains { member in
      guard let own = member.decl.as(InitializerDeclSyntax.self) else { return false }
      return own.modifiers.containsAny(of: [.required])
        && own.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
  }

  private func genericConstraint(of name: String) -> String? {
    scopes.lazy.reversed().compactMap { $0.generics[name] }.first
  }

  private func isClass(_ constraint: String) -> Bool {
    constraint.split(separator: "&").contains { part in
      let written = part.filter { $0 != " " }
      let name = declarations.aliases[written] ?? written
      return name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        || declarations.path(of: name, in: path).map { declarations.types[$0]?.isClass == true }
          ?? false
    }
  }
}

extension TupleExprSyntax {
  /// Whether it is `(value as AnyObject)`.
  fileprivate var isAnyObject: Bool {
    guard elements.count == 1, let element = elements.first, element.label == nil,
      let list = element.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
      let cast = list.first?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil
    else { return false }
    return ["AnyObject", "AnyObject?"].contains(list.last?.trimmedDescription)
  }
}
