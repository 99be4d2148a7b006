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
  /// The entries with what belongs to each, in the order of the book.
  let pages: [BookPage]
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
    symbols = SymbolIndex(names: content.entries.concurrentMap(\.codeSpans), uikit: content.uikit)
    shelves = Shelves(
      content.entries, areas: map.areas, table: content.areas, settings: content.settings)
    pages = Array(content.entries.indices).concurrentMap { [map, shelves] index in
      BookPage(
        position: index, entry: content.entries[index], verdict: content.verdicts.entries[index],
        path: map.pages[index], shelf: shelves.shelves[index],
        pictures: EntryPictures(content.verdicts.entries[index]))
    }
    related = Related(content.entries, symbols: symbols, shelves: shelves.shelves)
    images = SocialImages(folder: content.socialImages, pages: [IndexPage.path] + map.pages)
  }

  /// Makes every file and passes each to `write`, from several threads at once; returns what is
  /// wrong with links, in the book's order.
  package func build(write: @Sendable (File) throws -> Void) throws -> [Diagnostic] {
    let recipes = recipes
    // One at a time, since a list of entries takes as long as many small files.
    let results = recipes.concurrentMap(inParts: recipes.count) { recipe in
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

  /// What is wrong with the book's tables, and with the links of its entries, without making a site.
  ///
  /// - Parameter paths: The files of the entries whose links are looked at; nil for all.
  package func problems(in paths: Set<String>? = nil) -> [Diagnostic] {
    let looked = pages.filter { paths?.contains($0.entry.path) ?? true }
    return known + looked.concurrentMap { contents(of: $0).diagnostics }.joined()
  }

  /// What is wrong before a page is made.
  private var known: [Diagnostic] {
    map.diagnostics + content.areas.diagnostics + content.settings.diagnostics
      + content.peers.diagnostics + content.held.diagnostics + images.diagnostics
  }

  private var recipes: [Recipe] {
    let shared = sharedPages
    let paths = map.pages + shared.map(\.path)
    // What takes longest comes first, so that no core waits for the other at the end.
    return machineFiles(paths) + shared + pages.map(entryPage) + pages.compactMap(traces)
      + pages.flatMap(films) + pages.compactMap(smallPicture) + pages.flatMap(redirects)
      + areaRedirects
      + images.files.map { file in Recipe(file.path) { file.data } }
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
  /// The style sheets beside the one that all pages share.
  var sheets = [Theme.Sheet.lists]
  var article: Article?
  var html: @Sendable () -> HTML = { .empty }
}

// MARK: - Entries

extension SiteBuilder {
  private func entryPage(_ page: BookPage) -> Recipe {
    Recipe(page.path) {
      let entry = page.entry
      let (html, diagnostics) = contents(of: page)
      let document = Document(
        path: page.path, title: entry.title,
        description: EntryDescription.text(of: entry),
        scripts: ["theme/page.js"] + (page.pictures == nil ? [] : ["theme/player.js"]),
        sheets: page.pictures == nil ? [.entry] : [.entry, .pictures],
        article: Article(
          headline: entry.title, published: content.history.firstSeen(entry)))
      return (data(of: document, html), diagnostics)
    }
  }

  private func contents(of page: BookPage) -> (html: HTML, diagnostics: [Diagnostic]) {
    EntryPage(
      page: page, content: content, map: map, symbols: symbols, pages: pages, shelves: shelves,
      related: related.nearest(to: page.position).map { pages[$0] },
      root: PageFrame.root(from: page.path),
      contradictions: page.verdict.cases.flatMap(\.contradictions)
    ).contents
  }

  /// The pages at the addresses that the entry took over.
  private func redirects(_ page: BookPage) -> [Recipe] {
    // What an entry has as its address now is that entry's.
    page.entry.formerIDs.filter { !map.pages.contains(SiteMap.path(of: $0.id)) }.map { former in
      let redirect = RedirectPage(
        path: SiteMap.path(of: former.id), target: page.path, title: page.entry.title,
        baseURL: content.baseURL)
      return Recipe(redirect.path) { redirect.data }
    }
  }

  /// The pages at the addresses of areas that were renamed.
  private var areaRedirects: [Recipe] {
    map.areas.flatMap { area in
      (content.areas.former[area.name] ?? []).map { former in
        let redirect = RedirectPage(
          path: SiteMap.areaPath(of: former), target: area.path, title: area.name,
          baseURL: content.baseURL)
        return Recipe(redirect.path) { redirect.data }
      }
    }
  }

  /// What the player of an entry plays, if it shows anything.
  private func films(_ page: BookPage) -> [Recipe] {
    guard let pictures = page.pictures else { return [] }
    return [Recipe(FilmFile.path(of: page.verdict)) { try FilmFile(pictures).data() }]
      + pictures.others.map { other in
        Recipe(FilmFile.path(of: page.verdict, on: other.version)) { try FilmFile(other).data() }
      }
  }

  /// The small picture of an entry, if it shows anything.
  private func smallPicture(_ page: BookPage) -> Recipe? {
    page.smallPicture.map { picture in Recipe(picture.path) { picture.data } }
  }

  /// The traces of an entry, if any were recorded.
  private func traces(_ page: BookPage) -> Recipe? {
    TraceFile.path(of: page.verdict).map { path in
      Recipe(path) { try JSONFile.data(of: TraceFile(page.verdict)) }
    }
  }
}

// MARK: - Shared pages

extension SiteBuilder {
  /// Every page that is about more than one entry.
  private var sharedPages: [Recipe] {
    let steps = VersionStep.all(
      pages, versions: content.verdicts.modelled.versions, introductions: content.introductions,
      system: content.settings.system)
    let settings = content.settings
    let index = IndexPage(
      content: content, pages: pages, map: map, shelves: shelves, newest: steps.last)
    let documents = [
      Document(
        path: IndexPage.path, title: content.title,
        description: "Gotchas\(settings.ofSubject), each with its test.", scripts: Self.listScripts
      ) { index.html },
      Document(
        path: SymbolIndex.path, title: "By API",
        description: "Every symbol that an entry names, and the entries about it."
      ) { [symbols, pages, held = content.held] in
        SymbolsPage(index: symbols, pages: pages, first: settings.types, held: held).html
      },
      Document(
        path: RunsPage.path, title: "Runs", description: "The verdicts of each run by itself."
      ) { [content, pages] in RunsPage(content: content, pages: pages).html },
      Document(
        path: HowPage.path, title: HowPage.title,
        description: "What the claims of the book rest on, and what a verdict means.",
        sheets: [.entry]
      ) { [content] in HowPage(settings: content.settings, peers: content.peers).html },
      Document(
        path: NotFoundPage.path, title: "Page not found", description: "Not found."
      ) { [content, map, shelves] in
        NotFoundPage(
          map: map, shelves: shelves, root: content.baseURL ?? "",
          hasSearch: content.searchLibrary != nil
        ).html
      },
      matrix,
    ]
    return (documents + heldPage + listings + self.documents(of: steps)).map(recipe)
  }

  /// Nothing for a book whose model says nothing of the kind.
  private var heldPage: [Document] {
    guard !content.held.members.isEmpty else { return [] }
    return [
      Document(
        path: HeldPage.path, title: HeldPage.title,
        description: "The members that the model declares and does not act on."
      ) { [held = content.held] in HeldPage(held: held).html }
    ]
  }

  private var matrix: Document {
    let matrix = MatrixPage(content: content, pages: pages, map: map, shelves: shelves)
    return Document(
      path: MatrixPage.path, title: matrix.title, description: matrix.description,
      scripts: Self.listScripts + [MatrixPage.script]
    ) { matrix.html }
  }

  private var listings: [Document] {
    let frame = listingFrame
    let all =
      Listing.all(pages, map, shelves, content.settings)
      + symbols.symbols.filter(\.isShared).map {
        Listing($0, shelves)
      }
    let tallies = all.concurrentMap { tally(of: $0.entries) }
    return zip(all, tallies).flatMap { listing, tally in
      let pager = listing.pager
      return (0..<pager.pageCount).map { page in
        Document(
          path: pager.path(of: page), title: listing.title,
          description: listing.description.isEmpty
            ? "Gotchas\(content.settings.ofSubject): \(listing.title)." : listing.description,
          scripts: Self.listScripts
        ) { listing.html(page: page, frame: frame, tally: tally) }
      }
    }
  }

  /// Those of a page that lists entries.
  private static let listScripts = ["theme/page.js", MinimumVersion.script]

  private var listingFrame: Listing.Frame {
    let settings = content.settings
    let faults = map.areas.map { FaultMark(pages: $0.entries.map { pages[$0] }).html }
    // Made once, since an entry is in the list of its area, of its shelf and of each API.
    let rows = pages.concurrentMap {
      EntryRow(page: $0, root: Listing.root, settings: settings).html
    }
    return Listing.Frame(
      minimum: MinimumVersion(
        versions: content.verdicts.modelled.versions, system: settings.system),
      contents: { [pages, map, shelves] area in
        AreaContents(
          pages: pages, map: map, shelves: shelves, faults: faults, root: Listing.root, area: area
        ).html
      },
      row: { rows[$0] })
  }

  private func tally(of entries: [Int]) -> HTML {
    RunTally(
      pages: entries.map { pages[$0] }, runs: content.verdicts.runs, root: Listing.root,
      unknownCommits: content.unknownCommits
    ).html
  }

  private func documents(of steps: [VersionStep]) -> [Document] {
    guard !steps.isEmpty else { return [] }
    let settings = content.settings
    let index = Document(
      path: VersionStep.indexPath, title: VersionStepsPage.title,
      description: "What begins, changes and ends with each version."
    ) { VersionStepsPage(steps: steps, settings: settings).html }
    return [index]
      + steps.map { step in
        Document(
          path: step.path, title: step.title(in: settings),
          description: "\(settings.name(step.after)): \(step.summary).",
          scripts: Self.listScripts
        ) { [content, pages] in
          VersionStepPage(step: step, all: steps, content: content, pages: pages).html
        }
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
        Recipe(SearchIndex.path) {
          try SearchIndex.data(pages, map, symbols, settings: content.settings)
        },
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
