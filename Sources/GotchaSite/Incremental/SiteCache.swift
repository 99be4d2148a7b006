import Foundation
package import GotchaBook

/// What the last build read and made, so that the next one does again only what has changed.
///
/// A cache that another build of the program wrote, or that is damaged, counts as none.
package struct SiteCache: Sendable {
  /// An entry as it was read from a file.
  struct Reading: Sendable {
    var path: String
    var stamp: FileStamp
    /// What everything but the entry's own page and text shows of it.
    var outward: Fingerprint
    /// The entry and its digest, as bytes until somebody asks for them.
    var record: ArraySlice<UInt8>
  }

  /// A file of the site as it was written.
  struct Product: Sendable {
    var fingerprint: Fingerprint
    var stamp: FileStamp
  }

  /// In the order of the book.
  private(set) var readings: [Reading] = []
  /// By the path in the site.
  private(set) var products: [String: Product] = [:]
  /// What the last build found around the entries; nil when the next one has to look again.
  package private(set) var setting: BuildSetting?
  private var positions: [String: Int] = [:]

  package init() {}

  /// The entry in a file, if the file is what it was.
  package func entry(_ path: String, _ stamp: FileStamp) -> Entry? {
    guard let reading = reading(path), reading.stamp == stamp else { return nil }
    return EntryRecord(reading)?.entry
  }

  package func digest(_ path: String, _ hash: String) -> EntryDigest? {
    reading(path).flatMap(EntryRecord.init).flatMap {
      $0.entry.contentHash == hash ? $0.digest : nil
    }
  }

  /// The position of the entry in a file.
  func position(of path: String) -> Int? { positions[path] }

  private func reading(_ path: String) -> Reading? { positions[path].map { readings[$0] } }

  /// Whether the site in `folder` has a file as these inputs make it.
  func isCurrent(_ path: String, _ fingerprint: Fingerprint, in folder: String) -> Bool {
    products[path]?.fingerprint == fingerprint && isCurrent(path, in: folder)
  }

  /// Whether the site in `folder` has a file as it was written.
  func isCurrent(_ path: String, in folder: String) -> Bool {
    products[path].map { FileStamp(ofFile: folder + "/" + path) == $0.stamp } ?? false
  }
}

// MARK: - Changing

extension SiteCache {
  /// Notes the entries of a book in place of those it knew. An entry with a mistake is read again
  /// each time, so that the mistake is said each time.
  package mutating func remember(_ book: Book, _ builder: SiteBuilder, setting: BuildSetting?) {
    self.setting = setting
    let faulty = Set(book.diagnostics.map(\.place.file))
    var kept: [Reading] = []
    for (position, reading) in book.readings.filter({ $0.entry != nil }).enumerated() {
      guard !faulty.contains(reading.path), let entry = reading.entry, let stamp = reading.stamp
      else { continue }
      let known = self.reading(reading.path).flatMap { $0.stamp == stamp ? $0.record : nil }
      kept.append(
        Reading(
          path: reading.path, stamp: stamp, outward: builder.outward(position),
          record: known
            ?? EntryRecord(entry: entry, digest: builder.digests[position]).bytes[...]))
    }
    keep(kept)
  }

  /// Notes one entry that was read again.
  mutating func keep(_ reading: Reading, at position: Int) { readings[position] = reading }

  /// Notes a file that was written now, whatever went into it.
  mutating func keepWritten(_ path: String, in folder: String) {
    products[path] = FileStamp(ofFile: folder + "/" + path).map {
      Product(fingerprint: Fingerprint(), stamp: $0)
    }
  }

  mutating func forget(_ path: String) { products[path] = nil }

  mutating func keep(_ path: String, _ product: Product) { products[path] = product }

  private mutating func keep(_ readings: [Reading]) {
    self.readings = readings
    positions = Dictionary(
      readings.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { $1 })
  }
}

// MARK: - Bytes

extension SiteCache {
  package init?(bytes: [UInt8], generator: String) {
    var reader = ByteReader(bytes)
    guard (try? reader.text()) == generator, (try? read(&reader)) != nil else { return nil }
  }

  private mutating func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    setting = try reader.optional(BuildSetting.read)
    let readings = try reader.array { (reader) throws(ByteReader.Malformed) in
      Reading(
        path: try reader.text(), stamp: try FileStamp(from: &reader),
        outward: Fingerprint(value: try reader.number()), record: try reader.blob())
    }
    keep(readings)
    let count = try reader.integer()
    products.reserveCapacity(min(max(0, count), readings.count * 4))
    for _ in 0..<max(0, count) {
      let path = try reader.text()
      let fingerprint = Fingerprint(value: try reader.number())
      keep(path, Product(fingerprint: fingerprint, stamp: try FileStamp(from: &reader)))
    }
  }

  package func bytes(generator: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(generator)
    writer.add(setting) { $1.write(to: &$0) }
    writer.add(readings) { writer, reading in
      writer.add(reading.path)
      reading.stamp.write(to: &writer)
      writer.add(reading.outward.value)
      writer.add(blob: reading.record)
    }
    writer.add(products) { writer, item in
      writer.add(item.key)
      writer.add(item.value.fingerprint.value)
      item.value.stamp.write(to: &writer)
    }
    return writer.bytes
  }
}

extension FileStamp {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(size: try reader.integer(), modified: try reader.integer())
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(size)
    writer.add(modified)
  }
}
