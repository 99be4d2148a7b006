import SwiftParser
import SwiftSyntax

/// Puts a target into the manifest of a package, which stays as it is otherwise.
package struct ManifestEdit {
  /// A manifest in the usual form: `Package(…, targets: [ … ])`.
  private let call: FunctionCallExprSyntax
  private let bytes: [UInt8]

  /// Nil for a manifest without a call of `Package` that lists its targets.
  package init?(_ manifest: String) {
    let finder = PackageCallFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: manifest))
    guard let call = finder.call else { return nil }
    self.call = call
    bytes = Array(manifest.utf8)
    guard array("targets") != nil else { return nil }
  }

  /// Whether a target of the package, or a dependency, has the name or the path `text`.
  package func mentions(_ text: String) -> Bool {
    call.description.contains(text)
  }

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

/// Finds the first call of `Package`.
private final class PackageCallFinder: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if call == nil, name == "Package" { call = node }
    return call == nil ? .visitChildren : .skipChildren
  }
}
