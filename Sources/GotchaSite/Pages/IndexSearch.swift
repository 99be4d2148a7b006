import GotchaBook
import GotchaVerdicts

/// The search field and its filters; hidden until the script that makes them work shows them.
struct IndexSearch {
  var areas: [String]
  var versions: [Version]

  var html: HTML {
    Tag.form(.class("search"), .id("search"), .named("role", "search"), .flag("hidden")) {
      Tag.div(.class("search-field")) {
        Tag.label(.named("for", "q")) { "Search" }
        Tag.input(
          .id("q"), .named("name", "q"), .type("search"), .named("autocomplete", "off"),
          .named("placeholder", "Symptom, method, message"),
          .named("aria-describedby", "search-hint"))
        Tag.span(.id("search-hint"), .class("hint")) { "Press / to search" }
      }
      Tag.div(.class("filters")) {
        filter("area", "Area", areas.map { ($0, $0) })
        filter("version", "Version", versions.map { ("\($0)", "iOS \($0)") })
        filter("verdict", "Verdict", Verdict.kinds.map { ($0.word, $0.label) })
        filter("evidence", "Evidence", Evidence.Level.allCases.map { ($0.rawValue, $0.rawValue) })
        filter("kind", "Kind", Entry.Kind.allCases.map { ($0.rawValue, $0.rawValue) })
      }
      Tag.p(.id("search-count"), .named("role", "status")) {}
      Tag.ul(.id("results"), .class("entry-list"), .flag("hidden")) {}
      badges
    }
  }

  /// What the script copies into the rows that it makes, so that all badges have their marks.
  private var badges: HTML {
    Tag.template(.id("badges")) {
      for verdict in Verdict.kinds.map(Optional.some) + [nil] {
        VerdictBadge(verdict: verdict, isSmall: true).html
      }
    }
  }

  private func filter(
    _ name: StaticString, _ words: String, _ options: [(value: String, words: String)]
  ) -> HTML {
    Tag.label {
      Tag.span { words }
      Tag.select(.named("name", name.description)) {
        Tag.option(.named("value", "")) { "any" }
        for option in options {
          Tag.option(.named("value", option.value)) { option.words }
        }
      }
    }
  }
}
