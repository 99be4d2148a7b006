import GotchaBook

/// Names for files and anchors.
package enum PageName {
  /// The anchor of a heading; one without letters or digits gets a plain word.
  package static func anchor(_ text: String) -> String {
    let slug = Slug.slug(of: text)
    return slug.isEmpty ? "section" : slug
  }

  /// An id as a file name that is safe on every disk; unusual bytes become `_` and two digits.
  package static func file(_ id: String) -> String {
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
