/// Swift spellings of other texts.
enum SwiftText {
  /// A string literal on one line with this value.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A part of an identifier for a slug or a path: `-` is `_`, `/` is `__`, letters and digits
  /// stay, and every other byte is `_x` and its two hexadecimal digits.
  static func identifier(_ text: String) -> String {
    var identifier = ""
    for character in text {
      if character == "-" {
        identifier += "_"
      } else if character == "/" {
        identifier += "__"
      } else if isIdentifier(character) {
        identifier.append(character)
      } else {
        for byte in String(character).utf8 {
          identifier += "_x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      }
    }
    return identifier
  }

  /// Letters of ASCII and of the scripts that Swift takes in identifiers unchanged.
  private static func isIdentifier(_ character: Character) -> Bool {
    if character.isASCII { return character.isLetter || character.isNumber }
    return character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
