import Foundation

/// Characters that make a text read otherwise than it is, or that control a terminal.
package enum UnsafeCharacters {
  /// Control characters but tab and line ends, separators of lines and paragraphs, and the
  /// characters that turn the direction of what follows (Unicode UAX #9).
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// `U+202E`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    String(format: "U+%04X", scalar.value)
  }

  /// The text on one line, with what is unsafe written as `\u{202E}`.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar) || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
