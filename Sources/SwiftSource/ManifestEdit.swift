import SwiftParser
import SwiftSyntax

/// Puts a target into the manifest of a package, which stays as it is otherwise.
package struct ManifestEdit {
  /// A manifest in the usual form: `Package(…, targets: [ … ])`.
  private let call: FunctionCallExprSyntax
  /// What the whole manifest calls, code behind the call of `Package` included, which may add to it.
  private let calls: [ManifestCall]
  private let bytes: [UInt8]

  /// Nil for a manifest without a call of `Package` that lists its targets, and its dependencies if it
  /// has any, itself.
  package init?(_ manifest: String) {
    let finder = ManifestCallFinder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.of(manifest))
    guard let call = finder.package else { return nil }
    self.call = call
    calls = finder.calls
    bytes = Array(manifest.utf8)
    let lists = argument("dependencies").map { $0.expression.is(ArrayExprSyntax.self) } ?? true
    guard array("targets") != nil, lists else { return nil }
  }

  // MARK: Reading

  /// The name of the package.
  package var name: String? { call.text("name") }

  /// Whether a target of the package has the name.
  package func hasTarget(_ name: String) -> Bool {
    calls.contains { $0.name.lowercased().hasSuffix("target") && $0.texts["name"] == name }
  }

  /// Whether a target is built with the plugin.
  package func usesPlugin(_ name: String) -> Bool {
    calls.contains { $0.plugins.contains(name) }
  }

  /// Whether the package depends on one of the name, which it gives, or which its folder or its address
  /// ends with.
  package func dependsOn(_ name: String) -> Bool {
    calls.contains { call in
      call.name == "package"
        && call.texts.values.contains { $0.split(separator: "/").last?.trimming(".git") == name }
    }
  }

  /// The targets of a library of the package; nil if it has none of the name.
  package func targets(ofLibrary name: String) -> [String]? {
    calls.first { $0.name == "library" && $0.texts["name"] == name }?.targets
  }

  // MARK: Writing

  /// The manifest with one more target, and one more dependency where one is given.
  ///
  /// - Parameters:
  ///   - target: The code of the target, `.testTarget(…)`, its lines indented from 0.
  ///   - dependency: The code of the dependency, `.package(…)`.
  package func adding(target: String, dependency: String?) -> String {
    var edits = SourceEdits(bytes)
    if let dependency {
      if let list = array("dependencies") {
        append(dependency, to: list, &edits)
      } else if let label = argument("targets")?.label {
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.insert("dependencies: [\(dependency)],\n\(indent(at: start))", at: start)
      }
    }
    if let list = array("targets") { append(target, to: list, &edits) }
    return edits.applied()
  }

  private func append(_ code: String, to list: ArrayExprSyntax, _ edits: inout SourceEdits) {
    let last = list.elements.last
    let close = list.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = argumentStart(of: list)
    let outer = indent(at: start)
    let inner = last.map { indent(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
    let isOnOneLine = last == nil || inner == outer
    let step = isOnOneLine ? outer + "  " : inner ?? outer
    let text = code.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + step)
    if let last {
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert((last.trailingComma == nil ? "," : "") + "\n\(step)\(text)", at: end)
      if isOnOneLine { edits.insert("\n\(outer)", at: close) }
    } else {
      edits.insert("\n\(step)\(text)\n\(outer)", at: close)
    }
  }

  private func argument(_ label: String) -> LabeledExprSyntax? {
    call.arguments.first { $0.label?.text == label }
  }

  private func array(_ label: String) -> ArrayExprSyntax? {
    argument(label)?.expression.as(ArrayExprSyntax.self)
  }

  private func argumentStart(of list: ArrayExprSyntax) -> Int {
    let argument = list.parent ?? Syntax(list)
    return argument.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The spaces at the beginning of the line of a byte.
  private func indent(at offset: Int) -> String {
    let line = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[line...].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}

/// A call in a manifest, such as `.testTarget(name: "Notes", …)`.
private struct ManifestCall {
  var name: String
  /// The texts among the arguments, by label.
  var texts: [String: String] = [:]
  /// The names of the plugins among the arguments.
  var plugins: [String]
  /// The texts of the list of targets.
  var targets: [String]

  init(_ name: String, _ node: FunctionCallExprSyntax) {
    self.name = name
    for argument in node.arguments {
      texts[argument.label?.text ?? ""] = argument.expression.text
    }
    plugins = node.list("plugins").compactMap { plugin in
      plugin.text ?? plugin.as(FunctionCallExprSyntax.self)?.text("name")
    }
    targets = node.list("targets").compactMap(\.text)
  }
}

/// Finds the first call of `Package`, and what is called.
private final class ManifestCallFinder: SyntaxVisitor {
  private(set) var package: FunctionCallExprSyntax?
  private(set) var calls: [ManifestCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let function = node.calledExpression.as(DeclReferenceExprSyntax.self)
    if package == nil, function?.baseName.text == "Package" { package = node }
    if let name = (member ?? function)?.baseName.text { calls.append(ManifestCall(name, node)) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text of an argument; nil if it is none.
  fileprivate func text(_ label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.text
  }

  /// The elements of an argument that is a list.
  fileprivate func list(_ label: String) -> [ExprSyntax] {
    let argument = arguments.first { $0.label?.text == label }?.expression
    return argument?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}

extension ExprSyntax {
  /// The value of a text without anything interpolated.
  fileprivate var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension Substring {
  /// Without an ending.
  fileprivate func trimming(_ ending: String) -> String {
    String(hasSuffix(ending) ? dropLast(ending.count) : self)
  }
}
