/// The options of every command that makes the site.
enum SiteOptions {
  static let all: [OptionParser.Option] = [
    .init(
      name: "--output", value: "folder",
      help: "where the site goes; only what a build wrote is ever replaced",
      standard: "Site/public"),
    .init(
      name: "--theme", value: "folder", help: "style, scripts and icons", standard: "Site/theme"),
    .init(
      name: "--edit-url", value: "url",
      help: "where a file of the package can be changed; its path is put behind"),
    .init(
      name: "--title", value: "words", help: "the book's name", standard: "UITableView gotchas"),
  ]

  static func output(_ values: OptionParser.Values) -> String {
    values.one("--output") ?? (values.one("--root") ?? ".") + "/Site/public"
  }
}
