import GotchaBook
import GotchaVerdicts

/// An entry in a list: its title, the first words, its area, and its status.
struct EntryRow {
  let page: BookPage
  let root: String
  let settings: BookSettings

  var html: HTML {
    let entry = page.entry
    return Tag.li([.class("entry-row")] + page.marks + MinimumVersion.mark(entry)) {
      page.link(root: root, .class("entry-row-title"))
      Tag.p(.named("dir", "auto")) { Self.firstWords(of: entry) }
      if page.shelf != .startHere {
        Tag.p(.class("entry-row-area")) {
          entry.area
          if entry.kind != .gotcha { " · \(entry.kind.rawValue)" }
        }
      }
      EntryStatus(page: page, settings: settings).html
      page.smallPicture?.html(root: root) ?? .empty
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
