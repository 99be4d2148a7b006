/// Writes JSON as UTF-8 bytes in the order it is told, so that equal values give equal bytes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var needsLineBreak = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    nest("[", "]") { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// An array of values that are JSON already, one a line.
  package mutating func lines(_ values: [[UInt8]]) {
    nest("[", "]") { writer in
      for value in values {
        writer.lineBreak()
        writer.separate()
        writer.bytes += value
        writer.needsComma = true
        writer.lineBreak()
      }
    }
  }

  package mutating func strings(_ values: some Sequence<String>) {
    array(values) { $0.string($1) }
  }

  /// A member's name; its value follows.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: "\":".utf8)
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  package mutating func string(_ value: String?) {
    if let value { string(value) } else { literal("null") }
  }

  package mutating func integer(_ value: Int) { literal(String(value)) }

  package mutating func number(_ value: Double) {
    let isWhole = value.isFinite && value == value.rounded() && abs(value) < 1e15
    literal(isWhole ? String(Int64(value)) : value.isFinite ? "\(value)" : "null")
  }

  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Ends the line here, so that a diff of two files reads well.
  package mutating func lineBreak() { needsLineBreak = true }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    breakLine()
  }

  private mutating func breakLine() {
    if needsLineBreak { bytes.append(UInt8(ascii: "\n")) }
    needsLineBreak = false
  }

  private mutating func nest(
    _ open: Character, _ close: Character, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(contentsOf: open.utf8)
    body(&self)
    breakLine()
    bytes.append(contentsOf: close.utf8)
    needsComma = true
  }

  /// Copies what needs no escape in one piece.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.needsEscape(text[index]) {
      bytes.append(contentsOf: text[start..<index])
      escape(text[index])
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(contentsOf: [Self.hex(byte >> 4), Self.hex(byte & 15)])
    default: bytes.append(byte)
    }
  }

  private static func hex(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
  }
}
