package import GotchaBook

/// What the last build read and made, so that the next one does again only what has changed.
///
/// A cache that another build of the program wrote, or that is damaged, counts as none.
package struct SiteCache: Sendable {
  /// The entries' files, in the order of the book.
  var book = StampedFiles()
  var bookFolders: [FolderListing.Folder] = []
  /// What the pages of the whole book say of each entry.
  var standings: [Fingerprint] = []
  var records = EntryRecords()
  /// The site's files as they were written, but for those that came with a diagnostic.
  var site = StampedFiles()
  /// What went into each file of the site.
  var fingerprints: [Fingerprint] = []
  /// The time that all folders of the site were set back to.
  var settled = 0
  /// What the last build found around the entries; nil when the next one has to look again.
  package internal(set) var setting: BuildSetting?
  /// The file that holds this cache but for the edits below; nil when there is none.
  var base: FileStamp?
  /// The positions of the entries and of the site's files that are not as in the file, and whether
  /// the setting is not.
  var edited: (entries: Set<Int>, files: Set<Int>, setting: Bool) = ([], [], false)

  package init() {}

  /// Nil where there is no entry, or a damaged record.
  func record(_ position: Int) -> EntryRecord? {
    records.indices.contains(position) ? records[position].flatMap(EntryRecord.init) : nil
  }
}

// MARK: - What is known

extension SiteCache {
  /// The entries by the paths of their files.
  package struct Entries: Sendable {
    let cache: SiteCache
    let positions: [String: Int]
    private let records: [EntryRecord?]

    init(of cache: SiteCache) {
      self.cache = cache
      positions = cache.book.positions
      records = Array(cache.records.indices).concurrentMap(cache.record)
    }

    /// The entry in a file, if the file is what it was.
    package func entry(_ path: String, _ stamp: FileStamp) -> Entry? {
      guard let position = positions[path], cache.book.stamps[position] == stamp else { return nil }
      return records[position]?.entry
    }

    package func digest(_ path: String, _ hash: String) -> EntryDigest? {
      positions[path].flatMap { records[$0] }.flatMap {
        $0.entry.contentHash == hash ? $0.digest : nil
      }
    }
  }

  package var entries: Entries { Entries(of: self) }

  /// What went into the files that stand in a site's folder as they were written.
  func current(in folder: String) -> [String: Fingerprint] {
    let changed = Set(site.changes(below: folder).map(\.position))
    var current: [String: Fingerprint] = [:]
    current.reserveCapacity(site.count)
    for position in fingerprints.indices where !changed.contains(position) {
      current[site.path(position)] = fingerprints[position]
    }
    return current
  }

  /// Whether the site in `folder` is as it was written: no file more, none less, none changed.
  func isWhole(in folder: String) -> Bool {
    areFoldersUnchanged(in: folder) && site.changes(below: folder).isEmpty
  }

  /// Whether nothing was added to the site's folders, or taken away.
  func areFoldersUnchanged(in folder: String) -> Bool {
    site.allFolders.allSatisfy { FolderTime.modified(folder + "/" + $0) == settled }
  }
}

// MARK: - Changing

extension SiteCache {
  /// A file of the site, and what went into it.
  typealias Product = (path: String, fingerprint: Fingerprint, stamp: FileStamp)

  /// Notes the entries of a book in place of those it knew. An entry with a mistake is read again
  /// each time, so that the mistake is said each time.
  package mutating func remember(_ book: Book, _ builder: SiteBuilder, setting: BuildSetting?) {
    let known = entries
    let faulty = Set(book.diagnostics.map(\.place.file))
    var files: [(path: String, stamp: FileStamp)] = []
    var records: [[UInt8]] = []
    standings = []
    for (position, reading) in book.readings.filter({ $0.entry != nil }).enumerated() {
      guard !faulty.contains(reading.path), let entry = reading.entry, let stamp = reading.stamp
      else { continue }
      files.append((reading.path, stamp))
      standings.append(builder.standing(position))
      records.append(
        known.bytes(reading.path, stamp)
          ?? EntryRecord(entry: entry, digest: builder.digests[position]).bytes)
    }
    self.book = StampedFiles(files)
    bookFolders = book.folders
    self.records = EntryRecords(records)
    self.setting = setting
    base = nil
  }

  /// Notes the files of a site in place of those it knew.
  mutating func keep(_ products: [Product], settled: Int) {
    site = StampedFiles(products.lazy.map { ($0.path, $0.stamp) })
    fingerprints = products.map(\.fingerprint)
    self.settled = settled
    base = nil
  }

  /// Notes one entry that was read again.
  ///
  /// - Parameter standing: Nil when it is what it was.
  mutating func keep(
    _ record: [UInt8], _ stamp: FileStamp, _ standing: Fingerprint?, at position: Int
  ) {
    book.keep(stamp, at: position)
    records.keep(record, at: position)
    standings[position] = standing ?? standings[position]
    edited.entries.insert(position)
  }

  /// Where the pages of lists stand among the site's files, one behind the other; nil when they do
  /// not.
  var listPages: Range<Int>? {
    guard let pages = setting?.listPages, let start = pages.first.flatMap(site.position),
      start + pages.count <= site.count,
      pages.indices.allSatisfy({ site.path(start + $0) == pages[$0] })
    else { return nil }
    return start..<start + pages.count
  }

  /// Notes what is around the entries after edits. A page that is new is to be noted when it is
  /// written.
  ///
  /// - Parameter listPages: Where the pages of lists stand among the site's files.
  mutating func follow(_ setting: BuildSetting, listPages: Range<Int>) {
    let pages = setting.listPages
    let known = Dictionary(
      listPages.map { (site.path($0), $0) }, uniquingKeysWith: { first, _ in first })
    let old = pages.map { known[$0] }
    let stamps = old.map { $0.map { site.stamps[$0] } ?? FileStamp(size: 0, modified: 0) }
    let hashes = old.map { $0.map { fingerprints[$0] } ?? Fingerprint() }
    let isEdited = old.map { $0.map(edited.files.contains) ?? true }
    site.replace(listPages, with: zip(pages, stamps).lazy.map { ($0, $1) })
    fingerprints.replaceSubrange(listPages, with: hashes)
    edited.files = Set(
      edited.files.filter { $0 < listPages.lowerBound }
        + pages.indices.filter { isEdited[$0] }.map { $0 + listPages.lowerBound }
        + edited.files.filter { $0 >= listPages.upperBound }.map {
          $0 + pages.count - listPages.count
        })
    self.setting = setting
    edited.setting = true
  }

  /// Notes a file of the site that was written again, whatever went into it.
  mutating func keepWritten(_ stamp: FileStamp, at position: Int) {
    site.keep(stamp, at: position)
    fingerprints[position] = Fingerprint()
    edited.files.insert(position)
  }
}

extension SiteCache.Entries {
  /// The record of the entry in a file, if the file is what it was.
  fileprivate func bytes(_ path: String, _ stamp: FileStamp) -> [UInt8]? {
    positions[path].flatMap { cache.book.stamps[$0] == stamp ? cache.records[$0] : nil }
  }
}
