import GotchaBook
import GotchaVerdicts

/// An entry in a list: its title, the first words, its area, and a verdict that is not good. That a
/// case passes is no news, and would look like advice in the lab book.
struct EntryRow {
  var entry: Entry
  var verdict: EntryVerdict
  var url: SafeURL

  var html: HTML {
    Tag.li([.class("entry-row")] + MinimumVersion.mark(entry)) {
      Tag.a(.class("entry-row-title"), .href(url), .named("dir", "auto")) { entry.title }
      Tag.p(.named("dir", "auto")) { Self.firstWords(of: entry) }
      Tag.p(.class("entry-row-area")) {
        entry.area
        if entry.kind != .gotcha { " · \(entry.kind.rawValue)" }
      }
      if let verdict = verdict.verdict, !verdict.isGood {
        VerdictBadge(verdict: verdict, isSmall: true).html
      }
    }
  }

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
