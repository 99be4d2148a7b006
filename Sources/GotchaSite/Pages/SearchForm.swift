/// The place of the search field on every page, which the script that makes it work fills and shows.
struct SearchForm {
  static let script = "theme/search.js"

  /// Leads from the page to the site's root.
  var root: String
  /// Where a report can be written; nil for no such link.
  var issuesURL: SafeURL?

  var html: HTML {
    Tag.form(
      [
        .class("search"), .id("search"), .named("role", "search"), .flag("hidden"),
        .named("data-root", root),
      ] + (issuesURL.map { [.named("data-issues", $0.text)] } ?? [])
    ) {}
  }
}
