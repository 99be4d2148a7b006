import Foundation
import GotchaBook
import GotchaVerdicts

/// The Atom feeds: entries that are new, and verdicts that changed. Both come from the log of
/// runs, the only source of days; there are none without it.
struct Feeds: Sendable {
  static let entries = "feed.xml"
  static let verdicts = "verdicts.xml"
  /// The most items of a feed, newest first.
  private static let limit = 50

  let content: SiteContent
  let map: SiteMap

  /// One item of a feed.
  private struct Item {
    var id: String
    var title: String
    var date: String
    var path: String
    var summary: String
  }

  /// The feeds' paths, and how they are made.
  var files: [(path: String, data: @Sendable () -> Data)] {
    guard !content.history.lines.isEmpty else { return [] }
    return [
      (Self.entries, { feed(Self.entries, "\(content.title): entries", entryItems) }),
      (Self.verdicts, { feed(Self.verdicts, "\(content.title): verdicts", verdictItems) }),
    ]
  }

  private var entryItems: [Item] {
    let items = content.entries.indices.compactMap { index -> Item? in
      let entry = content.entries[index]
      return content.history.firstSeen(entry).map { date in
        Item(
          id: "entry:\(entry.id)", title: entry.title, date: date, path: map.pages[index],
          summary: EntryRow.firstWords(of: entry))
      }
    }
    return Array(items.sorted { ($1.date, $0.id) < ($0.date, $1.id) }.prefix(Self.limit))
  }

  private var verdictItems: [Item] {
    let positions = Dictionary(
      content.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let items = content.history.lines.reversed().flatMap { line in
      line.verdicts.sorted { $0.key < $1.key }.compactMap { id, verdict in
        positions[id].map { index in
          Item(
            id: "verdict:\(id):\(line.date):\(line.label)",
            title: "\(content.entries[index].title): \(verdict)", date: line.date,
            path: map.pages[index], summary: "\(verdict) since \(line.label)")
        }
      }
    }
    return Array(items.prefix(Self.limit))
  }

  private func feed(_ path: String, _ title: String, _ items: [Item]) -> Data {
    let updated = items.map(\.date).max() ?? content.history.lines.map(\.date).max() ?? ""
    let html = Tag("feed")(.named("xmlns", "http://www.w3.org/2005/Atom")) {
      Tag("id")() { identity(path) }
      Tag("title")() { title }
      Tag("updated")() { Self.moment(updated) }
      Tag("author")() { Tag("name")() { content.title } }
      if let baseURL = content.baseURL {
        Tag("link")(.named("rel", "self"), .absolute(baseURL + path)) {}
      }
      for item in items { entry(item) }
    }
    return HTMLWriter.xml(html)
  }

  private func entry(_ item: Item) -> HTML {
    Tag("entry")() {
      Tag("id")() { identity(item.id) }
      Tag("title")() { item.title }
      Tag("updated")() { Self.moment(item.date) }
      Tag("link")(
        .named("rel", "alternate"), .type("text/html"),
        .absolute((content.baseURL ?? "") + SafeURL.encoded(item.path))
      ) {}
      Tag("summary")() { item.summary }
    }
  }

  /// An id that does not depend on the site's address.
  private func identity(_ name: String) -> String { "urn:gotcha:" + SafeURL.encoded(name) }

  /// A day as Atom writes moments; days have no hour here.
  private static func moment(_ date: String) -> String { "\(date)T00:00:00Z" }
}

extension Attribute {
  /// A destination made from the site's own address and a path of the site.
  fileprivate static func absolute(_ url: String) -> Attribute {
    Attribute(name: "href", value: url)
  }
}
