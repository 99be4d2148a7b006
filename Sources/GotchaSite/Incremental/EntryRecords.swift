import GotchaBook

/// The records of a book's entries as bytes, which stay in the cache's file until somebody asks
/// for them.
struct EntryRecords: Sendable {
  private let file: OpenedFile?
  /// Where each record begins in the file, and where the last one ends.
  private let starts: [Int]
  /// The hash of each record of the file.
  private let hashes: [Fingerprint]
  /// The records that are not, or no longer, those of the file.
  private var kept: [[UInt8]?]

  init(_ records: [[UInt8]] = []) {
    file = nil
    starts = []
    hashes = []
    kept = records
  }

  init(_ file: OpenedFile, starts: [Int], hashes: [Fingerprint]) {
    self.file = file
    self.starts = starts
    self.hashes = hashes
    kept = Array(repeating: nil, count: max(0, starts.count - 1))
  }

  var count: Int { kept.count }
  var indices: Range<Int> { kept.indices }

  /// Nil for a record that the file does not hold, because it is damaged.
  subscript(position: Int) -> [UInt8]? {
    if let record = kept[position] { return record }
    let record = file?.bytes(starts[position]..<starts[position + 1])
    return record.flatMap { Fingerprint(of: $0) == hashes[position] ? $0 : nil }
  }

  /// Whether each record has a hash.
  var isWhole: Bool { file == nil || hashes.count == count }

  mutating func keep(_ record: [UInt8], at position: Int) { kept[position] = record }
}
