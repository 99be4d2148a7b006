package import GotchaBook
import GotchaVerdicts
import RunRecord

/// Turns a book and its verdicts into the files of a site.
package struct SiteBuilder: Sendable {
  package let content: SiteContent
  package let map: SiteMap
  let symbols: SymbolIndex
  let digests: [EntryDigest]
  let inputs: Inputs
  private let frame: PageFrame.Shared

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

  package init(_ content: SiteContent) { self.init(content, symbols: nil) }

  /// - Parameter symbols: The symbols of a book of which the entries are a part; nil when the
  ///   entries are all there are.
  init(_ content: SiteContent, symbols: SymbolIndex?) {
    self.content = content
    let given = content.digests ?? []
    digests =
      given.count == content.entries.count ? given : content.entries.map(EntryDigest.init(of:))
    map = SiteMap(entries: content.entries, digests: digests)
    self.symbols = symbols ?? SymbolIndex(names: digests.map(\.names))
    inputs = Inputs(content, map, digests)
    frame = PageFrame.Shared(siteTitle: content.title, hasFeeds: !content.history.lines.isEmpty)
  }

  /// Makes every file and hands each to `write`, from several threads at once; returns what is
  /// wrong with links, in the book's order.
  package func build(
    write: @escaping @Sendable (File) throws -> Void
  ) async throws -> [Diagnostic] {
    map.diagnostics + (try await Recipe.make(recipes, write: write)).diagnostics
  }

  /// How every file is made.
  var recipes: [Recipe] {
    let shared = sharedPages
    return entryPages + content.entries.indices.flatMap(entryFiles) + shared
      + machineFiles(map.pages + shared.map(\.path))
  }

  private func recipe(_ document: Document, _ fingerprint: Fingerprint) -> Recipe {
    var hash = fingerprint
    hash.add(document.path)
    hash.add(document.title)
    hash.add(document.description)
    return Recipe(document.path, hash) { bytes(of: document, document.html()) }
  }

  func file(_ document: Document) -> File {
    File(path: document.path, bytes: bytes(of: document, document.html()))
  }

  private func bytes(of document: Document, _ html: HTML) -> [UInt8] {
    PageFrame(
      shared: frame, path: document.path, title: document.title,
      description: document.description, baseURL: content.baseURL
    ).document(html, scripts: document.scripts)
  }
}

/// A page about to be made.
struct Document: Sendable {
  var path: String
  var title: String
  /// One sentence, for what shows a link to the page.
  var description: String
  var scripts = ["theme/page.js"]
  var html: @Sendable () -> HTML = { .empty }
}

// MARK: - Entries

extension SiteBuilder {
  private var entryPages: [Recipe] {
    let around = EntryInputs(
      content: content, map: map, symbols: symbols, digests: digests, inputs: inputs)
    return Array(content.entries.indices).concurrentMap { position in
      Recipe(map.pages[position], around.fingerprint(position)) { entryPage(position) }
    }
  }

  func entryPage(_ position: Int) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let known = content.entries[position]
    let entry = known.body.isEmpty ? content.reread?(known) ?? known : known
    var page = EntryPage(
      entry, position: position, content: content, map: map, symbols: symbols)
    let html = page.html()
    let document = Document(
      path: map.pages[position], title: entry.title, description: EntryRow.firstWords(of: entry),
      scripts: ["theme/page.js", "theme/player.js"])
    return (bytes(of: document, html), page.diagnostics)
  }

  /// The hash of what the pages of the whole book say of an entry: all that runs say of it, and
  /// what is counted.
  func standing(_ position: Int) -> Fingerprint {
    var hash = inputs.verdicts[position]
    hash.add(counted(position))
    return hash
  }

  /// The hash of what the pages of the whole book count of an entry: its verdict, its area, the
  /// logs it rests on.
  func counted(_ position: Int) -> Fingerprint {
    let entry = content.entries[position]
    var hash = Fingerprint(content.verdicts.entries[position].verdict?.word)
    hash.add(entry.area)
    for claim in entry.claims { hash.add(claim) }
    return hash
  }

  /// What an entry has besides its page: its badge, and its traces if any were recorded.
  private func entryFiles(_ position: Int) -> [Recipe] {
    let entry = content.entries[position]
    let verdict = content.verdicts.entries[position]
    let word = verdict.verdict?.label ?? "no case"
    let badge = Recipe(
      VerdictImage.path(of: map.pages[position]), Fingerprint("badge", entry.id, word)
    ) { VerdictImage(words: entry.id, verdict: verdict.verdict, text: word).bytes }
    guard verdict.cases.contains(where: { $0.shown != nil }) else { return [badge] }
    let traces = Recipe(
      "traces/\(PageName.file(entry.id)).json", inputs.verdicts[position]
    ) { TraceFile.bytes(of: verdict) ?? [] }
    return [badge, traces]
  }
}

// MARK: - Shared pages

extension SiteBuilder {
  /// Every page that is about more than one entry.
  private var sharedPages: [Recipe] {
    let index = IndexPage(content: content, map: map, symbols: symbols)
    let all = inputs.all()
    var front = all
    for record in content.observations.sorted { front.add("\(record.id) \(record.isReproduced)") }
    return [
      recipe(
        Document(
          path: IndexPage.path, title: content.title,
          description: "Gotchas of UITableView, each with its proof.",
          scripts: [SearchIndex.path, "theme/page.js", "theme/search.js"]
        ) { index.html }, front),
      recipe(symbolsPage, all),
      recipe(
        Document(
          path: RunsPage.path, title: "Runs", description: "What each run says by itself."
        ) { [content, map] in RunsPage(content: content, map: map).html }, all),
      recipe(
        Document(
          path: NotFoundPage.path, title: "There is no such page", description: "Not found."
        ) { NotFoundPage.html }, inputs.options),
    ] + matrix + listings + steps
  }

  private var matrix: [Recipe] {
    let pager = MatrixPage.pager(entries: content.entries.count)
    let matrix = MatrixPage(content: content, map: map)
    return (0..<pager.pageCount).map { page in
      recipe(
        Document(
          path: pager.path(of: page), title: "By version",
          description: "Every entry against every version."
        ) { matrix.html(page: page) },
        inputs.all("matrix", "\(pager.pageCount)", of: pager.range(of: page)))
    }
  }

  private var listings: [Recipe] {
    let rows = content.entries.indices.map { position in LazyFragment { row(position) } }
    return (listsBesidesSymbols + symbols.symbols.map(Listing.init)).flatMap { listing in
      let hash = inputs.list(listing.entries, "listing", listing.family)
      let counts = LazyFragment { [verdicts = content.verdicts] in
        VerdictCounts(entries: listing.entries.map { verdicts.entries[$0] }).html
      }
      return (0..<listing.pager.pageCount).map { page in
        recipe(
          self.page(page, of: listing, counts: counts) { rows[$0].html },
          inputs.page(of: hash, entries: listing.entries[listing.pager.range(of: page)]))
      }
    }
  }

  /// Every list that is not about a symbol.
  var listsBesidesSymbols: [Listing] { Listing.all(content, map) }

  /// One page of a list, from 0; see ``Listing/html(page:counts:row:)``.
  func page(
    _ page: Int, of listing: Listing, counts: LazyFragment,
    row: @escaping @Sendable (Int) -> HTML
  ) -> Document {
    Document(
      path: listing.pager.path(of: page), title: listing.title, description: listing.description
    ) { listing.html(page: page, counts: counts, row: row) }
  }

  var symbolsPage: Document {
    Document(
      path: SymbolIndex.path, title: "By API",
      description: "Every symbol that an entry names, and the entries about it."
    ) { [symbols] in SymbolsPage(index: symbols).html }
  }

  /// An entry's row as lists show it.
  ///
  /// - Parameter root: The way from the list to the root of the site.
  func row(_ position: Int, root: String = Listing.root) -> HTML {
    EntryRow(
      entry: content.entries[position], verdict: content.verdicts.entries[position],
      url: SafeURL(root: root, path: map.pages[position])
    ).html
  }

  private var steps: [Recipe] {
    let steps = VersionStep.all(content.verdicts)
    let index = recipe(
      Document(
        path: VersionStep.indexPath, title: "What changes",
        description: "What changes from one version of iOS to the next."
      ) { VersionStepsPage(steps: steps).html }, inputs.all("steps"))
    return [index]
      + steps.map { step in
        recipe(
          Document(
            path: step.path, title: step.title,
            description: "What changes from iOS \(step.before) to iOS \(step.after)."
          ) { [content, map] in VersionStepPage(step: step, content: content, map: map).html },
          inputs.all("step", of: step.entries))
      }
  }
}

// MARK: - Files for machines

extension SiteBuilder {
  /// The files that are no pages; `pages` are the paths of all pages.
  private func machineFiles(_ pages: [String]) -> [Recipe] {
    let all = inputs.all()
    var texts = inputs.all("entries.json")
    for entry in content.entries {
      texts.add(entry.contentHash)
      for each in entry.cases where each.swiftFile != nil { texts.add(code(entry, each)) }
    }
    var searched = all
    for digest in digests { searched.add(digest.symptom) }
    var said = inputs.options
    for verdict in inputs.verdicts { said.add(verdict) }
    var past = all
    for line in content.history.lines { past.add(line.bytes) }
    var told = said
    for line in content.history.lines { told.add(line.bytes) }
    for record in content.observations.sorted {
      told.add("\(record.id) \(record.isReproduced)")
      told.add(record.reason)
    }
    let feeds = Feeds(content: content, map: map)
    let sitemap = Sitemap(baseURL: content.baseURL, paths: pages)
    var addresses = inputs.options
    for page in pages { addresses.add(page) }
    return [
      Recipe(SearchIndex.path, searched) { SearchIndex.bytes(content, map, digests, symbols) },
      Recipe(ResultsFile.path, told) {
        ResultsFile.bytes(
          of: content.verdicts, history: content.history, observations: content.observations)
      },
      Recipe(EntriesFile.path, texts) { entriesFile },
      Recipe("badge.svg", said) { bookBadge },
    ] + feeds.files.map { path, bytes in Recipe(path, past, bytes: bytes) }
      + (content.baseURL == nil
        ? [] : [Recipe(Sitemap.path, addresses) { sitemap.bytes }])
  }

  private var entriesFile: [UInt8] {
    let pages = Dictionary(
      zip(content.entries.map(\.path), map.pages), uniquingKeysWith: { first, _ in first })
    return EntriesFile.bytes(
      of: content.entries, markdown: { content.markdown?($0) }, code: code,
      url: { pages[$0.path] ?? "" })
  }

  /// The code of a case that is written in a Swift file.
  private func code(_ entry: Entry, _ each: Case) -> String? {
    content.swiftSources[CaseID(entry: entry.id, slug: each.slug)]?.code
  }

  /// `badge.svg`: how many entries are good, in the colour of the worst.
  private var bookBadge: [UInt8] {
    let verdicts = content.verdicts.entries.compactMap(\.verdict)
    let good = verdicts.count(where: \.isGood)
    return VerdictImage(
      words: "gotchas", verdict: verdicts.max(), text: "\(good) of \(verdicts.count) good"
    ).bytes
  }
}
