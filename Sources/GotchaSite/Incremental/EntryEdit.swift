import GotchaBook

/// An entry whose file is not what it was at the last build.
struct EntryEdit: Sendable {
  /// Its position in the book.
  var position: Int
  var entry: Entry
  var digest: EntryDigest
  var stamp: FileStamp
  /// What the cache keeps of it if it shows to the outside what it did.
  var record: [UInt8]

  /// Nil for an entry with a mistake, or with a case in a Swift file, which has to be read too.
  init?(_ found: EntryParser.Reading, _ stamp: FileStamp, _ position: Int) {
    guard let entry = found.entry, found.diagnostics.isEmpty,
      !entry.cases.contains(where: { $0.swiftFile != nil })
    else { return nil }
    self.position = position
    self.entry = entry
    self.stamp = stamp
    digest = EntryDigest(of: entry)
    record = EntryRecord(entry: entry, digest: digest).bytes
  }
}
