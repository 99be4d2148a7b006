import GotchaBook
import GotchaVerdicts

/// An entry in a list: its title, the first words, its verdict.
struct EntryRow {
  var entry: Entry
  var verdict: EntryVerdict
  var url: SafeURL
  /// Whether the area is named, where a list has several.
  var showsArea = false

  var html: HTML {
    Tag.li(.class("entry-row")) {
      Tag.div(.class("entry-row-text")) {
        Tag.a(.class("entry-row-title"), .href(url), .named("dir", "auto")) { entry.title }
        Tag.p(.named("dir", "auto")) { lead }
        if showsArea { Tag.p(.class("entry-row-area")) { entry.area } }
      }
      VerdictBadge(verdict: verdict.verdict, isSmall: true).html
    }
  }

  private var lead: String { Self.firstWords(of: entry) }

  /// About two lines on a phone.
  private static let leadLimit = 160

  static func firstWords(of entry: Entry) -> String {
    let text = entry.lead.map(\.plainText).joined(separator: " ")
    guard text.count > leadLimit else { return text }
    let cut = text.prefix(leadLimit)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return cut[..<end] + "…"
  }
}
