/// A node of a CommonMark document, as a value: libcmark's tree with nothing of C left in it.
package struct MarkdownNode: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    // Blocks
    case document
    case heading(level: Int)
    case paragraph
    case blockQuote
    case list(isOrdered: Bool, start: Int, isTight: Bool)
    case item
    case codeBlock(info: String, literal: String)
    case htmlBlock(String)
    case thematicBreak
    // Inlines
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case htmlInline(String)
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(source: String, title: String)
  }

  package var kind: Kind
  package var children: [MarkdownNode]
  /// Where the node starts; the file is the entry's path.
  package var place: Place
  /// The last line of the node, from 1.
  package var endLine: Int

  package init(kind: Kind, children: [MarkdownNode] = [], place: Place, endLine: Int) {
    self.kind = kind
    self.children = children
    self.place = place
    self.endLine = endLine
  }

  /// The text of the node and everything below it, without markup.
  package var plainText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }

  /// The code in the text of the node, in order.
  package var codeSpans: [String] {
    if case .code(let text) = kind { [text] } else { children.flatMap(\.codeSpans) }
  }
}
