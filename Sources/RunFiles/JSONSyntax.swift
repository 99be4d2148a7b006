import Foundation

/// The syntax of JSON (RFC 8259), as far as it shows early that some bytes are none.
///
/// A decoder reads the whole of a file before it says that it is damaged.
struct JSONSyntax {
  private enum Expected {
    case value, valueOrEnd, key, keyOrEnd, colon, separator, end
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// What is open: whether it is an object.
  private var open: [Bool] = []
  private var expected = Expected.value

  /// Where the bytes stop being JSON; nil if they are. Lines of values, as in an event stream, are.
  static func firstFault(in data: Data) -> Int? {
    data.withUnsafeBytes { raw in
      var syntax = JSONSyntax(bytes: raw.bindMemory(to: UInt8.self))
      return syntax.firstFault()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func firstFault() -> Int? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isSpace(byte) {
        index += 1
      } else if !take(byte) {
        return index
      }
    }
    return open.isEmpty && expected == .end ? nil : index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Takes the token that begins with a byte; false if it cannot be here.
  private mutating func take(_ byte: UInt8) -> Bool {
    if expected == .end { expected = .value }
    switch byte {
    case UInt8(ascii: "{"): return begin(object: true)
    case UInt8(ascii: "["): return begin(object: false)
    case UInt8(ascii: "}"): return close(object: true, after: .keyOrEnd)
    case UInt8(ascii: "]"): return close(object: false, after: .valueOrEnd)
    case UInt8(ascii: ":"):
      guard expected == .colon else { return false }
      expected = .value
    case UInt8(ascii: ","):
      guard expected == .separator, let isObject = open.last else { return false }
      expected = isObject ? .key : .value
    case UInt8(ascii: "\""): return takeString()
    default: return takeWord()
    }
    index += 1
    return true
  }

  private var isValueExpected: Bool { expected == .value || expected == .valueOrEnd }

  private mutating func begin(object: Bool) -> Bool {
    guard isValueExpected else { return false }
    open.append(object)
    expected = object ? .keyOrEnd : .valueOrEnd
    index += 1
    return true
  }

  private mutating func close(object: Bool, after empty: Expected) -> Bool {
    guard open.last == object, expected == .separator || expected == empty else { return false }
    open.removeLast()
    valueEnded()
    index += 1
    return true
  }

  private mutating func valueEnded() { expected = open.isEmpty ? .end : .separator }

  private mutating func takeString() -> Bool {
    let isKey = expected == .key || expected == .keyOrEnd
    guard isKey || isValueExpected else { return false }
    var next = index + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      // A control character has to be escaped.
      guard bytes[next] >= 0x20 else { return false }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next < bytes.count else { return false }
    index = next + 1
    if isKey { expected = .colon } else { valueEnded() }
    return true
  }

  /// A number, `true`, `false` or `null`, by the characters that these have.
  private mutating func takeWord() -> Bool {
    guard isValueExpected else { return false }
    var next = index
    while next < bytes.count, Self.isOfWord(bytes[next]) { next += 1 }
    let word = bytes[index..<next]
    let isName = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
    guard isName || word.first.map(Self.beginsNumber) == true else { return false }
    index = next
    valueEnded()
    return true
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    beginsNumber(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "E")
  }
}
