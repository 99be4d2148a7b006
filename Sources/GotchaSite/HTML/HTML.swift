package import Drawings

/// Markup as a value: what is text stays text, so nothing has to be escaped by hand.
package enum HTML: Equatable, Sendable {
  case text(String)
  case element(Tag, [Attribute], [HTML])
  case group([HTML])
  /// A picture, whose markup comes from its drawing.
  case picture(SVG)

  package static let empty = HTML.group([])
}

// MARK: - Walking

extension HTML {
  /// The text without the markup.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children), .group(let children):
      children.map(\.plainText).joined()
    case .picture: ""
    }
  }

  /// Visits this value and everything below it, outermost first.
  package func walk(_ visit: (HTML) -> Void) {
    visit(self)
    switch self {
    case .text, .picture: break
    case .element(_, _, let children), .group(let children):
      for child in children { child.walk(visit) }
    }
  }
}
