import GotchaBook

/// An entry whose file is not what it was at the last build.
struct EntryEdit: Sendable {
  /// Its position in the book.
  var position: Int
  var entry: Entry
  var digest: EntryDigest
  /// What the cache keeps of it if it shows to the outside what it did.
  var reading: SiteCache.Reading

  /// Nil for an entry with a mistake, or with a case in a Swift file, which has to be read too.
  init?(_ found: EntryParser.Reading, _ stamp: FileStamp, _ position: Int, _ cache: SiteCache) {
    guard let entry = found.entry, found.diagnostics.isEmpty,
      !entry.cases.contains(where: { $0.swiftFile != nil })
    else { return nil }
    self.position = position
    self.entry = entry
    digest = EntryDigest(of: entry)
    reading = SiteCache.Reading(
      path: found.path, stamp: stamp, outward: cache.readings[position].outward,
      record: EntryRecord(entry: entry, digest: digest).bytes[...])
  }
}
