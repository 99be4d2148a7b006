extension Entry {
  /// What two titles have in common that a reader takes for one: the words, whatever their case,
  /// without the marks of code and of quotes, and without the punctuation at the end.
  package static func plainTitle(_ title: String) -> String {
    let words = title.lowercased().filter { !"`\"“”".contains($0) }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let last = words.lastIndex(where: { !".,:;!?…".contains($0) }) else { return words }
    return String(words[...last])
  }
}

extension Book {
  /// Two pages with one title cannot be told apart in search results and lists; each of them names
  /// the other.
  package static func duplicateTitles(in readings: [EntryParser.Reading]) -> [Diagnostic] {
    let entries = readings.compactMap(\.entry).filter { !$0.title.isEmpty }
    let titles = entries.concurrentMap { Entry.plainTitle($0.title) }
    return Dictionary(grouping: zip(titles, entries)) { $0.0 }.values
      .filter { $0.count > 1 }.map { $0.map(\.1) }
      .flatMap { twins in
        twins.enumerated().map { index, entry in
          let other = twins[index == 0 ? 1 : 0]
          return Diagnostic(
            at: entry.place, rule: .duplicateTitle,
            "The title is also that of \(other.path):\(other.place.line)",
            advice: "say in one of the titles what is different, or make one page of the two")
        }
      }
  }
}
