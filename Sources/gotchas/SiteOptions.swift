/// The options of every command that makes the site.
enum SiteOptions {
  /// Where things are when no option says so, relative to the package.
  static let theme = "Site/theme"
  static let history = "Site/history.jsonl"
  static let observations = ".build/observations"

  static let all: [OptionParser.Option] = [
    .init(
      name: "--output", value: "folder",
      help: "where the site goes; only what a build wrote is ever replaced",
      standard: "Site/public"),
    .init(
      name: "--theme", value: "folder", help: "style, scripts and icons", standard: theme),
    .init(
      name: "--edit-url", value: "url",
      help: "where a file of the package can be changed; its path is put behind"),
    .init(
      name: "--base-url", value: "url",
      help: "where the site will stand, for the sitemap, feeds and previews"),
    .init(
      name: "--history", value: "file", help: "the log of earlier runs, one line a run",
      standard: history),
    .init(
      name: "--record", value: "label",
      help: "puts this run into the log under a label, for example a commit"),
    .init(
      name: "--observations", value: "folder",
      help: "the attachments of the replays of public observations",
      standard: observations),
    .init(
      name: "--cache", value: "folder",
      help: "where a build keeps what spares the next one work", standard: ".build/site-cache"),
    .init(
      name: "--title", value: "words", help: "the book's name", standard: "UITableView gotchas"),
  ]

  static func output(_ values: OptionParser.Values) -> String {
    values.one("--output") ?? (values.one("--root") ?? ".") + "/Site/public"
  }
}
