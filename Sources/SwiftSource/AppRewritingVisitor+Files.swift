import SwiftSyntax

extension AppRewritingVisitor {
  /// Modules of Apple's systems whose API the model has.
  static let carriedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "CoreFoundation", "UniformTypeIdentifiers",
    "os", "OSLog", "Darwin",
  ]

  // MARK: Imports

  func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard extent == .app, let module = node.path.first?.name.text,
      Self.carriedModules.contains(module)
    else { return .visitChildren }
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
    }
    return .visitChildren
  }

  func rewrite(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if extent == .app, let base = node.base?.as(DeclReferenceExprSyntax.self),
      Self.carriedModules.contains(base.baseName.text), base.baseName.text != "os"
    {
      edits.replace(range(of: base), with: AppRewriter.module)
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

  // MARK: Initializers through a metatype

  /// The argument labels of UIKit's initializers that a metatype can be used with.
  private static let initializers: Set<[String]> = [
    ["frame"], ["frame", "style"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ["nibName", "bundle"], ["rootViewController"], ["frame", "collectionViewLayout"],
  ]

  func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil, let metatype = metatype(calledBy: node) else {
      return .visitChildren
    }
    let start = range(of: node).lowerBound
    guard let open = node.leftParen else { return .visitChildren }
    let separator = node.arguments.isEmpty ? "" : ", "
    edits.replaceKeepingLines(
      start..<range(of: open).upperBound, with: "ObjectiveC.make(\(metatype)\(separator)")
    return .visitChildren
  }

  /// The metatype of a call that Swift allows only of a required initializer.
  private func metatype(calledBy node: FunctionCallExprSyntax) -> String? {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let constraint = genericConstraint(of: name)
    {
      return (labels.isEmpty || Self.initializers.contains(labels)) && isClass(constraint)
        ? "\(name).self" : nil
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    else { return nil }
    let text = base.onOneLine
    if let constraint = genericConstraint(of: text) {
      return (labels.isEmpty || Self.initializers.contains(labels)) && isClass(constraint)
        ? "\(text).self" : nil
    }
    guard Self.initializers.contains(labels), !["self", "super", "Self"].contains(text) else {
      return nil
    }
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isLowercase == true ? text : nil
  }

  private func genericConstraint(of name: String) -> String? {
    scopes.lazy.reversed().compactMap { $0.generics[name] }.first
  }

  private func isClass(_ constraint: String) -> Bool {
    constraint.split(separator: "&").contains { part in
      let name = part.filter { $0 != " " }
      return name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
        || declarations.path(of: name, in: path).map { declarations.types[$0]?.isClass == true }
          ?? false
    }
  }
}
