import Foundation
import GotchaBook

/// Builds a site again after edits of few entries that leave what the whole book counts as it was.
///
/// It asks whether that is so before it writes anything: verdicts and areas must be as they were,
/// and everything else that a build reads untouched. Then it reads the edited entries, those around
/// them, and what stands in the lists that are to show something else.
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
    var standings: [Int: Fingerprint] = [:]
    if !changed.isEmpty {
      guard let neighbourhood = Neighbourhood(of: changed, options(), setting, cache),
        let made = neighbourhood.output(in: output, cache),
        let patch = try SitePatch(output: output)
      else { return nil }
      written = made.written
      try write(made, patch, cache)
      cache.settled = patch.settled
      if let listPages = made.listPages {
        cache.follow(neighbourhood.settings.new, listPages: listPages)
      }
      keep(written, &cache)
      standings = neighbourhood.standings
    }
    for edit in edits {
      cache.keep(edit.record, edit.stamp, standings[edit.position], at: edit.position)
    }
    cache.bookFolders = folders
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
    _ made: Neighbourhood.Output, _ patch: SitePatch, _ cache: SiteCache
  ) throws(SiteWriterError) {
    do throws(SiteWriterError) {
      for page in made.files { try patch.write(page) }
      for file in made.splices { try patch.write(file) }
      try patch.finish(
        files: made.written, added: made.added, gone: made.gone, folders: cache.site.allFolders
      ) {
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
