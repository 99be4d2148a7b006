import GotchaBook

/// What few edits have changed in a cache since its file was written.
struct CacheEdits {
  /// With more entries than these, the whole cache is written anew.
  static let limit = 256

  /// The file that these are edits of.
  var base: FileStamp
  var settled: Int
  var bookFolders: [FolderListing.Folder]
  /// What is around the entries now; nil when it is what the file says.
  var setting: BuildSetting?
  var entries: [(position: Int, stamp: FileStamp, standing: Fingerprint, record: [UInt8])] = []
  /// By their positions among the files that the site has with that setting.
  var files: [(position: Int, stamp: FileStamp)] = []

  init(base: FileStamp, settled: Int, bookFolders: [FolderListing.Folder]) {
    self.base = base
    self.settled = settled
    self.bookFolders = bookFolders
  }

  /// Nil for bytes that are damaged.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes)
    guard let hash = try? file.number(), let body = try? file.blob(),
      Fingerprint(of: Array(body)).value == hash
    else { return nil }
    var reader = ByteReader(Array(body))
    guard let edits = try? Self.read(&reader) else { return nil }
    self = edits
  }

  private static func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> CacheEdits {
    var edits = CacheEdits(
      base: try FileStamp(from: &reader), settled: try reader.integer(),
      bookFolders: try reader.array { (reader) throws(ByteReader.Malformed) in
        try FolderListing.Folder(from: &reader)
      })
    edits.setting = try reader.optional(BuildSetting.init)
    edits.entries = try reader.array { (reader) throws(ByteReader.Malformed) in
      (
        try reader.integer(), try FileStamp(from: &reader),
        Fingerprint(value: try reader.number()), Array(try reader.blob())
      )
    }
    edits.files = try reader.array { (reader) throws(ByteReader.Malformed) in
      (try reader.integer(), try FileStamp(from: &reader))
    }
    return edits
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    base.write(to: &writer)
    writer.add(settled)
    writer.add(bookFolders) { $1.write(to: &$0) }
    writer.add(setting) { $1.write(to: &$0) }
    writer.add(entries) { writer, entry in
      writer.add(entry.position)
      entry.stamp.write(to: &writer)
      writer.add(entry.standing.value)
      writer.add(blob: entry.record[...])
    }
    writer.add(files) { writer, file in
      writer.add(file.position)
      file.stamp.write(to: &writer)
    }
    var file = ByteWriter()
    file.add(Fingerprint(of: writer.bytes).value)
    file.add(blob: writer.bytes[...])
    return file.bytes
  }
}

// MARK: - Stamps as bytes

extension FileStamp {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(size: try reader.integer(), modified: try reader.integer())
  }

  func write(to writer: inout ByteWriter) {
    writer.add(size)
    writer.add(modified)
  }
}

extension FolderListing.Folder {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      path: try reader.text(),
      modified: try reader.optional { (reader) throws(ByteReader.Malformed) in
        try reader.integer()
      })
  }

  func write(to writer: inout ByteWriter) {
    writer.add(path)
    writer.add(modified) { $0.add($1) }
  }
}
