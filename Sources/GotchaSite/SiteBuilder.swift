import Foundation
package import GotchaBook
import GotchaVerdicts

/// Turns a book and its verdicts into the files of a site.
package struct SiteBuilder: Sendable {
  package let content: SiteContent
  package let map: SiteMap

  /// One file of the site.
  package struct File: Equatable, Sendable {
    /// Relative to the site's root.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package init(_ content: SiteContent) {
    self.content = content
    map = SiteMap(entries: content.entries)
  }

  /// Makes every file and hands each to `write`, from several threads at once; returns what is
  /// wrong with links, in the book's order.
  package func build(
    write: @escaping @Sendable (File) throws -> Void
  ) async throws -> [Diagnostic] {
    let count = content.entries.count
    let chunk = max(1, count / (ProcessInfo.processInfo.activeProcessorCount * 4))
    let found = try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
      for start in stride(from: 0, to: count, by: chunk) {
        group.addTask {
          var diagnostics: [Diagnostic] = []
          for position in start..<min(start + chunk, count) {
            diagnostics += try entryFiles(position, write: write)
          }
          return (start, diagnostics)
        }
      }
      group.addTask {
        try sharedFiles(write: write)
        return (count, [])
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return map.diagnostics + found.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  private func entryFiles(
    _ position: Int, write: (File) throws -> Void
  ) throws -> [Diagnostic] {
    let entry = content.entries[position]
    let verdict = content.verdicts.entries[position]
    var page = EntryPage(position: position, content: content, map: map)
    let html = page.html()
    try write(
      document(
        map.pages[position], title: entry.title, description: EntryRow.firstWords(of: entry), html,
        scripts: ["theme/page.js", "theme/player.js"]))
    let name = PageName.file(entry.id)
    try write(badge(position))
    if let bytes = TraceFile.bytes(of: verdict) {
      try write(File(path: "traces/\(name).json", bytes: bytes))
    }
    return page.diagnostics
  }

  private func badge(_ position: Int) -> File {
    let verdict = content.verdicts.entries[position].verdict
    let image = VerdictImage(
      words: content.entries[position].id, verdict: verdict, text: verdict?.label ?? "no case")
    return File(path: VerdictImage.path(of: map.pages[position]), bytes: image.bytes)
  }

  /// `badge.svg`: how many entries are good, in the colour of the worst.
  private var bookBadge: File {
    let verdicts = content.verdicts.entries.compactMap(\.verdict)
    let good = verdicts.count(where: \.isGood)
    let image = VerdictImage(
      words: "gotchas", verdict: verdicts.max(), text: "\(good) of \(verdicts.count) good")
    return File(path: "badge.svg", bytes: image.bytes)
  }

  private func sharedFiles(write: (File) throws -> Void) throws {
    let index = IndexPage(content: content, map: map)
    try write(
      document(
        IndexPage.path, title: content.title,
        description: "Gotchas of UITableView, each with its proof.", index.html,
        scripts: [SearchIndex.path, "theme/page.js", "theme/search.js"]))
    for listing in Listing.all(content, map) {
      try write(
        document(
          listing.path, title: listing.title, description: listing.description,
          listing.html(content, map)))
    }
    try write(
      document(
        MatrixPage.path, title: "By version", description: "Every entry against every version.",
        MatrixPage(content: content, map: map).html))
    try write(
      document(
        NotFoundPage.path, title: "There is no such page", description: "Not found.",
        NotFoundPage.html))
    try write(bookBadge)
    try write(File(path: SearchIndex.path, bytes: SearchIndex.bytes(content, map)))
    try write(File(path: "results.json", bytes: ResultsFile.bytes(of: content.verdicts)))
    let pages = Dictionary(
      zip(content.entries.map(\.path), map.pages), uniquingKeysWith: { first, _ in first })
    try write(
      File(
        path: "entries.json",
        bytes: EntriesFile.bytes(of: content.entries) { pages[$0.path] ?? "" }))
  }

  private func document(
    _ path: String, title: String, description: String, _ html: HTML,
    scripts: [String] = ["theme/page.js"]
  ) -> File {
    let frame = PageFrame(
      siteTitle: content.title, path: path, title: title, description: description,
      links: [
        ("All entries", IndexPage.path), ("By version", MatrixPage.path),
        ("Broken approaches", Listing.brokenApproaches),
      ])
    return File(path: path, bytes: frame.document(html, scripts: scripts))
  }
}
