/// Reads versions as entries write them, with the name of what they are versions of or without: `iOS 8`.
enum VersionText {
  /// Why a range could not be read, and the byte of the text where.
  struct Failure: Error {
    var offset: Int
    var message: String
  }

  /// A version as it is written, and the byte of the text where.
  struct Named: Equatable {
    var offset: Int
    var version: Version
  }

  /// The versions that a text names which are said to be of iOS; none if it cannot be read.
  ///
  /// Numbers without a name may be versions of something else.
  static func named(in text: String) -> [Named] {
    var reader = Reader(text: text, system: iOS)
    repeat {
      guard (try? reader.span()) != nil else { break }
    } while reader.take(",") || reader.takeWord("and")
    return reader.isOfSystem ? reader.named : []
  }

  /// What versions are versions of, if nothing else is said.
  static let iOS = "iOS"

  /// The versions that entries may name: majors from 1 to 99.
  private static let majors = 1...99
  private static let minors = 0...99

  /// `iOS 8`, `iOS 8–10, 13+`, `all`.
  static func range(
    _ text: String, of system: String? = iOS
  ) throws(Failure) -> VersionRange {
    var reader = Reader(text: text, system: system)
    reader.skipSpaces()
    if reader.takeWord("all") {
      try reader.expectEnd()
      let first = Version(majors.lowerBound)
      return VersionRange(spans: [VersionSpan(first, nil)])
    }
    var spans: [VersionSpan] = []
    repeat {
      reader.skipSpaces()
      let start = reader.offset
      let span = try reader.span()
      try check(span, after: spans.last, at: start, of: system)
      spans.append(span)
    } while reader.take(",")
    try reader.expectEnd()
    return VersionRange(spans: spans)
  }

  /// `iOS 9.3`, `iOS 9.3–10.0 and 15.2`: what a source names, in any order.
  static func coverage(
    _ text: String, of system: String? = iOS
  ) throws(Failure) -> VersionRange {
    var reader = Reader(text: text, system: system)
    var spans: [VersionSpan] = []
    repeat {
      reader.skipSpaces()
      let start = reader.offset
      let span = try reader.span()
      guard span.last != nil else {
        throw Failure(offset: start, message: "A source is about versions that exist already")
      }
      try check(span, after: nil, at: start, of: system)
      spans.append(span)
    } while reader.takeWord("and")
    try reader.expectEnd()
    return VersionRange(spans: spans.sorted { $0.first < $1.first })
  }

  /// `iOS 11`.
  static func version(
    _ text: String, of system: String? = iOS
  ) throws(Failure) -> Version {
    var reader = Reader(text: text, system: system)
    reader.takeSystem()
    let version = try reader.version()
    try reader.expectEnd()
    return version
  }

  private static func check(
    _ span: VersionSpan, after previous: VersionSpan?, at offset: Int,
    of system: String?
  ) throws(Failure) {
    if let last = span.last, last < span.first {
      throw Failure(
        offset: offset, message: "\(name("\(span.first)–\(last)", of: system)) runs backwards")
    }
    guard let previous else { return }
    guard let last = previous.last, last < span.first else {
      throw Failure(
        offset: offset,
        message: "\(name("\(span.first)", of: system)) is not after the span before it")
    }
  }

  /// A version with what it is one of: `iOS 15`.
  static func name(_ version: String, of system: String?) -> String {
    system.map { $0.isEmpty ? version : "\($0) \(version)" } ?? version
  }

  /// A cursor over the bytes of a version text.
  private struct Reader {
    let bytes: [UInt8]
    let system: String?
    var offset = 0
    private(set) var named: [Named] = []
    /// Whether the text has said so far what its versions are versions of.
    private(set) var isOfSystem = false

    init(text: String, system: String?) {
      bytes = Array(text.utf8)
      self.system = system
    }

    /// Passes over the name of the system; over any name where it is not known.
    mutating func takeSystem() {
      if let system {
        if !system.isEmpty, takeWord(system) { isOfSystem = true }
        return
      }
      skipSpaces()
      let digit = bytes[offset...].firstIndex(where: \.isDigit) ?? offset
      if !bytes[offset..<digit].contains(where: { ",–-+".utf8.contains($0) }) { offset = digit }
    }

    mutating func span() throws(Failure) -> VersionSpan {
      skipSpaces()
      takeSystem()
      let first = try version()
      if take("+") { return VersionSpan(first, nil) }
      guard take("–") || take("-") else { return VersionSpan(first, first) }
      skipSpaces()
      takeSystem()
      return VersionSpan(first, try version())
    }

    mutating func version() throws(Failure) -> Version {
      skipSpaces()
      let start = offset
      let version = try number()
      named.append(Named(offset: start, version: version))
      return version
    }

    private mutating func number() throws(Failure) -> Version {
      let major = try number(in: VersionText.majors)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else {
        return Version(major)
      }
      offset += 1
      let minor = try number(in: VersionText.minors)
      // A third number is part of what was written, and of no version here.
      if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
        offset += 1
        _ = try number(in: VersionText.minors)
      }
      return Version(major, minor)
    }

    private mutating func number(in range: ClosedRange<Int>) throws(Failure) -> Int {
      let start = offset
      while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
      let digits = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard let number = Int(digits), range.contains(number) else {
        let found = digits.isEmpty ? rest(from: start) : digits
        let message =
          found.isEmpty ? "A version is missing" : "'\(found)' is not the number of a version"
        throw Failure(offset: start, message: message)
      }
      return number
    }

    mutating func expectEnd() throws(Failure) {
      skipSpaces()
      guard offset == bytes.count else {
        throw Failure(offset: offset, message: "'\(rest(from: offset))' is not part of a version")
      }
    }

    mutating func skipSpaces() {
      while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
    }

    mutating func take(_ text: String) -> Bool {
      skipSpaces()
      guard bytes[offset...].starts(with: text.utf8) else { return false }
      offset += text.utf8.count
      return true
    }

    mutating func takeWord(_ word: String) -> Bool {
      skipSpaces()
      let found = bytes[offset...].prefix(word.utf8.count).map { $0 | 0x20 }
      guard found == word.utf8.map({ $0 | 0x20 }) else { return false }
      offset += word.utf8.count
      return true
    }

    private func rest(from start: Int) -> String {
      String(decoding: bytes[start...].prefix(20), as: UTF8.self)
    }
  }
}
