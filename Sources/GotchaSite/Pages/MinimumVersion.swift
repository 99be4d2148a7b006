import GotchaBook

/// “My app supports iOS __ and later”: hides the entries that ended before, on every page with a
/// list; and the way to the search's filters. Both are hidden until the scripts that make them work
/// fill and show them.
struct MinimumVersion {
  static let script = "theme/minimum-version.js"

  /// Those that an app may support at least, in ascending order.
  var versions: [Version]
  /// What they are versions of; nothing is shown of a book without versions.
  var system: String

  /// The controls of a list; `area` is the area that all of its entries are in.
  func html(area: String? = nil) -> HTML {
    guard !system.isEmpty else { return .empty }
    return Tag.div(.class("list-controls")) {
      Tag.label(.class("minimum-version"), .flag("hidden")) {
        "My app supports \(system) "
        Tag.select(
          .named("data-minimum", versions.map(\.description).joined(separator: " "))
        ) {}
        " and later"
      }
      if let newest = versions.last {
        let values = [("area", area), ("version", "\(newest)")]
        Tag.a(
          .href(SafeURL(query: values.compactMap { name, value in value.map { (name, $0) } })),
          .named("data-narrow", ""), .flag("hidden")
        ) { "Filter by version and evidence" }
      }
    }
  }

  /// The mark of what lists one entry: its last affected version.
  static func mark(_ entry: Entry) -> [Attribute] {
    entry.lastAffected.map { [.named("data-last", "\($0)")] } ?? []
  }

  /// A number of entries, which the script counts again: the last affected versions of those that
  /// have one are its data.
  static func count(_ entries: [Entry]) -> HTML {
    let ends = entries.compactMap(\.lastAffected).map(\.description)
    let data = ends.isEmpty ? [] : [Attribute.named("data-lasts", ends.joined(separator: " "))]
    return Tag.span([.class("count")] + data) { "\(entries.count)" }
  }
}
