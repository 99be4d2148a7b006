/// Markup of a picture. Only this room makes it, of drawings, so that what texts hold is escaped.
package struct SVG: Hashable, Sendable {
  package let text: String

  init(_ text: String) { self.text = text }
}
