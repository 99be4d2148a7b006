import GotchaBook
import GotchaVerdicts

/// The part of a book that shows on the pages of some entries: those entries, their neighbours and
/// the targets of their links, in the book's order.
struct Neighbourhood {
  let builder: SiteBuilder
  /// The same part as it was before.
  let before: SiteBuilder
  let edits: [Edit]
  let setting: BuildSetting

  struct Edit {
    /// The entry's position in this part.
    var here: Int
    var edit: EntryEdit
    /// Whether lists show something else of the entry than before.
    var isShownOtherwise: Bool
    /// Whether the search finds the entry by other words than before.
    var isFoundOtherwise: Bool
  }

  /// Nil when lists would have other entries than they have, or count something else of them, or
  /// the cache does not hold what is needed.
  init?(
    of edits: [EntryEdit], _ options: SiteContent, _ setting: BuildSetting, _ cache: SiteCache
  ) {
    let edited = Dictionary(edits.map { ($0.position, $0) }, uniquingKeysWith: { $1 })
    let positions = Self.positions(around: edits, in: cache)
    let old = positions.compactMap(cache.record)
    guard old.count == positions.count else { return nil }
    let new = zip(positions, old).map { position, record in
      edited[position].map { EntryRecord(entry: $0.entry, digest: $0.digest) } ?? record
    }
    self.setting = setting
    builder = Self.builder(of: new, options, setting)
    before = Self.builder(of: old, options, setting)
    self.edits = zip(positions, positions.indices).compactMap { [builder, before] position, here in
      edited[position].flatMap { Edit(of: $0, here: here, before, builder, cache) }
    }
    guard self.edits.count == edits.count else { return nil }
  }

  private static func builder(
    of records: [EntryRecord], _ options: SiteContent, _ setting: BuildSetting
  ) -> SiteBuilder {
    var content = options
    content.entries = records.map(\.entry)
    content.digests = records.map(\.digest)
    // An entry of which a run speaks has another standing than in the cache, and is caught by that.
    content.verdicts = BookVerdicts(
      withoutRuns: content.entries, modelled: ModelledVersions(setting.modelled))
    let symbols = SymbolIndex(setting.symbols, names: records.map(\.digest.names))
    return SiteBuilder(content, symbols: symbols)
  }

  private static func positions(around edits: [EntryEdit], in cache: SiteCache) -> [Int] {
    var found: Set<Int> = []
    for edit in edits {
      found.formUnion(
        (edit.position - 1...edit.position + 1).filter(cache.standings.indices.contains))
      for link in edit.digest.links where SafeURL.scheme(of: link) == nil {
        let path = LinkPath.resolved(LinkPath.parts(of: link).path, from: edit.entry.path)
        if let target = cache.book.position(of: path) { found.insert(target) }
      }
    }
    return found.sorted()
  }
}

extension Neighbourhood.Edit {
  /// Nil for an edit that only a whole build can follow.
  fileprivate init?(
    of edit: EntryEdit, here: Int, _ before: SiteBuilder, _ after: SiteBuilder, _ cache: SiteCache
  ) {
    let (old, new) = (before.digests[here], after.digests[here])
    // Another page may lead to a heading that is gone.
    guard old.anchors.isKept(in: new.anchors),
      after.standing(here) == cache.standings[edit.position]
    else { return nil }
    self.here = here
    self.edit = edit
    isShownOtherwise = before.inputs.cards[here] != after.inputs.cards[here]
    isFoundOtherwise = isShownOtherwise || old.symptom != new.symptom
    // Feeds, and pages about the steps between versions, are made by a whole build only.
    let isListedOnly =
      after.content.history.firstSeen(edit.entry.id) == nil
      && !VersionStep.all(after.content.verdicts).contains { $0.entries.contains(here) }
    if isShownOtherwise, !isListedOnly { return nil }
  }
}

// MARK: - Files

extension Neighbourhood {
  /// The pages of the edited entries; nil when there is something to say about one.
  var pages: [SiteBuilder.File]? {
    let pages = edits.compactMap { each -> SiteBuilder.File? in
      let (bytes, diagnostics) = builder.entryPage(each.here)
      guard diagnostics.isEmpty else { return nil }
      return SiteBuilder.File(path: builder.map.pages[each.here], bytes: bytes)
    }
    return pages.count == edits.count ? pages : nil
  }

  /// The files of several entries that say something else of the edited ones now; nil when those
  /// that stand in `output` are not the ones that were written.
  func splices(output: String) -> [SplicedFile]? {
    guard
      let texts = spliced(EntriesFile.path, output, { EntriesFile.replacements(lines, in: $0) }),
      let shown = listSplices(output: output)
    else { return nil }
    let found = edits.filter(\.isFoundOtherwise).map { each in
      SearchIndex.line(
        each.here, position: each.edit.position, builder.content, builder.map, builder.digests,
        builder.symbols)
    }
    guard !found.isEmpty else { return [texts] + shown }
    return spliced(SearchIndex.path, output) { $0.replacements(found) }.map { [texts, $0] + shown }
  }

  private var lines: [EntriesFile.Line] {
    edits.map { each in
      EntriesFile.Line(
        entry: each.edit.entry, url: builder.map.pages[each.here],
        markdown: builder.content.markdown?(each.edit.entry), position: each.edit.position)
    }
  }

  func spliced(
    _ path: String, _ output: String,
    _ pieces: (OpenedFile) -> [(range: Range<Int>, bytes: [UInt8])]?
  ) -> SplicedFile? {
    guard let old = OpenedFile(output + "/" + path), let pieces = pieces(old) else { return nil }
    return SplicedFile(path: path, source: old, pieces: pieces)
  }
}
