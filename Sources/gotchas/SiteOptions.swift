import GotchaSite
import SiteTheme

/// The options of every command that makes the site.
enum SiteOptions {
  /// Where things are, relative to the package.
  static let theme = "Site/theme"
  static let history = "Site/history.jsonl"
  static let facts = "Tests/Facts"
  static let areas = "Site/areas.tsv"
  static let peers = "Site/facts/peers.tsv"
  static let held = "Site/facts/held.tsv"
  static let observations = ".build/observations"
  static let settings = "Site/book.json"

  static let all: [OptionParser.Option] = [
    .init(
      name: "--output", value: "folder",
      help: "where the site goes; only what a build wrote is ever replaced",
      defaultValue: "Site/public"),
    .init(
      name: "--theme", value: "folder", help: "style, scripts and icons",
      defaultValue: "\(theme), or the one that comes with the program"),
    .init(
      name: "--repository", value: "url",
      help: "the address of the repository, for links to edit a page and to report on it",
      defaultValue: "that of Git's origin"),
    .init(
      name: "--base-url", value: "url",
      help: "the address of the site, for the sitemap, feeds and previews"),
    .init(
      name: "--social-images", value: "folder",
      help: "the images of previews, as Tools/social-images draws them; needs --base-url"),
    .init(
      name: "--lunr", value: "file",
      help: "the library of the search; found by itself where make site or Debian puts it"),
    .init(
      name: "--record", value: "label",
      help: "puts this run into the log under a label, for example a commit"),
    .init(
      name: "--title", value: "words", help: "the book's name",
      defaultValue: "that of \(settings)"),
  ]

  /// The folder of the theme: the one that is given, the package's own, or the program's.
  static func theme(_ values: OptionParser.Values) -> String {
    let own = "\(values.root)/\(theme)"
    return values.one("--theme") ?? (Theme.isThere(in: own) ? own : SiteTheme.folder ?? own)
  }

  static func output(_ values: OptionParser.Values) -> String {
    values.one("--output") ?? values.root + "/Site/public"
  }
}
