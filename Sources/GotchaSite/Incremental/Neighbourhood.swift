import GotchaBook
import GotchaVerdicts

/// The part of a book that shows on the pages of some entries: those entries, their neighbours and
/// the targets of their links, in the book's order.
struct Neighbourhood {
  private let builder: SiteBuilder
  /// The edited entries with their positions in this part.
  private let edits: [(position: Int, edit: EntryEdit)]

  /// Nil when other files would show something else of an edited entry than they did, or the cache
  /// does not hold what is needed.
  init?(
    of edits: [EntryEdit], _ options: SiteContent, _ setting: BuildSetting, _ cache: SiteCache
  ) {
    let edited = Dictionary(edits.map { ($0.position, $0) }, uniquingKeysWith: { $1 })
    let positions = Self.positions(around: edits, in: cache)
    let records = positions.compactMap { position in
      edited[position].map { EntryRecord(entry: $0.entry, digest: $0.digest) }
        ?? cache.record(position)
    }
    guard records.count == positions.count else { return nil }
    var content = options
    content.entries = records.map(\.entry)
    content.digests = records.map(\.digest)
    // An entry of which a run speaks has another verdict after an edit, and is caught below.
    content.verdicts = BookVerdicts(
      withoutRuns: content.entries, modelled: ModelledVersions(setting.modelled))
    let symbols = SymbolIndex(setting.symbols, names: records.map(\.digest.names))
    let builder = SiteBuilder(content, symbols: symbols)
    self.builder = builder
    self.edits = positions.enumerated().compactMap { here, position in
      edited[position].map { (here, $0) }
    }
    guard self.edits.allSatisfy({ builder.outward($0.position) == cache.outward[$0.edit.position] })
    else {
      return nil
    }
  }

  /// The pages of the edited entries, and what to put into `entries.json`; nil when there is
  /// something to say about a page, or the file that stands in `output` is not the one that was
  /// written.
  func files(output: String) -> (pages: [SiteBuilder.File], entries: SplicedFile)? {
    var files: [SiteBuilder.File] = []
    var lines: [EntriesFile.Line] = []
    for (here, edit) in edits {
      let (bytes, diagnostics) = builder.entryPage(here)
      guard diagnostics.isEmpty else { return nil }
      let page = builder.map.pages[here]
      files.append(SiteBuilder.File(path: page, bytes: bytes))
      lines.append(
        EntriesFile.Line(
          entry: edit.entry, url: page, markdown: builder.content.markdown?(edit.entry),
          position: edit.position))
    }
    guard let old = OpenedFile(output + "/" + EntriesFile.path),
      let pieces = EntriesFile.replacements(lines, in: old)
    else { return nil }
    return (files, SplicedFile(path: EntriesFile.path, source: old, pieces: pieces))
  }

  private static func positions(around edits: [EntryEdit], in cache: SiteCache) -> [Int] {
    var found: Set<Int> = []
    for edit in edits {
      found.formUnion(
        (edit.position - 1...edit.position + 1).filter(cache.outward.indices.contains))
      for link in edit.digest.links where SafeURL.scheme(of: link) == nil {
        let path = LinkPath.resolved(LinkPath.parts(of: link).path, from: edit.entry.path)
        if let target = cache.book.position(of: path) { found.insert(target) }
      }
    }
    return found.sorted()
  }
}
