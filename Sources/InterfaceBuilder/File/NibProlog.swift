import Foundation

/// What is in a file in front of its outermost element.
///
/// Whether a document type is there has to be known before the parser sees the file, which replaces
/// the entities that it declares.
struct NibProlog {
  /// The place of a document type, both from 1.
  private(set) var documentType: (line: Int, column: Int)?
  /// The encoding that the XML declaration names, if it names one.
  private(set) var encoding: String?
  /// Whether the file begins as XML does whose characters below 128 are bytes.
  private(set) var isReadable = true

  private let bytes: Data
  private var place: Data.Index

  init(of data: Data) {
    bytes = data
    place = data.startIndex
    if rest.starts(with: Self.byteOrderMark) { place += Self.byteOrderMark.count }
    read()
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var rest: Data.SubSequence { bytes[place...] }

  private mutating func read() {
    while true {
      place = rest.firstIndex { !Self.isSpace($0) } ?? bytes.endIndex
      if isNext("<?") {
        let declaration = skip(behind: "?>")
        if encoding == nil { encoding = Self.encoding(in: declaration) }
      } else if isNext("<!--") {
        skip(behind: "-->")
      } else {
        break
      }
    }
    if isNext("<!DOCTYPE") {
      let before = bytes[..<place]
      let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
      documentType = (
        before.count { $0 == UInt8(ascii: "\n") } + 1, bytes.distance(from: line, to: place) + 1
      )
    }
    isReadable =
      rest.first == UInt8(ascii: "<") && rest.dropFirst().first != 0 || place == bytes.endIndex
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private func isNext(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Goes behind the next `end`, or to the end of the file; what it passes.
  @discardableResult private mutating func skip(behind end: String) -> Data {
    let start = place
    place = rest.range(of: Data(end.utf8))?.upperBound ?? bytes.endIndex
    return bytes[start..<place]
  }

  private static func encoding(in declaration: Data) -> String? {
    String(decoding: declaration, as: UTF8.self)
      .firstMatch(of: /^<\?xml\s.*?\bencoding\s*=\s*["']([^"']*)["']/.dotMatchesNewlines())
      .map { String($0.1) }
  }
}
