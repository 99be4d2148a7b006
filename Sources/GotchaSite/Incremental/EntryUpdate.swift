import Foundation
import GotchaBook

/// Builds a site again after edits that show on the entries' own pages and in `entries.json` only.
///
/// It asks whether that is so before it writes anything: what other files show of the edited
/// entries must be as it was, and everything else that a build reads untouched. Then it reads the
/// edited entries, their neighbours and the targets of their links, and none of the others.
package struct EntryUpdate: Sendable {
  /// More entries than these are edited by a program, and a whole build is as quick.
  private static let limit = 32

  private let root: String
  private let book: String
  private let output: String
  /// The options of the site, without entries.
  private let options: SiteContent

  package init(root: String, book: String, output: String, options: SiteContent) {
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
  ) async throws -> SiteUpdate.Outcome? {
    guard let setting = cache.setting, setting.surroundings == surroundings,
      let edits = edits(since: cache), isSiteCurrent(cache)
    else { return nil }
    let changed = edits.filter { $0.reading.record != cache.readings[$0.position].record }
    var files: [SiteBuilder.File] = []
    if !changed.isEmpty {
      guard let neighbourhood = Neighbourhood(of: changed, options, setting, cache),
        let made = neighbourhood.files(output: output), let patch = try SitePatch(output: output)
      else { return nil }
      files = made
      try write(files, patch)
    }
    for edit in edits { cache.keep(edit.reading, at: edit.position) }
    for file in files { cache.keepWritten(file.path, in: output) }
    return SiteUpdate.Outcome(diagnostics: [], path: output, written: files.count)
  }

  /// The entries whose files are not what they were, read again; nil when the book has other files
  /// than before, or there is something to complain about.
  private func edits(since cache: SiteCache) -> [EntryEdit]? {
    let paths = FolderListing.files(below: book, root: root, suffix: ".md")
    guard paths == cache.readings.map(\.path) else { return nil }
    let stamps = paths.concurrentMap { [root] path in
      FileStamp(ofFile: path.hasPrefix("/") ? path : "\(root)/\(path)")
    }
    let positions = paths.indices.filter { stamps[$0] != cache.readings[$0].stamp }
    guard positions.count <= Self.limit else { return nil }
    let edits = positions.compactMap { position in
      stamps[position].flatMap { stamp in
        EntryEdit(
          Book.read(path: paths[position], root: root, book: book), stamp, position, cache)
      }
    }
    return edits.count == positions.count ? edits : nil
  }

  private func isSiteCurrent(_ cache: SiteCache) -> Bool {
    Array(cache.products.keys).concurrentMap { [output] in cache.isCurrent($0, in: output) }
      .allSatisfy { $0 }
  }

  private func write(_ files: [SiteBuilder.File], _ patch: SitePatch) throws(SiteWriterError) {
    do throws(SiteWriterError) {
      for file in files { try patch.write(file) }
      try patch.finish(files: files.map(\.path), all: nil)
    } catch {
      patch.abandon()
      throw error
    }
  }
}
