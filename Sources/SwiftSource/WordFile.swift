package import Foundation
import Synchronization

/// The words of code that an earlier run of the same program has read, in one file: Swift's parser
/// takes a millisecond for a block, which is half of what the pages of a book cost.
///
/// A damaged file, or one that another program has written, is as none. Code that is not whole is not
/// kept. Not known here is what calls for the code: a text is found by itself alone.
package final class WordFile: Sendable {
  private struct Texts {
    /// Where the words are that the file has, by text.
    var kept: [String: Range<Int>] = [:]
    /// The kept texts that this run has used.
    var used: Set<String> = []
    /// What this run has read, by text.
    var added: [String: [UInt8]] = [:]
  }

  /// The file that readings of this process go through; nil before a command has named one.
  private static let current = Mutex<WordFile?>(nil)
  /// The most bytes of texts that are kept: thirty times those of a book of 400 entries. Beyond them
  /// only what the last run has used stays.
  private static let maximumBytes = 48 * 1024 * 1024

  private let url: URL
  private let program: UInt64
  private let data: [UInt8]
  private let texts: Mutex<Texts>

  /// Opens a file for all readings of this process from now on; it need not exist.
  ///
  /// - Parameter program: What tells apart the programs, and builds of one, that read in different ways.
  package static func open(_ url: URL, program: UInt64) {
    let file = WordFile(url, program: program)
    current.withLock { $0 = file }
  }

  /// Writes what this process has read since the file was opened. Where that is not possible, the next
  /// run reads the code anew.
  package static func save() {
    current.withLock { $0 }?.write()
  }

  static func code(of text: String) -> SwiftCode? {
    current.withLock { $0 }?.code(of: text)
  }

  static func keep(_ code: SwiftCode, of text: String) {
    current.withLock { $0 }?.add(code, of: text)
  }

  /// Opens one file.
  package init(_ url: URL, program: UInt64) {
    (self.url, self.program) = (url, program)
    let data = (try? Data(contentsOf: url)).map(Array.init) ?? []
    self.data = data
    texts = Mutex(Texts(kept: Self.index(of: data, program: program) ?? [:]))
  }

  /// The texts of a file and where their words are; nil for one that is damaged or another program's.
  private static func index(of data: [UInt8], program: UInt64) -> [String: Range<Int>]? {
    var reader = WordReader(data[...])
    guard reader.number() == program, let count = reader.count() else { return nil }
    var index: [String: Range<Int>] = [:]
    index.reserveCapacity(count)
    for _ in 0..<count {
      guard let text = reader.bytes(), let words = reader.bytes() else { return nil }
      index[String(decoding: data[text], as: UTF8.self)] = words
    }
    return reader.isAtEnd ? index : nil
  }

  /// The code of a text that the file has.
  package func code(of text: String) -> SwiftCode? {
    let range = texts.withLock { texts -> Range<Int>? in
      guard let range = texts.kept[text] else { return nil }
      texts.used.insert(text)
      return range
    }
    return range.flatMap { SwiftCode(words: data[$0], of: text) }
  }

  /// Keeps code that was read.
  package func add(_ code: SwiftCode, of text: String) {
    guard let words = code.bytes else { return }
    texts.withLock { $0.added[text] = words }
  }

  /// Writes what was added, and what the file had.
  package func write() {
    let texts = texts.withLock { $0 }
    guard !texts.added.isEmpty else { return }
    var all = texts.kept.mapValues { Array(data[$0]) }
    let bytes = all.reduce(0) { $0 + $1.key.utf8.count }
    if bytes > Self.maximumBytes { all = all.filter { texts.used.contains($0.key) } }
    all.merge(texts.added) { $1 }
    var writer = WordWriter()
    writer.add(number: program)
    writer.add(number: UInt64(all.count))
    for (text, words) in all.sorted(by: { $0.key < $1.key }) {
      writer.add(bytes: Array(text.utf8))
      writer.add(bytes: words)
    }
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(writer.data).write(to: url, options: .atomic)
  }
}

// MARK: - Words as bytes

extension SwiftCode {
  /// The words and comments as bytes: for each its kind and flags, the bytes since the end of the one
  /// before it, and its length. Nil for code that is not whole.
  fileprivate var bytes: [UInt8]? {
    guard unclosed == nil, excess == nil else { return nil }
    var writer = WordWriter()
    for list in [words, comments] {
      writer.add(number: UInt64(list.count))
      var end = 0
      for word in list {
        guard word.offset >= end, let kind = Word.Kind.allCases.firstIndex(of: word.kind) else {
          return nil
        }
        let flags = (word.startsLine ? 1 : 0) | (word.isMember ? 2 : 0)
        writer.add(number: UInt64(kind << 2 | flags))
        writer.add(number: UInt64(word.offset - end))
        writer.add(number: UInt64(word.text.utf8.count))
        end = word.end
      }
    }
    return writer.data
  }

  /// The words and comments of bytes; nil where they do not fit the text.
  fileprivate init?(words data: ArraySlice<UInt8>, of text: String) {
    var reader = WordReader(data)
    let bytes = Array(text.utf8)
    guard let words = reader.words(of: bytes), let comments = reader.words(of: bytes),
      reader.isAtEnd
    else { return nil }
    self.init(words: words, comments: comments)
  }
}

extension WordReader {
  fileprivate mutating func words(of text: [UInt8]) -> [SwiftCode.Word]? {
    guard let count = count() else { return nil }
    var words: [SwiftCode.Word] = []
    words.reserveCapacity(count)
    var end = 0
    for _ in 0..<count {
      guard let kind = number(), let gap = number(), let length = number(),
        kind >> 2 < UInt64(SwiftCode.Word.Kind.allCases.count), gap <= UInt64(text.count - end),
        length <= UInt64(text.count - end) - gap
      else { return nil }
      let start = end + Int(gap)
      end = start + Int(length)
      words.append(
        SwiftCode.Word(
          text: String(decoding: text[start..<end], as: UTF8.self),
          kind: SwiftCode.Word.Kind.allCases[Int(kind >> 2)], offset: start,
          startsLine: kind & 1 != 0, isMember: kind & 2 != 0))
    }
    return words
  }
}

/// Numbers, seven bits a byte, and bytes behind their count.
private struct WordWriter {
  private(set) var data: [UInt8] = []

  mutating func add(number: UInt64) {
    var rest = number
    while rest > 0x7f {
      data.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    data.append(UInt8(rest))
  }

  mutating func add(bytes: [UInt8]) {
    add(number: UInt64(bytes.count))
    data += bytes
  }
}

/// Reads what a `WordWriter` has written; nil where the bytes end before that.
private struct WordReader {
  private let data: ArraySlice<UInt8>
  private var place: Int

  init(_ data: ArraySlice<UInt8>) {
    (self.data, place) = (data, data.startIndex)
  }

  var isAtEnd: Bool { place == data.endIndex }

  mutating func number() -> UInt64? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while place < data.endIndex, shift < 64 {
      let byte = data[place]
      place += 1
      number |= UInt64(byte & 0x7f) << shift
      guard byte > 0x7f else { return number }
      shift += 7
    }
    return nil
  }

  /// A number of things that follow, each of which has at least a byte.
  mutating func count() -> Int? {
    guard let count = number(), count <= UInt64(data.endIndex - place) else { return nil }
    return Int(count)
  }

  /// Where the next bytes are.
  mutating func bytes() -> Range<Int>? {
    guard let count = count() else { return nil }
    defer { place += count }
    return place..<place + count
  }
}
