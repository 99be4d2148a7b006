/// Builds a group of markup from statements; a string becomes text.
@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ text: String) -> HTML { .text(text) }
  package static func buildBlock(_ parts: HTML...) -> HTML { .group(parts) }
  package static func buildOptional(_ part: HTML?) -> HTML { part ?? .empty }
  package static func buildEither(first part: HTML) -> HTML { part }
  package static func buildEither(second part: HTML) -> HTML { part }
  package static func buildArray(_ parts: [HTML]) -> HTML { .group(parts) }
}
