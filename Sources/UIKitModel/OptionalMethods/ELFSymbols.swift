import CSwiftCall
import Foundation

/// The symbols of an executable or library in the ELF format, 64 bits, in the machine's byte order
/// (System V ABI, “Object Files”).
struct ELFSymbols {
  private enum Layout {
    static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]
    static let sections = 0x28
    static let sectionSize = 0x3A
    static let sectionCount = 0x3C
    static let header = 0x40
    static let type = 4
    static let offset = 24
    static let size = 32
    static let link = 40
    static let symbolTable = 2
    static let symbolSize = 24
    static let symbolValue = 8
  }

  private let file: Data
  /// Where the symbols are, and where the text of their names is.
  private var symbols = 0..<0
  private var names = 0..<0

  /// The symbols of a file; nil for one that cannot be read, or has been stripped.
  init?(file path: String) {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      file.count > Layout.header, file.starts(with: Layout.magic)
    else { return nil }
    self.file = file
    guard findTables() else { return nil }
  }

  private mutating func findTables() -> Bool {
    let start = number(Layout.sections, UInt64.self)
    let size = number(Layout.sectionSize, UInt16.self)
    for index in 0..<number(Layout.sectionCount, UInt16.self) {
      let section = start + index * size
      guard number(section + Layout.type, UInt32.self) == Layout.symbolTable else { continue }
      let text = start + number(section + Layout.link, UInt32.self) * size
      symbols = range(ofSection: section)
      names = range(ofSection: text)
      return !symbols.isEmpty && !names.isEmpty
    }
    return false
  }

  /// Where a section is in the file; empty if it is not.
  private func range(ofSection section: Int) -> Range<Int> {
    let start = number(section + Layout.offset, UInt64.self)
    let size = number(section + Layout.size, UInt64.self)
    return start > 0 && size > 0 && start < file.count && size <= file.count - start
      ? start..<start + size : 0..<0
  }

  /// A number of the file; 0 beyond its end.
  private func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Int {
    guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return 0 }
    return file.withUnsafeBytes {
      Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
  }

  /// The names of the symbols at an offset from where the image is loaded.
  func names(at value: UInt64) -> [String] {
    select { symbols, count, from, _, _ in swift_call_symbol_at(symbols, count, from, value) }
      .map(\.name)
  }

  /// The symbols whose names begin with `prefix`, with their offsets in the image.
  func all(beginningWith prefix: String) -> [(name: String, value: UInt64)] {
    select { symbols, count, from, names, size in
      swift_call_symbol_named(symbols, count, from, names, size, prefix)
    }
  }

  /// Those of them whose names also end with `suffix`.
  func all(
    beginningWith prefix: String, endingWith suffix: String
  ) -> [(name: String, value: UInt64)] {
    select { symbols, count, from, names, size in
      swift_call_symbol_around(symbols, count, from, names, size, prefix, suffix)
    }
  }

  /// The symbols that `next` finds, one after the other, from a place in the table on.
  private func select(
    _ next: (UnsafeRawPointer, Int, Int, UnsafePointer<CChar>, Int) -> Int
  ) -> [(name: String, value: UInt64)] {
    file.withUnsafeBytes { bytes in
      guard let file = bytes.baseAddress else { return [] }
      let table = file + symbols.lowerBound
      let text = (file + names.lowerBound).assumingMemoryBound(to: CChar.self)
      let count = symbols.count / Layout.symbolSize
      var found: [(name: String, value: UInt64)] = []
      var index = next(table, count, 0, text, names.count)
      while index < count {
        let symbol = table + index * Layout.symbolSize
        let name = names.lowerBound + Int(symbol.loadUnaligned(as: UInt32.self))
        let value = (symbol + Layout.symbolValue).loadUnaligned(as: UInt64.self)
        let word = bytes[min(name, names.upperBound)..<names.upperBound].prefix { $0 != 0 }
        found.append((String(decoding: word, as: UTF8.self), value))
        index = next(table, count, index + 1, text, names.count)
      }
      return found
    }
  }
}
