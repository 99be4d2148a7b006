import GotchaBook
import GotchaVerdicts

/// The part of a book that shows on the pages of some entries: those entries, their neighbours and
/// the targets of their links, in the book's order.
struct Neighbourhood {
  let builder: SiteBuilder
  /// The same part as it was before.
  let before: SiteBuilder
  let edits: [Edit]
  /// What is around the entries, before and now.
  let settings: (old: BuildSetting, new: BuildSetting)
  /// The lists that have other entries than before.
  let lists: ListChanges
  /// Where those entries stand in this part that were not edited, and whose pages show otherwise
  /// what an edited one names.
  let echoes: [Int]

  struct Edit {
    /// The entry's position in this part.
    var here: Int
    var edit: EntryEdit
    /// Whether lists show something else of the entry than before.
    var isShownOtherwise: Bool
    /// Whether the search finds the entry by other words than before.
    var isFoundOtherwise: Bool
    /// Whether its cases are other ones, or of other versions; then no run speaks of it.
    var isJudgedOtherwise: Bool
  }

  /// Nil when the pages of the whole book would say something else, or the cache does not hold
  /// what is needed.
  init?(
    of edits: [EntryEdit], _ options: SiteContent, _ setting: BuildSetting, _ cache: SiteCache
  ) {
    let edited = Dictionary(edits.map { ($0.position, $0) }, uniquingKeysWith: { $1 })
    guard let symbols = Self.symbols(edited, setting, cache) else { return nil }
    let echoing = SymbolEdits.echoes(from: setting.symbols, to: symbols)
      .filter { edited[$0] == nil }
    let others = echoing.compactMap { position in cache.record(position).map { (position, $0) } }
    let centres =
      edits.map { ($0.position, EntryRecord(entry: $0.entry, digest: $0.digest)) } + others
    let positions = Self.positions(around: centres, in: cache)
    let old = positions.compactMap(cache.record)
    guard others.count == echoing.count, old.count == positions.count else { return nil }
    let new = zip(positions, old).map { position, record in
      edited[position].map { EntryRecord(entry: $0.entry, digest: $0.digest) } ?? record
    }
    builder = Self.builder(of: new, options, symbols, setting.modelled)
    before = Self.builder(of: old, options, setting.symbols, setting.modelled)
    let places = positions.indices
    settings = (
      setting,
      setting.following(
        places.filter { edited[positions[$0]] != nil }, in: builder, at: positions)
    )
    lists = ListChanges(from: settings.old, to: settings.new)
    self.edits = places.compactMap { [builder, before, settings] here in
      edited[positions[here]].flatMap {
        Edit(
          of: $0, here: here, before, builder, settings.new,
          standing: cache.standings[positions[here]])
      }
    }
    echoes = places.filter { echoing.contains(positions[$0]) }
    guard self.edits.count == edits.count,
      echoes.allSatisfy({ builder.canEcho($0, as: cache.standings[positions[$0]]) })
    else { return nil }
  }

  private static func symbols(
    _ edited: [Int: EntryEdit], _ setting: BuildSetting, _ cache: SiteCache
  ) -> [SymbolIndex.Symbol]? {
    var names: [Int: (old: [String], new: [String])] = [:]
    for (position, edit) in edited {
      guard let old = cache.record(position) else { return nil }
      names[position] = (old.digest.names, edit.digest.names)
    }
    return SymbolEdits(of: setting.symbols, names) { cache.record($0)?.digest.names }.result
  }

  private static func builder(
    of records: [EntryRecord], _ options: SiteContent, _ symbols: [SymbolIndex.Symbol],
    _ modelled: [Version]
  ) -> SiteBuilder {
    var content = options
    content.entries = records.map(\.entry)
    content.digests = records.map(\.digest)
    // An entry of which a run speaks has another standing in the cache, and is caught by that.
    content.verdicts = BookVerdicts(
      withoutRuns: content.entries, modelled: ModelledVersions(modelled))
    let symbols = SymbolIndex(symbols, names: records.map(\.digest.names))
    return SiteBuilder(content, symbols: symbols)
  }

  private static func positions(
    around centres: [(position: Int, record: EntryRecord)], in cache: SiteCache
  ) -> [Int] {
    var found: Set<Int> = []
    for (position, record) in centres {
      found.formUnion((position - 1...position + 1).filter(cache.standings.indices.contains))
      for link in record.digest.links where SafeURL.scheme(of: link) == nil {
        let path = LinkPath.resolved(LinkPath.parts(of: link).path, from: record.entry.path)
        if let target = cache.book.position(of: path) { found.insert(target) }
      }
    }
    return found.sorted()
  }
}

extension Neighbourhood.Edit {
  /// Nil for an edit that only a whole build can follow.
  fileprivate init?(
    of edit: EntryEdit, here: Int, _ before: SiteBuilder, _ after: SiteBuilder,
    _ setting: BuildSetting, standing: Fingerprint
  ) {
    let (old, new) = (before.digests[here], after.digests[here])
    isJudgedOtherwise = after.standing(here) != standing
    // Of an entry with this standing no run speaks.
    let isStill = before.standing(here) == standing && before.counted(here) == after.counted(here)
    // Another page may lead to a heading that is gone.
    guard old.anchors.isKept(in: new.anchors) || !setting.anchored.contains(edit.position),
      !isJudgedOtherwise || isStill
    else { return nil }
    self.here = here
    self.edit = edit
    isShownOtherwise = before.inputs.cards[here] != after.inputs.cards[here]
    isFoundOtherwise = isShownOtherwise || old.symptom != new.symptom
    // Feeds, and pages about the steps between versions, are made by a whole build only.
    let isListedOnly =
      after.content.history.firstSeen(edit.entry.id) == nil
      && ![before, after].contains { $0.changes(here) }
    if isShownOtherwise, !isListedOnly { return nil }
  }
}

extension SiteBuilder {
  /// Whether a page about a step between versions names an entry.
  fileprivate func changes(_ position: Int) -> Bool {
    VersionStep.all(content.verdicts).contains { $0.entries.contains(position) }
  }

  /// Whether the page of an entry that was not edited can be made from a part of the book: no run
  /// speaks of it, and none of its cases is in a Swift file.
  fileprivate func canEcho(_ position: Int, as standing: Fingerprint) -> Bool {
    self.standing(position) == standing
      && !content.entries[position].cases.contains { $0.swiftFile != nil }
  }
}
