import GotchaBook
import GotchaVerdicts
import RunRecord

/// What the page of one entry is made from besides its own text: what it shows of others, and
/// where its links lead.
struct EntryInputs {
  let content: SiteContent
  let map: SiteMap
  let symbols: SymbolIndex
  let digests: [EntryDigest]
  let inputs: Inputs

  func fingerprint(_ position: Int) -> Fingerprint {
    let entry = content.entries[position]
    var hash = inputs.options
    hash.add(entry.contentHash)
    hash.add(entry.path)
    hash.add(inputs.cards[position])
    hash.add(inputs.verdicts[position])
    hash.add(map.area(of: position)?.path)
    for neighbour in [position - 1, position + 1] where content.entries.indices.contains(neighbour)
    {
      hash.add(map.pages[neighbour])
      hash.add(content.entries[neighbour].title)
    }
    for symbol in symbols.symbols(of: position) {
      hash.add(symbol.name)
      hash.add(symbol.path)
      hash.add(min(symbol.entries.count, 2))
    }
    addRuns(position, &hash)
    for link in digests[position].links { addTarget(of: link, in: entry, &hash) }
    return hash
  }

  private func addRuns(_ position: Int, _ hash: inout Fingerprint) {
    let verdict = content.verdicts.entries[position]
    let since = content.history.since(verdict)
    hash.add(since?.date)
    hash.add(since?.label)
    for claim in content.entries[position].claims {
      guard let record = content.observations.records[claim] else { continue }
      hash.add(record.isReproduced ? 1 : 0)
      hash.add(record.reason)
    }
    for each in verdict.cases {
      guard let source = content.swiftSources[each.id] else { continue }
      hash.add(source.file)
      hash.add(source.firstLine)
      hash.add(source.code)
    }
  }

  /// Which page and place a link leads to, if it leads inside the site.
  private func addTarget(of link: String, in entry: Entry, _ hash: inout Fingerprint) {
    guard SafeURL.scheme(of: link) == nil else { return }
    let (path, anchor) = LinkPath.parts(of: link)
    let target =
      path.isEmpty ? nil : map.position(ofFile: LinkPath.resolved(path, from: entry.path))
    hash.add(target.map { map.pages[$0] })
    if let target, let anchor { hash.add(map.anchors[target].contains(anchor) ? 1 : 0) }
  }
}
