import GotchaBook
import GotchaVerdicts
import RunRecord

/// The hashes of everything that pages are made from.
struct Inputs: Sendable {
  /// What all pages share: names, addresses, the versions that exist.
  let options: Fingerprint
  /// What lists show of each entry.
  let cards: [Fingerprint]
  /// Everything the runs say of each entry.
  let verdicts: [Fingerprint]
  /// What counts of verdicts count of each entry.
  private let words: [Fingerprint]

  init(_ content: SiteContent, _ map: SiteMap, _ digests: [EntryDigest]) {
    var options = Fingerprint(content.title)
    options.add(content.baseURL)
    options.add(content.editURL)
    options.add(content.history.lines.isEmpty ? 0 : 1)
    for version in content.verdicts.modelled.versions { options.add(version.description) }
    for run in content.verdicts.runs {
      options.add(run.name)
      for condition in run.conditions { options.add(condition.description) }
    }
    self.options = options
    cards = Array(content.entries.indices).concurrentMap {
      Self.card(content.entries[$0], content.verdicts.entries[$0], digests[$0], map.pages[$0])
    }
    verdicts = content.verdicts.entries.concurrentMap(Self.verdict)
    words = content.verdicts.entries.map { Fingerprint($0.verdict?.word) }
  }

  /// The hash of what every page of a list shows: a few words, how many entries there are, and the
  /// counts of their verdicts.
  func list(_ entries: [Int], _ words: String...) -> Fingerprint {
    var hash = options
    for word in words { hash.add(word) }
    hash.add(entries.count)
    for entry in entries { hash.add(self.words[entry]) }
    return hash
  }

  /// The hash of one page of a list, with the cards of some of its entries.
  func page(of list: Fingerprint, entries: some Sequence<Int>) -> Fingerprint {
    var hash = list
    for entry in entries { hash.add(cards[entry]) }
    return hash
  }

  /// The hash of some entries' cards and a few words.
  func all(_ words: String..., of entries: some Sequence<Int>) -> Fingerprint {
    var hash = options
    for word in words { hash.add(word) }
    for entry in entries { hash.add(cards[entry]) }
    return hash
  }

  func all(_ words: String...) -> Fingerprint {
    var hash = options
    for word in words { hash.add(word) }
    for card in cards { hash.add(card) }
    return hash
  }

  private static func card(
    _ entry: Entry, _ verdict: EntryVerdict, _ digest: EntryDigest, _ page: String
  ) -> Fingerprint {
    var hash = Fingerprint(
      page, entry.id, entry.title, EntryRow.firstWords(of: entry), entry.area, entry.kind.rawValue)
    for evidence in entry.evidence { hash.add(evidence.level.rawValue) }
    for text in entry.claims + digest.names { hash.add(text) }
    for each in entry.cases { hash.add(each.title) }
    hash.add(verdict.verdict?.word)
    for each in verdict.cases {
      hash.add(each.id.slug)
      for version in each.versions {
        hash.add(version.version.description)
        hash.add(version.claim.rawValue)
        hash.add(version.verdict.word)
        for opinion in version.runs { hash.add(opinion.verdict.word) }
      }
    }
    return hash
  }

  private static func verdict(_ entry: EntryVerdict) -> Fingerprint {
    var hash = Fingerprint(entry.id)
    for each in entry.cases {
      hash.add(each.id.slug)
      hash.add(each.verdict.word)
      hash.add(each.verdict.reason)
      hash.add(each.source)
      for version in each.unknownVersions { hash.add(version.description) }
      for error in each.compileErrors { hash.add("\(error.place): \(error.message)") }
      for version in each.versions { hash.add(Self.version(version)) }
    }
    return hash
  }

  private static func version(_ version: VersionVerdict) -> Fingerprint {
    var hash = Fingerprint(
      version.version.description, version.claim.rawValue, version.verdict.word)
    for opinion in version.runs {
      hash.add(opinion.run)
      hash.add(opinion.verdict.word)
    }
    for failure in version.failures {
      hash.add("\(failure.file):\(failure.line):\(failure.column): \(failure.message)")
    }
    for trace in version.traces { hash.add(trace) }
    for curve in version.curves { hash.add(curve) }
    return hash
  }
}
