import GotchaBook

/// An entry without its body, and what other pages need of its text, as a cache keeps them.
struct EntryRecord {
  var entry: Entry
  var digest: EntryDigest

  init(entry: Entry, digest: EntryDigest) {
    self.entry = entry
    self.digest = digest
  }

  /// Nil for bytes that are damaged.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let record = try? Self.read(&reader) else { return nil }
    self = record
  }

  private static func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> EntryRecord {
    let entry = try EntryCoding.read(&reader)
    let names = try reader.texts()
    let links = try reader.texts()
    let anchors = try reader.array {
      (reader) throws(ByteReader.Malformed) -> (line: Int, anchor: String) in
      (try reader.integer(), try reader.text())
    }
    return EntryRecord(
      entry: entry, digest: EntryDigest(names: names, links: links, anchors: Anchors(anchors)))
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    EntryCoding.write(entry, to: &writer)
    writer.add(digest.names)
    writer.add(digest.links)
    writer.add(digest.anchors.lines) { writer, pair in
      writer.add(pair.line)
      writer.add(pair.anchor)
    }
    return writer.bytes
  }
}
