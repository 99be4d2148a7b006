import Foundation
package import GotchaBook

/// What the last build read and made, so that the next one does again only what has changed.
///
/// A cache that another build of the program wrote, or that is damaged, counts as none.
package struct SiteCache: Sendable {
  /// An entry as it was read from a file.
  struct Reading: Sendable {
    var stamp: FileStamp
    var entry: Entry
    var digest: EntryDigest
  }

  /// A file of the site as it was written.
  struct Product: Sendable {
    var fingerprint: Fingerprint
    var stamp: FileStamp
  }

  /// By the path of the entry's file.
  private(set) var readings: [String: Reading] = [:]
  /// By the path in the site.
  private(set) var products: [String: Product] = [:]

  package init() {}

  /// The entry in a file, if the file is what it was.
  package func entry(_ path: String, _ stamp: FileStamp) -> Entry? {
    readings[path].flatMap { $0.stamp == stamp ? $0.entry : nil }
  }

  package func digest(_ path: String, _ hash: String) -> EntryDigest? {
    readings[path].flatMap { $0.entry.contentHash == hash ? $0.digest : nil }
  }

  /// The cache with the entries of a book in place of those it knew. An entry with a mistake is
  /// read again each time, so that the mistake is said each time.
  package func keeping(_ book: Book, digests: [EntryDigest]) -> SiteCache {
    var cache = self
    cache.readings = [:]
    let faulty = Set(book.diagnostics.map(\.place.file))
    let readings = book.readings.filter { $0.entry != nil }
    for (reading, digest) in zip(readings, digests) where !faulty.contains(reading.path) {
      guard let entry = reading.entry, let stamp = reading.stamp else { continue }
      cache.readings[entry.path] = Reading(stamp: stamp, entry: entry, digest: digest)
    }
    return cache
  }

  mutating func forget(_ path: String) { products[path] = nil }

  mutating func keep(_ path: String, _ product: Product) { products[path] = product }

  /// Whether the site in `folder` has a file as these inputs make it.
  func isCurrent(_ path: String, _ fingerprint: Fingerprint, in folder: String) -> Bool {
    guard let product = products[path], product.fingerprint == fingerprint else { return false }
    return FileStamp(ofFile: folder + "/" + path) == product.stamp
  }
}

// MARK: - Bytes

extension SiteCache {
  package init?(bytes: [UInt8], generator: String) {
    var reader = ByteReader(bytes)
    guard (try? reader.text()) == generator, (try? read(&reader)) != nil else { return nil }
  }

  private mutating func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    for _ in 0..<(try reader.integer()) {
      let stamp = FileStamp(size: try reader.integer(), modified: try reader.integer())
      let entry = try EntryCoding.read(&reader)
      let names = try reader.texts()
      let links = try reader.texts()
      let anchors = try reader.array {
        (reader) throws(ByteReader.Malformed) -> (line: Int, anchor: String) in
        (try reader.integer(), try reader.text())
      }
      readings[entry.path] = Reading(
        stamp: stamp, entry: entry,
        digest: EntryDigest(names: names, links: links, anchors: Anchors(anchors)))
    }
    for _ in 0..<(try reader.integer()) {
      let path = try reader.text()
      let fingerprint = Fingerprint(value: try reader.number())
      let stamp = FileStamp(size: try reader.integer(), modified: try reader.integer())
      keep(path, Product(fingerprint: fingerprint, stamp: stamp))
    }
  }

  package func bytes(generator: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(generator)
    writer.add(readings.sorted { $0.key < $1.key }) { writer, item in
      writer.add(item.value.stamp.size)
      writer.add(item.value.stamp.modified)
      EntryCoding.write(item.value.entry, to: &writer)
      writer.add(item.value.digest.names)
      writer.add(item.value.digest.links)
      writer.add(item.value.digest.anchors.lines) { writer, pair in
        writer.add(pair.line)
        writer.add(pair.anchor)
      }
    }
    writer.add(products.sorted { $0.key < $1.key }) { writer, item in
      writer.add(item.key)
      writer.add(item.value.fingerprint.value)
      writer.add(item.value.stamp.size)
      writer.add(item.value.stamp.modified)
    }
    return writer.bytes
  }
}
