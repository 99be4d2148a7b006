import Foundation
package import GotchaBook
import GotchaVerdicts

/// Turns a book and its verdicts into the files of a site.
package struct SiteBuilder: Sendable {
  package let content: SiteContent
  package let map: SiteMap
  let symbols: SymbolIndex

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
    symbols = SymbolIndex(entries: content.entries)
  }

  /// Makes every file and hands each to `write`, from several threads at once; returns what is
  /// wrong with links, in the book's order.
  package func build(
    write: @escaping @Sendable (File) throws -> Void
  ) async throws -> [Diagnostic] {
    let rows = content.entries.indices.map(row)
    let shared = documents(rows)
    let recipes = content.entries.indices.map { position in
      Recipe { try entryFiles(position, write: write) }
    } + shared.map { document in
      Recipe {
        try write(file(of: document))
        return []
      }
    } + machineFiles(shared.map(\.path)).map { make in
      Recipe {
        for file in make() { try write(file) }
        return []
      }
    }
    return map.diagnostics + (try await Self.cook(recipes))
  }

  /// Something that makes files and may find fault with the book.
  private struct Recipe: Sendable {
    var make: @Sendable () throws -> [Diagnostic]
  }

  /// Makes everything on all cores; the diagnostics come in the recipes' order.
  private static func cook(_ recipes: [Recipe]) async throws -> [Diagnostic] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let chunk = max(1, recipes.count / (cores * 8))
    let found = try await withThrowingTaskGroup(of: (Int, [Diagnostic]).self) { group in
      for start in stride(from: 0, to: recipes.count, by: chunk) {
        group.addTask {
          let part = recipes[start..<min(start + chunk, recipes.count)]
          return (start, try part.flatMap { try $0.make() })
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return found.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }
}

// MARK: - Entries

extension SiteBuilder {
  private func entryFiles(
    _ position: Int, write: (File) throws -> Void
  ) throws -> [Diagnostic] {
    let entry = content.entries[position]
    let verdict = content.verdicts.entries[position]
    var page = EntryPage(position: position, content: content, map: map, symbols: symbols)
    let html = page.html()
    try write(
      file(
        of: Document(
          path: map.pages[position], title: entry.title,
          description: EntryRow.firstWords(of: entry),
          scripts: ["theme/page.js", "theme/player.js"]
        ) { html }))
    try write(badge(position))
    if let bytes = TraceFile.bytes(of: verdict) {
      try write(File(path: "traces/\(PageName.file(entry.id)).json", bytes: bytes))
    }
    return page.diagnostics
  }

  private func badge(_ position: Int) -> File {
    let verdict = content.verdicts.entries[position].verdict
    let image = VerdictImage(
      words: content.entries[position].id, verdict: verdict, text: verdict?.label ?? "no case")
    return File(path: VerdictImage.path(of: map.pages[position]), bytes: image.bytes)
  }

  /// The entry's row in lists, which all stand one folder deep.
  private func row(_ position: Int) -> Fragment {
    Fragment(
      EntryRow(
        entry: content.entries[position], verdict: content.verdicts.entries[position],
        url: SafeURL(root: "../", path: map.pages[position])
      ).html)
  }
}

// MARK: - Shared pages

extension SiteBuilder {
  /// Every page that is about more than one entry.
  private func documents(_ rows: [Fragment]) -> [Document] {
    let index = IndexPage(content: content, map: map, symbols: symbols)
    return [
      Document(
        path: IndexPage.path, title: content.title,
        description: "Gotchas of UITableView, each with its proof.",
        scripts: [SearchIndex.path, "theme/page.js", "theme/search.js"]
      ) { index.html },
      Document(
        path: SymbolIndex.path, title: "By API",
        description: "Every symbol that an entry names, and the entries about it."
      ) { [symbols] in SymbolsPage(index: symbols).html },
      Document(
        path: RunsPage.path, title: "Runs", description: "What each run says by itself."
      ) { [content, map] in RunsPage(content: content, map: map).html },
      Document(
        path: NotFoundPage.path, title: "There is no such page", description: "Not found."
      ) { NotFoundPage.html },
    ] + matrix + listings(rows) + steps
  }

  private var matrix: [Document] {
    let pager = MatrixPage.pager(entries: content.entries.count)
    let matrix = MatrixPage(content: content, map: map)
    return (0..<pager.pageCount).map { page in
      Document(
        path: pager.path(of: page), title: "By version",
        description: "Every entry against every version."
      ) { matrix.html(page: page) }
    }
  }

  private func listings(_ rows: [Fragment]) -> [Document] {
    Listing.all(content, map, symbols).flatMap { listing in
      (0..<listing.pager.pageCount).map { page in
        Document(
          path: listing.pager.path(of: page), title: listing.title,
          description: listing.description
        ) { [content] in listing.html(page: page, content.verdicts, rows: rows) }
      }
    }
  }

  private var steps: [Document] {
    let steps = VersionStep.all(content.verdicts)
    let index = Document(
      path: VersionStep.indexPath, title: "What changes",
      description: "What changes from one version of iOS to the next."
    ) { VersionStepsPage(steps: steps).html }
    return [index]
      + steps.map { step in
        Document(
          path: step.path, title: step.title,
          description: "What changes \(step.title.prefix(1).lowercased())\(step.title.dropFirst())."
        ) { [content, map] in VersionStepPage(step: step, content: content, map: map).html }
      }
  }

  private func file(of document: Document) -> File {
    let frame = PageFrame(
      siteTitle: content.title, path: document.path, title: document.title,
      description: document.description, baseURL: content.baseURL,
      hasFeeds: !content.history.lines.isEmpty)
    return File(
      path: document.path, bytes: frame.document(document.html(), scripts: document.scripts))
  }
}

/// A page about to be made.
struct Document: Sendable {
  var path: String
  var title: String
  /// One sentence, for what shows a link to the page.
  var description: String
  var scripts = ["theme/page.js"]
  var html: @Sendable () -> HTML
}

// MARK: - Files for machines

extension SiteBuilder {
  /// What makes the files that are no pages; `shared` are the paths of the pages besides entries'.
  private func machineFiles(_ shared: [String]) -> [@Sendable () -> [File]] {
    [
      { [File(path: SearchIndex.path, bytes: SearchIndex.bytes(content, map))] },
      { [File(path: "results.json", bytes: ResultsFile.bytes(of: content.verdicts))] },
      {
        let pages = Dictionary(
          zip(content.entries.map(\.path), map.pages), uniquingKeysWith: { first, _ in first })
        return [
          File(
            path: "entries.json",
            bytes: EntriesFile.bytes(of: content.entries) { pages[$0.path] ?? "" })
        ]
      },
      { [bookBadge] + Feeds(content: content, map: map).files },
      { Sitemap(baseURL: content.baseURL, paths: map.pages + shared).file.map { [$0] } ?? [] },
    ]
  }

  /// `badge.svg`: how many entries are good, in the colour of the worst.
  private var bookBadge: File {
    let verdicts = content.verdicts.entries.compactMap(\.verdict)
    let good = verdicts.count(where: \.isGood)
    let image = VerdictImage(
      words: "gotchas", verdict: verdicts.max(), text: "\(good) of \(verdicts.count) good")
    return File(path: "badge.svg", bytes: image.bytes)
  }
}
