import Drawings
package import Foundation
import GotchaBook

/// Writes markup as text.
package struct HTMLWriter {
  /// What is written, in UTF-8.
  private var bytes: [UInt8] = []
  /// Whether every element has to be closed.
  private var isXML = false

  /// What most pages fit into, in bytes.
  private static let usualSize = 1 << 16

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A whole document, with its doctype.
  package static func document(_ html: HTML) -> Data {
    data(of: html, after: "<!doctype html>\n")
  }

  /// A whole XML document; elements that are empty have an end tag, as XML has it.
  static func xml(_ html: HTML) -> Data {
    data(of: html, after: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", isXML: true)
  }

  static func data(of html: HTML, after start: String = "", isXML: Bool = false) -> Data {
    var writer = HTMLWriter()
    writer.isXML = isXML
    writer.bytes.reserveCapacity(usualSize)
    writer.append(start)
    writer.write(html)
    writer.append("\n")
    return Data(writer.bytes)
  }

  package mutating func write(_ html: HTML) {
    switch html {
    case .text(let text): escape(text)
    case .picture(let svg): append(svg.text)
    case .group(let children): for child in children { write(child) }
    case .element(let tag, let attributes, let children):
      open(tag, attributes)
      guard !tag.isVoid, !tag.isEmpty else { return }
      for child in children { write(child) }
      // A parser knows where these end, and a page has hundreds of them.
      guard isXML || !tag.endsByItself else { return }
      append("</")
      append(tag.name)
      append(">")
    }
  }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute]) {
    append("<")
    append(tag.name)
    for attribute in attributes {
      append(" ")
      append(attribute.name)
      guard let value = attribute.value else { continue }
      append("=\"")
      escape(value, isAttribute: true)
      append("\"")
    }
    append(tag.isEmpty ? "/>" : ">")
    // A parser drops a line break right after <pre>; this one is meant to be dropped.
    if tag.name == "pre" { append("\n") }
  }

  /// The bytes that a text may have to be escaped for: those of markup, control characters but tab
  /// and line break, and the first bytes of all other characters that `UnsafeCharacters` has.
  private static let special: [CChar] = {
    let markup = Array("&<>\"".utf8)
    let control = Array(0x01...0x08) + Array(0x0B...0x1F) + [0x7F] as [UInt8]
    let first: [UInt8] = [0xC2, 0xE2]
    return (markup + control + first + [0]).map(CChar.init(bitPattern:))
  }()

  /// Most of a text has nothing to escape, which the C library passes over.
  ///
  /// What would make a text read otherwise than it is, is written as `\u{202E}`.
  private mutating func escape(_ value: String, isAttribute: Bool = false) {
    guard value.withCString({ strcspn($0, Self.special) }) < value.utf8.count else {
      append(value)
      return
    }
    for scalar in value.unicodeScalars { escape(scalar, isAttribute: isAttribute) }
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func escape(_ character: Unicode.Scalar, isAttribute: Bool) {
    switch character {
    case "&": append("&amp;")
    case "<": append("&lt;")
    case ">": append("&gt;")
    case "\"" where isAttribute: append("&quot;")
    case "\r": append(" ")
    case _ where UnsafeCharacters.contains(character):
      append(UnsafeCharacters.escaped(String(character)))
    default: bytes += String(character).utf8
    }
  }
}
