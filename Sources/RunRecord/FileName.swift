/// File names made from any text.
package enum FileName {
  /// A text as a file name of its own that is safe on every disk: ASCII letters, digits and `-`
  /// stay, every other byte becomes `_` and two hexadecimal digits.
  package static func escaped(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return fitting(text) }
    let name = text.utf8.map { byte in
      isPlain(byte)
        ? String(Unicode.Scalar(byte)) : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    return name.isEmpty ? "_" : fitting(name)
  }

  /// The most bytes of a name; disks take 255, of which suffixes and endings need some.
  private static let maximumBytes = 200

  /// A name of ASCII letters that is short enough for every disk: the end of a longer one is replaced by
  /// the hash of the whole.
  package static func fitting(_ name: String) -> String {
    guard name.utf8.count > maximumBytes else { return name }
    let hash = ContentHash.hash(of: name.utf8)
    return name.prefix(maximumBytes - hash.count - 1) + "-" + hash
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
