import Foundation
import GotchaBook

/// Builds a site again after edits that show on the entries' own pages, in `entries.json` and in
/// the search only.
///
/// It asks whether that is so before it writes anything: what other files show of the edited
/// entries must be as it was, and everything else that a build reads untouched. Then it reads the
/// edited entries, their neighbours and the targets of their links, and none of the others.
package struct EntryUpdate {
  /// More entries than these are edited by a program, and a whole build is as quick.
  private static let limit = 32

  private let root: String
  private let book: String
  private let output: String
  /// The options of the site, without entries.
  private let options: () -> SiteContent

  package init(
    root: String, book: String, output: String, options: @escaping () -> SiteContent
  ) {
    self.root = root
    self.book = book
    self.output = SiteWriter.resolved(output)
    self.options = options
  }

  /// Brings the site and the cache up to date; nil, with nothing done, when that takes a whole
  /// build.
  ///
  /// - Parameter surroundings: The hash of everything that a build reads besides entries.
  package func run(
    _ cache: inout SiteCache, surroundings: UInt64
  ) throws -> SiteUpdate.Outcome? {
    guard let setting = cache.setting, setting.surroundings == surroundings,
      let (edits, folders) = edits(since: cache), cache.isWhole(in: output)
    else { return nil }
    let changed = edits.filter { $0.record != cache.records[$0.position] }
    var written: [String] = []
    if !changed.isEmpty {
      guard let neighbourhood = Neighbourhood(of: changed, options(), setting, cache),
        let pages = neighbourhood.pages, let splices = neighbourhood.splices(output: output),
        let patch = try SitePatch(output: output)
      else { return nil }
      written = pages.map(\.path) + splices.map(\.path)
      try write(pages, splices, written, patch, cache)
      cache.settled = patch.settled
    }
    for edit in edits { cache.keep(edit.record, edit.stamp, at: edit.position) }
    cache.bookFolders = folders
    keep(written, &cache)
    return SiteUpdate.Outcome(diagnostics: [], path: output, written: written.count)
  }

  private typealias Edits = (edits: [EntryEdit], folders: [FolderListing.Folder])

  /// The entries whose files are not what they were, read again; nil when the book has other files
  /// than before, or there is something to complain about.
  private func edits(since cache: SiteCache) -> Edits? {
    let changes = cache.book.changes(below: root)
    guard changes.count <= Self.limit, let folders = folders(since: cache) else { return nil }
    let edits = changes.compactMap { change in
      change.stamp.flatMap { stamp in
        EntryEdit(
          Book.read(path: cache.book.path(change.position), root: root, book: book), stamp,
          change.position)
      }
    }
    return edits.count == changes.count ? (edits, folders) : nil
  }

  /// The book's folders as they are; nil when other files stand in them than before.
  private func folders(since cache: SiteCache) -> [FolderListing.Folder]? {
    let known = cache.bookFolders
    if !known.isEmpty, known.allSatisfy({ $0.isUnchanged(below: root) }) { return known }
    let listing = FolderListing(below: book, root: root, suffix: ".md")
    return listing.files == cache.book.paths ? listing.folders : nil
  }

  private func write(
    _ pages: [SiteBuilder.File], _ splices: [SplicedFile], _ written: [String], _ patch: SitePatch,
    _ cache: SiteCache
  ) throws(SiteWriterError) {
    do throws(SiteWriterError) {
      for page in pages { try patch.write(page) }
      for file in splices { try patch.write(file) }
      try patch.finish(replacing: written, folders: cache.site.allFolders) {
        cache.areFoldersUnchanged(in: output)
      }
    } catch {
      patch.abandon()
      throw error
    }
  }

  private func keep(_ written: [String], _ cache: inout SiteCache) {
    for path in written {
      guard let position = cache.site.position(of: path),
        let stamp = FileStamp(ofFile: output + "/" + path)
      else { continue }
      cache.keepWritten(stamp, at: position)
    }
  }
}
