import SwiftParser
import SwiftSyntax

/// A test in a Swift file that is a case of an entry, by its trait `.gotcha("entry", case: "slug")`.
package struct CaseTest {
  /// The UTF-8 offsets of its body.
  package var body: Range<Int>
  /// The UTF-8 offset behind the trait's arguments.
  package var argumentEnd: Int

  /// The tests in some code, in its order.
  package static func all(in code: String) -> [CaseTest] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: code))
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    var found: [CaseTest] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let traits = node.attributes.compactMap { attribute in
        attribute.as(AttributeSyntax.self)?.arguments?.as(LabeledExprListSyntax.self)
      }.joined().compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
      let trait = traits.first {
        $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "gotcha"
      }
      guard let body = node.body, let end = trait?.arguments.last else { return .skipChildren }
      found.append(
        CaseTest(
          body: body.position.utf8Offset..<body.endPosition.utf8Offset,
          argumentEnd: end.expression.endPositionBeforeTrailingTrivia.utf8Offset))
      return .skipChildren
    }
  }
}
