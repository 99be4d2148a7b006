import GotchaBook
import GotchaVerdicts

/// The part of a book that shows on the pages of some entries: those entries, their neighbours and
/// the targets of their links, in the book's order.
struct Neighbourhood {
  private let builder: SiteBuilder
  private let edits: [Edit]

  private struct Edit {
    /// The entry's position in this part.
    var here: Int
    var edit: EntryEdit
    /// Whether the search finds the entry by other words than before.
    var isFoundOtherwise: Bool
  }

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
      guard let edit = edited[position], let old = cache.record(position)?.digest,
        // Another page may lead to a heading that is gone.
        old.anchors.isKept(in: edit.digest.anchors),
        builder.outward(here) == cache.outward[position]
      else { return nil }
      return Edit(here: here, edit: edit, isFoundOtherwise: old.symptom != edit.digest.symptom)
    }
    guard self.edits.count == edits.count else { return nil }
  }

  /// The pages of the edited entries; nil when there is something to say about one.
  var pages: [SiteBuilder.File]? {
    let pages = edits.compactMap { each -> SiteBuilder.File? in
      let (bytes, diagnostics) = builder.entryPage(each.here)
      guard diagnostics.isEmpty else { return nil }
      return SiteBuilder.File(path: builder.map.pages[each.here], bytes: bytes)
    }
    return pages.count == edits.count ? pages : nil
  }

  /// The files of all entries that say something else of the edited ones now; nil when those that
  /// stand in `output` are not the ones that were written.
  func splices(output: String) -> [SplicedFile]? {
    guard
      let texts = spliced(EntriesFile.path, output, { EntriesFile.replacements(lines, in: $0) })
    else { return nil }
    let found = edits.filter(\.isFoundOtherwise).map { each in
      SearchIndex.line(
        each.here, position: each.edit.position, builder.content, builder.map, builder.digests,
        builder.symbols)
    }
    guard !found.isEmpty else { return [texts] }
    return spliced(SearchIndex.path, output) { $0.replacements(found) }.map { [texts, $0] }
  }

  private var lines: [EntriesFile.Line] {
    edits.map { each in
      EntriesFile.Line(
        entry: each.edit.entry, url: builder.map.pages[each.here],
        markdown: builder.content.markdown?(each.edit.entry), position: each.edit.position)
    }
  }

  private func spliced(
    _ path: String, _ output: String,
    _ pieces: (OpenedFile) -> [(range: Range<Int>, bytes: [UInt8])]?
  ) -> SplicedFile? {
    guard let old = OpenedFile(output + "/" + path), let pieces = pieces(old) else { return nil }
    return SplicedFile(path: path, source: old, pieces: pieces)
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
