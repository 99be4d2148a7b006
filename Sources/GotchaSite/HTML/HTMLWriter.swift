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

  /// Whether a byte is one of markup, a control character but tab and line break, or the first byte of
  /// the other characters that `UnsafeCharacters` has.
  private static let isSpecial: [Bool] = {
    let markup = Array("&<>\"".utf8)
    let control = Array(0x00...0x08) + Array(0x0B...0x1F) + [0x7F] as [UInt8]
    let first: [UInt8] = [0xC2, 0xE2]
    let special = Set(markup + control + first)
    return (0...UInt8.max).map(special.contains)
  }()

  /// Most of a text has nothing to escape and is copied as it is.
  ///
  /// What would make a text read otherwise than it is, is written as `\u{202E}`.
  private mutating func escape(_ value: String, isAttribute: Bool = false) {
    var value = value
    value.withUTF8 { text in
      var start = 0
      var place = 0
      while place < text.count {
        guard Self.isSpecial[Int(text[place])] else {
          place += 1
          continue
        }
        let length = Self.length(of: text[place])
        let character = UnsafeBufferPointer(rebasing: text[place..<place + length])
        if let written = Self.escaped(character, isAttribute: isAttribute) {
          bytes.append(contentsOf: text[start..<place])
          bytes += written.utf8
          start = place + length
        }
        place += length
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// The bytes of a character whose first one is special.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xE2: 3
    case 0xC2: 2
    default: 1
    }
  }

  /// What is written for a special character; nil for itself.
  private static func escaped(
    _ character: UnsafeBufferPointer<UInt8>, isAttribute: Bool
  ) -> String? {
    switch character[0] {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): isAttribute ? "&quot;" : nil
    case UInt8(ascii: "\r"): " "
    default: unsafe(String(decoding: character, as: UTF8.self))
    }
  }

  private static func unsafe(_ text: String) -> String? {
    text.unicodeScalars.contains(where: UnsafeCharacters.contains)
      ? UnsafeCharacters.escaped(text) : nil
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}
