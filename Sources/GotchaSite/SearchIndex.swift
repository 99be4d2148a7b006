import GotchaBook
import GotchaVerdicts

/// What the search field searches, as a script, since pages opened from a disk may not fetch.
enum SearchIndex {
  static let path = "search-index.js"

  static func bytes(
    _ content: SiteContent, _ map: SiteMap, _ digests: [EntryDigest], _ symbols: SymbolIndex
  ) -> [UInt8] {
    let lines = Array(content.entries.indices).concurrentMap { index in
      var json = JSONWriter()
      json.entry(index, content, map, digests, symbols)
      return json.bytes
    }
    var json = JSONWriter()
    json.lines(lines)
    return Array("globalThis.gotchaIndex = ".utf8) + json.bytes + Array(";\n".utf8)
  }

  /// What is to stand where in a file so that it says an entry anew.
  ///
  /// - Parameters:
  ///   - index: The entry among those given.
  ///   - position: The entry among all.
  static func line(
    _ index: Int, position: Int, _ content: SiteContent, _ map: SiteMap, _ digests: [EntryDigest],
    _ symbols: SymbolIndex
  ) -> JSONLine {
    var json = JSONWriter()
    json.entry(index, content, map, digests, symbols)
    var start = JSONWriter()
    start.string(SafeURL(root: "", path: map.pages[index]).text)
    return JSONLine(
      number: firstLine + position, start: Array("{\"u\":".utf8) + start.bytes, bytes: json.bytes)
  }

  /// The line of the first entry, from 0: what stands before it takes one.
  private static let firstLine = 1
}

extension JSONWriter {
  fileprivate mutating func entry(
    _ index: Int, _ content: SiteContent, _ map: SiteMap, _ digests: [EntryDigest],
    _ symbols: SymbolIndex
  ) {
    entry(
      content.entries[index], content.verdicts.entries[index], map.pages[index], digests[index],
      symbols.symbols(of: index).map(\.name))
  }

  private mutating func entry(
    _ entry: Entry, _ verdict: EntryVerdict, _ page: String, _ digest: EntryDigest,
    _ symbols: [String]
  ) {
    object { json in
      json.key("u")
      json.string(SafeURL(root: "", path: page).text)
      json.key("t")
      json.string(entry.title)
      json.key("l")
      json.string(EntryRow.firstWords(of: entry))
      json.key("a")
      json.string(entry.area)
      json.key("v")
      json.string(verdict.verdict?.word ?? "none")
      json.key("k")
      json.string(entry.kind.rawValue)
      json.key("e")
      json.strings(Set(entry.evidence.map(\.level.rawValue)).sorted())
      json.key("i")
      json.strings(
        Set(verdict.cases.flatMap(\.versions).map(\.version)).sorted().map(\.description))
      json.key("x")
      // Names as they are written and as they are in full, with their labels.
      let names = digest.names + symbols.filter { !digest.names.contains($0) }
      json.string(
        (names + entry.claims + entry.cases.map(\.title) + [digest.symptom])
          .joined(separator: " "))
    }
  }
}
