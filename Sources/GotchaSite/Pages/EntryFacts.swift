import GotchaBook
import GotchaVerdicts

/// What stands beside an entry: its versions, its evidence, its cases, the symbols it names.
struct EntryFacts {
  /// Symbols that are listed; an entry with more is about something else.
  private static let symbolLimit = 8

  let page: EntryPage
  var evidence: [(level: Evidence.Level, text: HTML)]

  private var entry: Entry { page.entry }

  var html: HTML {
    Tag.aside(.class("facts"), .label("Facts")) {
      Tag.dl {
        if let appliesTo = entry.appliesTo {
          fact("Applies to", "iOS \(appliesTo.description)")
        }
        if let changedIn = entry.changedIn { fact("Changed in", "iOS \(changedIn)") }
        // More of them are listed below.
        if entry.cases.count < 2 { fact("Cases", String(entry.cases.count)) }
      }
      if !evidence.isEmpty {
        Tag.p(.class("facts-title")) { "Evidence" }
        Tag.ul(.class("evidence")) {
          for each in evidence {
            Tag.li {
              EvidenceBadge(level: each.level).html
              Tag.span { each.text }
            }
          }
        }
      }
      if entry.cases.count > 1 { contents }
      api
      files
    }
  }

  private func fact(_ name: String, _ value: String) -> HTML {
    Tag.div {
      Tag.dt { name }
      Tag.dd { value }
    }
  }

  private var contents: HTML {
    Tag.nav(.class("contents"), .label("Cases")) {
      Tag.p(.class("facts-title")) { "Cases" }
      Tag.ul {
        for (each, verdict) in zip(entry.cases, page.verdict.cases) {
          Tag.li(.class("v-\(verdict.verdict.word)")) {
            VerdictBadge.mark(verdict.verdict)
            Tag.a(.href(SafeURL(anchor: each.slug)), .named("dir", "auto")) { each.title }
          }
        }
      }
    }
  }

  @HTMLBuilder
  private var api: HTML {
    let symbols = page.symbols.symbols(of: page.position).prefix(Self.symbolLimit)
    if !symbols.isEmpty {
      Tag.nav(.class("api"), .label("API")) {
        Tag.p(.class("facts-title")) { "API" }
        Tag.ul {
          for symbol in symbols {
            Tag.li {
              Tag.a(.href(SafeURL(root: page.root, path: symbol.path))) {
                Tag.code { symbol.name }
              }
            }
          }
        }
      }
    }
  }

  /// The entry's verdict as an image, and what its cases recorded.
  private var files: HTML {
    let badge = VerdictImage.path(of: page.map.pages[page.position])
    return Tag.nav(.class("files"), .label("Files")) {
      Tag.p(.class("facts-title")) { "To take along" }
      Tag.ul {
        Tag.li { Tag.a(.href(SafeURL(root: page.root, path: badge))) { "The verdict as a badge" } }
        if page.verdict.cases.contains(where: { $0.shown != nil }) {
          Tag.li { Tag.a(.href(page.wholeTrace)) { "The traces as JSON" } }
        }
      }
    }
  }
}
