import GotchaBook
import GotchaSite
import SiteTheme

/// The options of every command that makes the site.
enum SiteOptions {
  static let all: [OptionParser.Option] = [
    .init(
      name: "--output", value: "folder",
      help: "where the site goes; only what a build wrote is ever replaced",
      defaultValue: BookPlaces.usual.output),
    .init(
      name: "--theme", value: "folder", help: "style, scripts and icons",
      defaultValue: "\(BookPlaces.usual.theme), or the one that comes with the program"),
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
      defaultValue: "that of \(BookPlaces.usual.settings)"),
  ]

  /// The folder of the theme: the one that is given, the book's own, the package's, or the
  /// program's.
  static func theme(_ values: OptionParser.Values) -> String {
    let own = [values.places.theme, BookPlaces.usual.theme].map { "\(values.root)/\($0)" }
    return values.one("--theme") ?? own.first(where: Theme.isThere) ?? SiteTheme.folder ?? own[1]
  }

  /// The file of the page of an entry.
  static func page(of entry: Entry, _ values: OptionParser.Values) -> String {
    "\(output(values))/\(SiteMap.path(of: entry.id))".replacing(/^\.\//, with: "")
  }

  static func output(_ values: OptionParser.Values) -> String {
    values.one("--output") ?? "\(values.root)/\(values.places.output)"
  }
}
