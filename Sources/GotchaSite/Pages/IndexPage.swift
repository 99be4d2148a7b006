import GotchaBook
import GotchaVerdicts

/// The first page: the search field, what the runs say, and the entries by area.
struct IndexPage {
  static let path = "index.html"
  /// Entries of an area shown here; the rest stand on the area's page, so that the first page of
  /// a large book stays small.
  static let entriesPerArea = 12

  let content: SiteContent
  let map: SiteMap

  var html: HTML {
    Tag.div(.class("index")) {
      Tag.header(.class("page-head")) {
        Tag.h1 { content.title }
        Tag.p(.class("lead")) {
          "What UITableView really does, one finding a page. Every sentence that can be checked "
          "is checked, and the verdict stands beside it."
        }
        VerdictCounts(
          entries: content.verdicts.entries,
          url: { SafeURL(root: "", path: Listing.path(of: $0)) }
        ).html
        conditions
      }
      search
      Tag.div(.id("areas")) {
        for area in map.areas { section(area) }
        if map.areas.isEmpty { Tag.p { "The book has no entries yet." } }
      }
      browse
    }
  }

  /// What is wrong with the results, where a reader sees it.
  @HTMLBuilder
  private var conditions: HTML {
    let runs = content.verdicts.runs.filter { !$0.conditions.isEmpty }
    if content.verdicts.runs.isEmpty || !runs.isEmpty {
      Tag.div(.class("notice")) {
        if content.verdicts.runs.isEmpty {
          Tag.p { "No run was given, so nothing here has a verdict yet." }
        }
        for run in runs {
          for condition in run.conditions.prefix(5) {
            Tag.p {
              Tag.strong { run.name }
              ": \(condition.description)."
            }
          }
        }
      }
    }
  }

  private func section(_ area: SiteMap.Area) -> HTML {
    let anchor = PageName.anchor(area.name)
    let verdicts = area.entries.map { content.verdicts.entries[$0] }
    return Tag.section(.class("area"), .named("aria-labelledby", "area-\(anchor)")) {
      Tag.div(.class("area-head")) {
        Tag.h2(.id("area-\(anchor)")) {
          Tag.a(.href(SafeURL(root: "", path: area.path))) { area.name }
        }
        VerdictCounts(entries: verdicts).html
      }
      Tag.ul(.class("entry-list")) {
        for index in area.entries.prefix(Self.entriesPerArea) {
          EntryRow(
            entry: content.entries[index], verdict: content.verdicts.entries[index],
            url: SafeURL(root: "", path: map.pages[index])
          ).html
        }
      }
      if area.entries.count > Self.entriesPerArea {
        Tag.p(.class("more")) {
          Tag.a(.href(SafeURL(root: "", path: area.path))) {
            "All \(area.entries.count) entries about \(area.name.lowercased())"
          }
        }
      }
    }
  }
}

// MARK: - Search and browsing

extension IndexPage {
  /// Hidden until the script that makes it work shows it.
  private var search: HTML {
    Tag.form(.class("search"), .id("search"), .named("role", "search"), .flag("hidden")) {
      Tag.div(.class("search-field")) {
        Tag.label(.named("for", "q")) { "Search" }
        Tag.input(
          .id("q"), .named("name", "q"), .type("search"), .named("autocomplete", "off"),
          .named("placeholder", "A symptom, a method, a message"),
          .named("aria-describedby", "search-hint"))
        Tag.span(.id("search-hint"), .class("hint")) { "Press / to search" }
      }
      Tag.div(.class("filters")) {
        filter("area", "Area", map.areas.map { ($0.name, $0.name) })
        filter(
          "version", "Version",
          content.verdicts.modelled.versions.map { ("\($0)", "iOS \($0)") })
        filter("verdict", "Verdict", Verdict.kinds.map { ($0.word, $0.label) })
        filter("evidence", "Evidence", Evidence.Level.allCases.map { ($0.rawValue, $0.rawValue) })
        filter("kind", "Kind", Entry.Kind.allCases.map { ($0.rawValue, $0.rawValue) })
      }
      Tag.p(.id("search-count"), .named("role", "status")) {}
      Tag.ul(.id("results"), .class("entry-list"), .flag("hidden")) {}
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

  private var browse: HTML {
    Tag.nav(.class("browse"), .label("Browse")) {
      group("By area", map.areas.map { ($0.name, $0.path) })
      group(
        "By version",
        content.verdicts.modelled.versions.map { ("iOS \($0)", Listing.path(of: $0)) })
      group("By verdict", Verdict.kinds.map { ($0.label, Listing.path(of: $0)) })
      group("By evidence", Evidence.Level.allCases.map { ($0.rawValue, Listing.path(of: $0)) })
    }
  }

  @HTMLBuilder
  private func group(_ title: String, _ links: [(words: String, path: String)]) -> HTML {
    if !links.isEmpty {
      Tag.section {
        Tag.h2 { title }
        Tag.ul {
          for link in links {
            Tag.li { Tag.a(.href(SafeURL(root: "", path: link.path))) { link.words } }
          }
        }
      }
    }
  }
}
