import GotchaBook
import GotchaVerdicts
import RunRecord

/// The column beside an entry: its versions, its evidence and verdict, its cases, the symbols it
/// names.
struct EntryFacts {
  /// Symbols that are listed; an entry with more is about something else.
  private static let symbolLimit = 8

  let page: EntryPage
  var evidence: [(evidence: Evidence, text: HTML)]

  private var entry: Entry { page.entry }

  var html: HTML {
    Tag.aside(.class("facts"), .label("Facts")) {
      Tag.dl {
        if let appliesTo = entry.appliesTo {
          fact("Applies to", "iOS \(appliesTo.description)")
        }
        if let changedIn = entry.changedIn { fact("Changed in", "iOS \(changedIn)") }
      }
      if !page.verdict.claims.versions.isEmpty {
        ClaimChips(
          claims: page.verdict.claims, modelled: page.content.verdicts.modelled.versions,
          root: page.root
        ).html
      }
      devices
      sources
      checked
      if entry.cases.count > 1 { contents }
      api
      files
    }
  }

  @HTMLBuilder
  private var sources: HTML {
    if !evidence.isEmpty {
      Tag.p(.class("facts-title")) { "Evidence" }
      Tag.ul(.class("evidence")) {
        for each in evidence {
          Tag.li {
            Tag.span(
              .class("level level-\(each.evidence.level.rawValue)"),
              .title(each.evidence.level.meaning)
            ) { each.evidence.level.rawValue }
            Tag.span {
              if let versions = each.evidence.versionsText { "\(versions), " }
              each.text
            }
          }
        }
      }
      observations
      if let claim = entry.claims.first {
        Tag.p(.class("legend")) {
          "Marks such as \(claim) name "
          Tag.a(.href(SafeURL(root: page.root, path: HowPage.path, anchor: "marks"))) {
            "facts with their sources"
          }
          "."
        }
      }
    }
  }

  /// The verdict of the cases, and since when.
  private var checked: HTML {
    Tag.div(.class("entry-verdict")) {
      VerdictBadge(
        verdict: page.verdict.verdict, isSmall: true, isAdvice: page.shelf != .labBook
      ).html
      Tag.span { VerdictSentence(verdict: page.verdict).text }
      if let since = page.content.history.since(page.verdict) {
        Tag.span(.class("since"), .title(since.label)) {
          "Unchanged since \(DayText.words(since.date))"
        }
      }
    }
  }

  /// What runs on real UIKit found, each with its system and day.
  @HTMLBuilder
  private var devices: HTML {
    let results = page.verdict.deviceResults
    if !results.isEmpty {
      Tag.ul(.class("chips devices"), .label("Devices")) {
        for result in results {
          Tag.li(.class("chip mark", result.contradicts ? "v-fails" : "v-passes")) {
            "\(result.system)"
            Tag.span(.class("chip-verdict")) {
              result.contradicts
                ? "contradicts the entry on iOS \(result.version)"
                : "does what the entry says on iOS \(result.version)"
            }
          }
        }
      }
    }
  }

  /// Whether the model does what the public observations show that the entry rests on.
  @HTMLBuilder
  private var observations: HTML {
    let records = entry.claims.compactMap { page.content.observations.records[$0] }
    if !records.isEmpty {
      Tag.ul(.class("chips"), .label("Observations")) {
        for record in records {
          Tag.li(.class("chip")) {
            record.id
            Tag.span(.class("chip-verdict")) { words(of: record) }
          }
        }
      }
    }
  }

  private func words(of record: ObservationRecord) -> String {
    guard record.isReproduced else {
      return "not reproduced" + (record.reason.map { ": \($0)" } ?? "")
    }
    return page.content.observations.isFitted(record)
      ? "the model was fitted to this log" : "reproduced by the model"
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
          Tag.li(verdict.verdict.isGood ? [] : [.class("mark v-\(verdict.verdict.word)")]) {
            Tag.a(.href(SafeURL(anchor: each.slug)), .named("dir", "auto")) { each.title }
          }
        }
      }
    }
  }

  @HTMLBuilder
  private var api: HTML {
    let symbols = page.symbols.symbols(of: page.position).filter(\.isShared)
      .prefix(Self.symbolLimit)
    if !symbols.isEmpty {
      Tag.nav(.class("api"), .label("API")) {
        Tag.p(.class("facts-title")) { "API" }
        Tag.ul {
          for symbol in symbols {
            Tag.li {
              Tag.a(.href(SafeURL(root: page.root, path: symbol.path))) {
                Tag.code { BreakableName(name: symbol.name).html }
              }
            }
          }
        }
      }
    }
  }

  /// What the entry's cases recorded.
  @HTMLBuilder
  private var files: HTML {
    if let traces = page.wholeTrace {
      Tag.nav(.class("files"), .label("Files")) {
        Tag.p(.class("facts-title")) { "Download" }
        Tag.ul { Tag.li { Tag.a(.href(traces)) { "The traces as JSON" } } }
      }
    }
  }
}

extension Evidence.Level {
  fileprivate var meaning: String {
    switch self {
    case .model: "True of the reference model"
    case .reported: "An issue or a post says so"
    case .observed: "A log or a device run shows it"
    case .documented: "Apple’s documentation or headers say so"
    }
  }
}
