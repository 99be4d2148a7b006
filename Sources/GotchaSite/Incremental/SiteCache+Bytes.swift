package import GotchaBook

// A cache is two files: one with everything, and a small one with what few edits have changed
// since, so that what is written after an edit does not grow with the book. Hashes tell whether
// they are as they were written.

extension SiteCache {
  /// The length and the hash of what stands before the records.
  private static let prefixSize = 2 * MemoryLayout<UInt64>.size

  /// Nil for a file that is damaged, or that another build of the program wrote.
  ///
  /// - Parameter edits: The bytes of the second file.
  package init?(_ file: OpenedFile, edits: [UInt8]?, generator: String) {
    guard let prefix = file.bytes(0..<Self.prefixSize)?.numbers, prefix[0] < file.stamp.size,
      let head = file.bytes(Self.prefixSize..<Self.prefixSize + Int(prefix[0])),
      Fingerprint(of: head).value == prefix[1]
    else { return nil }
    var reader = ByteReader(head)
    guard (try? reader.text()) == generator,
      (try? read(&reader, file, recordsAt: Self.prefixSize + head.count)) != nil
    else { return nil }
    base = file.stamp
    if let edits, let found = CacheEdits(edits), found.base == base { apply(found) }
  }

  /// The bytes of the first file.
  package func bytes(generator: String) -> [UInt8] {
    let blobs = records.indices.map { records[$0] ?? [] }
    var writer = ByteWriter()
    writer.add(generator)
    writer.add(setting) { $1.write(to: &$0) }
    book.write(to: &writer)
    writer.add(bookFolders) { $1.write(to: &$0) }
    writer.add(words: standings.map(\.word))
    writer.add(words: blobs.map(\.count))
    writer.add(words: blobs.map { Fingerprint(of: $0).word })
    site.write(to: &writer)
    writer.add(words: fingerprints.map(\.word))
    writer.add(settled)
    var bytes = [UInt64(writer.bytes.count), Fingerprint(of: writer.bytes).value].bytes
    bytes.reserveCapacity(blobs.reduce(bytes.count + writer.bytes.count) { $0 + $1.count })
    bytes += writer.bytes
    for blob in blobs { bytes += blob }
    return bytes
  }

  /// The bytes of the second file; nil when the first has to be written anew.
  package var editBytes: [UInt8]? {
    guard let base, edited.entries.count <= CacheEdits.limit else { return nil }
    var edits = CacheEdits(base: base, settled: settled, bookFolders: bookFolders)
    edits.setting = edited.setting ? setting : nil
    edits.entries = edited.entries.sorted().compactMap { position in
      records[position].map { (position, book.stamps[position], standings[position], $0) }
    }
    edits.files = edited.files.sorted().map { ($0, site.stamps[$0]) }
    return edits.bytes
  }

  private mutating func read(
    _ reader: inout ByteReader, _ file: OpenedFile, recordsAt start: Int
  ) throws(ByteReader.Malformed) {
    setting = try reader.optional(BuildSetting.init)
    book = try StampedFiles(from: &reader)
    bookFolders = try reader.array { (reader) throws(ByteReader.Malformed) in
      try FolderListing.Folder(from: &reader)
    }
    standings = try reader.words().map(Fingerprint.init(word:))
    let sizes = try reader.words()
    guard sizes.allSatisfy({ (0...file.stamp.size).contains($0) }) else {
      throw ByteReader.Malformed()
    }
    records = EntryRecords(
      file, starts: sizes.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1) },
      hashes: try reader.words().map(Fingerprint.init(word:)))
    site = try StampedFiles(from: &reader)
    fingerprints = try reader.words().map(Fingerprint.init(word:))
    settled = try reader.integer()
    guard standings.count == book.count, records.count == book.count, records.isWhole,
      fingerprints.count == site.count
    else { throw ByteReader.Malformed() }
  }

  private mutating func apply(_ edits: CacheEdits) {
    if let new = edits.setting {
      guard let listPages else { return }
      follow(new, listPages: listPages)
    }
    guard edits.entries.allSatisfy({ standings.indices.contains($0.position) }),
      edits.files.allSatisfy({ fingerprints.indices.contains($0.position) })
    else { return }
    settled = edits.settled
    bookFolders = edits.bookFolders
    for entry in edits.entries {
      keep(entry.record, entry.stamp, entry.standing, at: entry.position)
    }
    for file in edits.files { keepWritten(file.stamp, at: file.position) }
  }
}

// MARK: - Numbers

extension [UInt64] {
  /// The numbers one behind the other, the highest byte of each first.
  fileprivate var bytes: [UInt8] {
    flatMap { number in
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
  }
}

extension [UInt8] {
  /// What ``Swift/Array/bytes`` was made of.
  fileprivate var numbers: [UInt64] {
    stride(from: 0, to: count - 7, by: 8).map { start in
      self[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}

extension Fingerprint {
  fileprivate var word: Int { Int(bitPattern: UInt(value)) }

  fileprivate init(word: Int) { self.init(value: UInt64(UInt(bitPattern: word))) }
}
