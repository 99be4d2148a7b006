import GotchaBook

/// The records of a book's entries as bytes, which stay in the cache's file until somebody asks
/// for them.
struct EntryRecords: Sendable {
  private let file: OpenedFile?
  /// Where each record begins in the file, and where the last one ends.
  private let starts: [Int]
  /// The records that are not, or no longer, those of the file.
  private var kept: [[UInt8]?]

  init(_ records: [[UInt8]] = []) {
    file = nil
    starts = []
    kept = records
  }

  init(_ file: OpenedFile, starts: [Int]) {
    self.file = file
    self.starts = starts
    kept = Array(repeating: nil, count: max(0, starts.count - 1))
  }

  var count: Int { kept.count }
  var indices: Range<Int> { kept.indices }

  /// Nil for a record that the file does not hold, because it is damaged.
  subscript(position: Int) -> [UInt8]? {
    kept[position] ?? file?.bytes(starts[position]..<starts[position + 1])
  }

  mutating func keep(_ record: [UInt8], at position: Int) { kept[position] = record }
}
