package import Foundation

/// How the JSON files of runs and of the site are written and read.
package enum JSONFile {
  /// A value as one line of JSON; equal values give equal bytes. A number that is not finite is
  /// written as a text, since JSON has none. Characters that turn the direction of text or are not
  /// seen are escaped (`\u202e`), so that the file reads as what it is.
  package static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return escapingFormats(in: try encoder.encode(value)) + Data("\n".utf8)
  }

  /// Escapes what the encoder leaves as it is: it escapes control characters of ASCII alone.
  private static func escapingFormats(in json: Data) -> Data {
    guard json.contains(where: { $0 >= 0x7F }) else { return json }
    let text = String(decoding: json, as: UTF8.self)
    guard text.unicodeScalars.contains(where: isFormat) else { return json }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isFormat(scalar) {
        for unit in String(scalar).utf16 { escaped += String(format: "\\u%04x", unit) }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return Data(escaped.utf8)
  }

  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// A decoder for what ``data(of:)`` writes.
  package static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
    return decoder
  }

  private static let infinity = "Infinity"
  private static let negativeInfinity = "-Infinity"
  private static let nan = "NaN"
}
