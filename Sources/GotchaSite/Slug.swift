/// Names for files and anchors.
package enum Slug {
  /// A heading's anchor: lower case, words joined by hyphens, letters of every script kept.
  package static func anchor(_ text: String) -> String {
    var slug = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "_" {
        slug.append(character)
      } else if character == " " || character == "-", slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "section" : slug
  }

  /// An id as a file name that is safe on every disk; unusual bytes become `_` and two digits.
  package static func fileName(_ id: String) -> String {
    var name = ""
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return name.isEmpty ? "_" : name
  }
}
