import GotchaBook

/// What previews and search engines show of an entry: whole sentences of its lead, and the message
/// that a reader may have searched for.
enum EntryDescription {
  /// What search engines show of it, about.
  private static let limit = 300

  static func text(of entry: Entry) -> String {
    let lead = entry.lead.map(\.plainText).joined(separator: " ").words
    let known = entry.title + lead
    let messages = entry.cases.flatMap(\.swiftBlocks).compactMap(\.attributes.raises)
    let message = messages.first { !known.contains($0) }.map { " The message: \"\($0)\"" } ?? ""
    return sentences(of: lead, upTo: limit - message.count) + message
  }

  /// As many sentences as fit, and at least one.
  private static func sentences(of text: String, upTo limit: Int) -> String {
    guard text.count > limit else { return text }
    let ends = text.indices.filter { index in
      let next = text.index(after: index)
      return ".!?".contains(text[index]) && (next == text.endIndex || text[next] == " ")
    }
    let fitting = ends.last { text.distance(from: text.startIndex, to: $0) < limit } ?? ends.first
    return fitting.map { String(text[...$0]) } ?? text
  }
}
