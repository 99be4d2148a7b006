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

  /// The bytes from 0x7F on: DEL, and all bytes of what is not ASCII.
  private static let beyondASCII = (Array(0x7F...0xFF) + [0] as [UInt8]).map(
    CChar.init(bitPattern:))

  /// Escapes what the encoder leaves as it is: it escapes control characters of ASCII alone.
  ///
  /// Nearly all of a file is ASCII, which the C library passes over; JSON has no byte 0.
  private static func escapingFormats(in json: Data) -> Data {
    var escaped = Data()
    (json + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      var (copied, offset) = (0, 0)
      while true {
        offset += strcspn(start + offset, beyondASCII)
        let count = strspn(start + offset, beyondASCII)
        guard count > 0 else { break }
        let text = String(decoding: bytes[offset..<offset + count], as: UTF8.self)
        if text.unicodeScalars.contains(where: isFormat) {
          escaped += bytes[copied..<offset]
          for scalar in text.unicodeScalars { append(scalar, to: &escaped) }
          copied = offset + count
        }
        offset += count
      }
      escaped += bytes[copied..<offset]
    }
    return escaped
  }

  private static func append(_ scalar: Unicode.Scalar, to data: inout Data) {
    guard isFormat(scalar) else { return data.append(contentsOf: String(scalar).utf8) }
    for unit in String(scalar).utf16 {
      data.append(contentsOf: String(format: "\\u%04x", unit).utf8)
    }
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
