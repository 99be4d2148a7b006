package import Foundation
package import GotchaBook
import GotchaVerdicts
import RunRecord

/// Makes the files of a site from a book and its verdicts.
package struct SiteBuilder: Sendable {
  package let content: SiteContent
  package let map: SiteMap
  let symbols: SymbolIndex
  let shelves: Shelves
  private let related: Related
  private let images: SocialImages

  /// One file of the site.
  package struct File: Equatable, Sendable {
    /// Relative to the site's root.
    package var path: String
    package var data: Data

    package init(path: String, data: Data) {
      self.path = path
      self.data = data
    }
  }

  /// How one file of the site is made.
  struct Recipe: Sendable {
    var path: String
    /// The file's bytes, and what is wrong with the book there.
    var make: @Sendable () throws -> (data: Data, diagnostics: [Diagnostic])

    init(
      _ path: String,
      make: @escaping @Sendable () throws -> (data: Data, diagnostics: [Diagnostic])
    ) {
      self.path = path
      self.make = make
    }

    init(_ path: String, data: @escaping @Sendable () throws -> Data) {
      self.init(path) { (try data(), []) }
    }
  }

  package init(_ content: SiteContent) {
    self.content = content
    map = SiteMap(entries: content.entries)
    symbols = SymbolIndex(names: content.entries.map(\.codeSpans), uikit: content.uikit)
    shelves = Shelves(content.entries, areas: map.areas, table: content.areas)
    related = Related(content.entries, symbols: symbols, shelves: shelves.shelves)
    images = SocialImages(folder: content.socialImages, pages: [IndexPage.path] + map.pages)
  }

  /// Makes every file and passes each to `write`, from several threads at once; returns what is
  /// wrong with links, in the book's order.
  package func build(write: @Sendable (File) throws -> Void) throws -> [Diagnostic] {
    let results = recipes.concurrentMap { recipe in
      Result {
        let (data, diagnostics) = try recipe.make()
        try write(File(path: recipe.path, data: data))
        return diagnostics
      }
    }
    return try results.reduce(into: known) {
      $0 += try $1.get()
    }
  }

  /// What is wrong before a page is made.
  private var known: [Diagnostic] {
    map.diagnostics + content.areas.diagnostics + images.diagnostics
  }

  private var recipes: [Recipe] {
    let shared = sharedPages
    let positions = content.entries.indices
    let pages = map.pages + shared.map(\.path)
    return machineFiles(pages) + positions.map(entryPage) + shared + positions.compactMap(traces)
      + positions.compactMap(films)
      + positions.flatMap(redirects) + images.files.map { file in Recipe(file.path) { file.data } }
  }

  private func recipe(_ document: Document) -> Recipe {
    Recipe(document.path) { data(of: document, document.html()) }
  }

  private func data(of document: Document, _ html: HTML) -> Data {
    PageFrame(content: content, document: document, image: images.path(of: document.path))
      .data(html)
  }
}

/// A page about to be made.
struct Document: Sendable {
  var path: String
  var title: String
  /// One sentence, for previews of links to the page.
  var description: String
  var scripts = ["theme/page.js"]
  var article: Article?
  var html: @Sendable () -> HTML = { .empty }
}

// MARK: - Entries

extension SiteBuilder {
  private func entryPage(_ position: Int) -> Recipe {
    Recipe(map.pages[position]) {
      let page = EntryPage(
        position: position, content: content, map: map, symbols: symbols,
        shelf: shelves.shelves[position], related: related.nearest(to: position),
        root: PageFrame.root(from: map.pages[position]),
        contradictions: content.verdicts.entries[position].cases.flatMap(\.contradictions))
      let entry = page.entry
      let (html, diagnostics) = page.contents
      let document = Document(
        path: map.pages[position], title: entry.title,
        description: EntryDescription.text(of: entry),
        scripts: ["theme/page.js", "theme/player.js"],
        article: Article(
          headline: entry.title, keywords: entry.searchedAs,
          published: content.history.firstSeen(entry)))
      return (data(of: document, html), diagnostics)
    }
  }

  /// The pages at the addresses that the entry took over.
  private func redirects(_ position: Int) -> [Recipe] {
    content.entries[position].formerIDs.map { former in
      let page = RedirectPage(
        path: SiteMap.path(of: former.id), target: map.pages[position],
        title: content.entries[position].title, baseURL: content.baseURL)
      return Recipe(page.path) { page.data }
    }
  }

  /// What the player of an entry plays, if it shows anything.
  private func films(_ position: Int) -> Recipe? {
    let verdict = content.verdicts.entries[position]
    return EntryPictures(verdict).map { pictures in
      Recipe(FilmFile.path(of: verdict)) { try FilmFile(pictures).data() }
    }
  }

  /// The traces of an entry, if any were recorded.
  private func traces(_ position: Int) -> Recipe? {
    let verdict = content.verdicts.entries[position]
    return TraceFile.path(of: verdict).map { path in
      Recipe(path) { try JSONFile.data(of: TraceFile(verdict)) }
    }
  }
}

// MARK: - Shared pages

extension SiteBuilder {
  /// Every page that is about more than one entry.
  private var sharedPages: [Recipe] {
    let index = IndexPage(content: content, map: map, shelves: shelves)
    let documents = [
      Document(
        path: IndexPage.path, title: content.title,
        description: "Gotchas of UITableView, each with its test.", scripts: Self.listScripts
      ) { index.html },
      Document(
        path: SymbolIndex.path, title: "By API",
        description: "Every symbol that an entry names, and the entries about it."
      ) { [symbols, map] in SymbolsPage(index: symbols, map: map).html },
      Document(
        path: RunsPage.path, title: "Runs", description: "The verdicts of each run by itself."
      ) { [content, map] in RunsPage(content: content, map: map).html },
      Document(
        path: HowPage.path, title: HowPage.title,
        description: "What the claims of the book rest on, and what the model is."
      ) { HowPage.html },
      Document(
        path: NotFoundPage.path, title: "There is no such page", description: "Not found."
      ) { [content] in NotFoundPage.html(root: content.baseURL ?? "") },
    ]
    return (documents + matrix + listings + steps).map(recipe)
  }

  private var matrix: [Document] {
    let pager = MatrixPage.pager(entries: content.entries.count)
    let matrix = MatrixPage(content: content, map: map, shelves: shelves)
    return (0..<pager.pageCount).map { page in
      Document(
        path: pager.path(of: page), title: "By version",
        description:
          "Every entry against every version of iOS: affected or not, and how that is known.",
        scripts: Self.listScripts
      ) { matrix.html(page: page) }
    }
  }

  private var listings: [Document] {
    let minimum = MinimumVersion(versions: content.verdicts.modelled.versions)
    let all =
      Listing.all(content, map, shelves)
      + symbols.symbols.filter(\.isShared).map {
        Listing($0, shelves)
      }
    return all.flatMap { listing in
      (0..<listing.pager.pageCount).map { page in
        Document(
          path: listing.pager.path(of: page), title: listing.title,
          description: listing.description, scripts: Self.listScripts
        ) { listing.html(page: page, minimum: minimum, row: row) }
      }
    }
  }

  /// Those of a page that lists entries.
  private static let listScripts = ["theme/page.js", MinimumVersion.script]

  /// An entry's row as lists show it.
  private func row(_ position: Int) -> HTML {
    EntryRow(
      entry: content.entries[position], verdict: content.verdicts.entries[position],
      url: SafeURL(root: Listing.root, path: map.pages[position])
    ).html
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
          description: "What changes from iOS \(step.before) to iOS \(step.after).",
          scripts: Self.listScripts
        ) { [content, map] in VersionStepPage(step: step, content: content, map: map).html }
      }
  }
}

// MARK: - Files for machines

extension SiteBuilder {
  /// The files that are no pages; `pages` are the paths of all pages.
  private func machineFiles(_ pages: [String]) -> [Recipe] {
    let feeds = Feeds(content: content, map: map)
    let sitemap = content.baseURL.map { Sitemap(baseURL: $0, paths: pages) }
    return [
      Recipe(ResultsFile.path) {
        try ResultsFile(
          content.verdicts, history: content.history, observations: content.observations
        ).data()
      },
      Recipe(EntriesFile.path) { try entriesFile.data() },
      Recipe("badge.svg") { bookBadge },
    ] + searchFiles + feeds.files.map { path, data in Recipe(path, data: data) }
      + (sitemap.map { sitemap in [Recipe(Sitemap.path) { sitemap.data }] } ?? [])
  }

  private var searchFiles: [Recipe] {
    content.searchLibrary.map { library in
      [
        Recipe(SearchLibrary.path) { library },
        Recipe(SearchIndex.path) { try SearchIndex.data(content, map, symbols) },
      ]
    } ?? []
  }

  private var entriesFile: EntriesFile {
    EntriesFile(content.entries, content.verdicts.entries) { entry in
      let code = entry.cases.compactMap { each in
        content.swiftSources[CaseID(entry: entry.id, slug: each.slug)].map { (each.slug, $0.code) }
      }
      return EntriesFile.Addition(
        url: map.position(ofFile: entry.path).map { map.pages[$0] } ?? "",
        markdown: content.markdown[entry.path],
        code: Dictionary(code, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// `badge.svg`: how many entries pass, in the color of the worst.
  private var bookBadge: Data {
    let verdicts = content.verdicts.entries.compactMap(\.verdict)
    let good = verdicts.count(where: \.isGood)
    return VerdictImage(
      words: "gotchas", verdict: verdicts.max(), text: "\(good) of \(verdicts.count) pass"
    ).data
  }
}
