import GotchaBook

/// “My app supports iOS __ and later”: hides the entries that ended before, on every page with a
/// list. It is hidden until the script that makes it work shows it.
struct MinimumVersion {
  static let script = "theme/minimum-version.js"

  /// Those that an app may support at least, in ascending order.
  var versions: [Version]

  var html: HTML {
    Tag.label(.class("minimum-version"), .flag("hidden")) {
      "My app supports iOS "
      Tag.select(.named("data-minimum-ios", "")) {
        Tag.option(.named("value", "")) { "any" }
        for version in versions { Tag.option(.named("value", "\(version)")) { "\(version)" } }
      }
      " and later"
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
