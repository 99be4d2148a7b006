import SwiftParser
import SwiftSyntax

/// A test in a Swift file that is a case of an entry, by its trait `.gotcha("entry", case: "slug")`.
package struct CaseTest {
  /// The entry's id.
  package var entry: String
  package var caseSlug: String
  /// The UTF-8 offsets of the test, from its first attribute to its closing brace.
  package var range: Range<Int>
  /// The UTF-8 offsets of its body.
  package var body: Range<Int>
  /// The UTF-8 offset of the trait's name.
  package var nameOffset: Int
  /// The UTF-8 offset behind the trait's arguments.
  package var argumentEnd: Int

  /// The tests in some code, in its order.
  package static func all(in code: String) -> [CaseTest] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(SyntaxTree.parse(code))
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    var found: [CaseTest] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let traits = node.attributes.compactMap { attribute in
        attribute.as(AttributeSyntax.self)?.arguments?.as(LabeledExprListSyntax.self)
      }.joined().compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
      for trait in traits { note(trait, of: node) }
      return .skipChildren
    }

    private func note(_ trait: FunctionCallExprSyntax, of test: FunctionDeclSyntax) {
      let texts = trait.arguments.prefix(2).compactMap { argument in
        argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
      guard let name = trait.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
        name.text == "gotcha", texts.count == 2, let body = test.body,
        trait.arguments.dropFirst().first?.label?.text == "case", let last = trait.arguments.last
      else { return }
      found.append(
        CaseTest(
          entry: texts[0], caseSlug: texts[1],
          range: test.positionAfterSkippingLeadingTrivia
            .utf8Offset..<test.endPositionBeforeTrailingTrivia.utf8Offset,
          body: body.position.utf8Offset..<body.endPosition.utf8Offset,
          nameOffset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
          argumentEnd: last.expression.endPositionBeforeTrailingTrivia.utf8Offset))
    }
  }
}
