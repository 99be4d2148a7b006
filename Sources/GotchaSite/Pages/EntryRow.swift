import GotchaBook
import GotchaVerdicts

/// An entry in a list: its title, the first words, its area, its verdict.
struct EntryRow {
  var entry: Entry
  var verdict: EntryVerdict
  var url: SafeURL

  var html: HTML {
    Tag.li(.class("entry-row")) {
      Tag.div(.class("entry-row-text")) {
        Tag.a(.class("entry-row-title"), .href(url), .named("dir", "auto")) { entry.title }
        Tag.p(.named("dir", "auto")) { Self.firstWords(of: entry) }
        Tag.p(.class("entry-row-area")) { entry.area }
      }
      VerdictBadge(verdict: verdict.verdict, isSmall: true).html
    }
  }

  /// How a row begins, and how the list of the last one ends, on a page that was written.
  static let start = Array(#"<li class="entry-row">"#.utf8)
  static let listEnd = Array("</ul>".utf8)

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
