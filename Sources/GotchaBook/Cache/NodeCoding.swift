/// A node of Markdown as bytes. Its place is kept, since a dead link is reported there.
enum NodeCoding {
  /// What a kind is written as; the numbers mean nothing beyond one build of the program.
  private enum Mark: Int {
    case document, heading, paragraph, blockQuote, list, item, codeBlock, htmlBlock, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
  }

  static func write(_ node: MarkdownNode, to writer: inout ByteWriter) {
    writer.add(node.place.line)
    writer.add(node.place.column)
    writer.add(node.endLine)
    write(node.kind, to: &writer)
    writer.add(node.children) { write($1, to: &$0) }
  }

  static func readAll(
    _ reader: inout ByteReader, _ file: String
  ) throws(ByteReader.Malformed) -> [MarkdownNode] {
    try reader.array { (reader) throws(ByteReader.Malformed) in try read(&reader, file) }
  }

  private static func read(
    _ reader: inout ByteReader, _ file: String
  ) throws(ByteReader.Malformed) -> MarkdownNode {
    let place = Place(file: file, line: try reader.integer(), column: try reader.integer())
    let endLine = try reader.integer()
    let kind = try readKind(&reader)
    return MarkdownNode(
      kind: kind, children: try readAll(&reader, file), place: place, endLine: endLine)
  }

  private static func write(_ kind: MarkdownNode.Kind, to writer: inout ByteWriter) {
    func add(_ mark: Mark, _ texts: String..., numbers: [Int] = []) {
      writer.add(mark.rawValue)
      for number in numbers { writer.add(number) }
      for text in texts { writer.add(text) }
    }
    switch kind {
    case .document: add(.document)
    case .heading(let level): add(.heading, numbers: [level])
    case .paragraph: add(.paragraph)
    case .blockQuote: add(.blockQuote)
    case .list(let isOrdered, let start, let isTight):
      add(.list, numbers: [isOrdered ? 1 : 0, start, isTight ? 1 : 0])
    case .item: add(.item)
    case .codeBlock(let info, let literal): add(.codeBlock, info, literal)
    case .htmlBlock(let text): add(.htmlBlock, text)
    case .thematicBreak: add(.thematicBreak)
    case .text(let text): add(.text, text)
    case .softBreak: add(.softBreak)
    case .lineBreak: add(.lineBreak)
    case .code(let text): add(.code, text)
    case .htmlInline(let text): add(.htmlInline, text)
    case .emphasis: add(.emphasis)
    case .strong: add(.strong)
    case .link(let destination, let title): add(.link, destination, title)
    case .image(let source, let title): add(.image, source, title)
    }
  }

  private static func readKind(
    _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> MarkdownNode.Kind {
    guard let mark = Mark(rawValue: try reader.integer()) else { throw ByteReader.Malformed() }
    switch mark {
    case .document: return .document
    case .heading: return .heading(level: try reader.integer())
    case .paragraph: return .paragraph
    case .blockQuote: return .blockQuote
    case .list:
      return .list(
        isOrdered: try reader.integer() == 1, start: try reader.integer(),
        isTight: try reader.integer() == 1)
    case .item: return .item
    case .codeBlock: return .codeBlock(info: try reader.text(), literal: try reader.text())
    case .htmlBlock: return .htmlBlock(try reader.text())
    case .thematicBreak: return .thematicBreak
    case .text: return .text(try reader.text())
    case .softBreak: return .softBreak
    case .lineBreak: return .lineBreak
    case .code: return .code(try reader.text())
    case .htmlInline: return .htmlInline(try reader.text())
    case .emphasis: return .emphasis
    case .strong: return .strong
    case .link: return .link(destination: try reader.text(), title: try reader.text())
    case .image: return .image(source: try reader.text(), title: try reader.text())
    }
  }
}
