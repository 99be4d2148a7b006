/// The search field of every page; hidden until the script that makes it work shows it.
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
    ) {
      Tag.label(.class("visually-hidden"), .named("for", "q")) { "Search" }
      Tag.input(
        .id("q"), .named("name", "q"), .type("search"), .named("autocomplete", "off"),
        .named("spellcheck", "false"), .named("placeholder", "Symptom, method, message"),
        .named("aria-describedby", "search-hint"))
      Tag.span(.id("search-hint"), .class("hint")) { "Press / to search" }
      Tag.p(.class("visually-hidden"), .named("role", "status")) {}
    }
  }
}
