/// Writes markup as UTF-8 bytes.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// A whole document, with its doctype.
  package static func document(_ html: HTML) -> [UInt8] {
    var writer = HTMLWriter()
    writer.bytes.reserveCapacity(32_768)
    writer.raw("<!doctype html>\n")
    writer.write(html)
    writer.raw("\n")
    return writer.bytes
  }

  /// A whole XML document; elements that are empty have an end tag, as XML has it.
  static func xml(_ html: HTML) -> [UInt8] {
    var writer = HTMLWriter()
    writer.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    writer.write(html)
    writer.raw("\n")
    return writer.bytes
  }

  package mutating func write(_ html: HTML) {
    switch html {
    case .text(let text): escape(text, inAttribute: false)
    case .group(let children): for child in children { write(child) }
    case .fragment(let fragment): bytes.append(contentsOf: fragment.bytes)
    case .element(let tag, let attributes, let children):
      open(tag, attributes)
      guard !tag.isVoid else { return }
      for child in children { write(child) }
      raw("</")
      bytes.append(contentsOf: tag.name.utf8)
      raw(">")
    }
  }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute]) {
    raw("<")
    bytes.append(contentsOf: tag.name.utf8)
    for attribute in attributes {
      raw(" ")
      bytes.append(contentsOf: attribute.name.utf8)
      guard let value = attribute.value else { continue }
      raw("=\"")
      escape(value, inAttribute: true)
      raw("\"")
    }
    raw(">")
    // A parser drops a line break right after <pre>; this one is meant to be dropped.
    if tag.name == "pre" { raw("\n") }
  }

  private mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      for index in buffer.indices {
        guard let entity = Self.entity(for: buffer[index], inAttribute: inAttribute) else {
          continue
        }
        bytes.append(contentsOf: buffer[start..<index])
        raw(entity)
        start = index + 1
      }
      bytes.append(contentsOf: buffer[start...])
    }
  }

  /// What a byte is written as; control characters, which HTML forbids, become a space.
  private static func entity(for byte: UInt8, inAttribute: Bool) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): inAttribute ? "&quot;" : nil
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): nil
    case 0..<0x20, 0x7F: " "
    default: nil
    }
  }
}
