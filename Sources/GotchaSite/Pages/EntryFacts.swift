import GotchaBook
import GotchaVerdicts
import RunRecord

/// The column beside an entry: its versions, its evidence, its run, the symbols it names.
struct EntryFacts {
  /// Symbols that are listed; an entry with more is about something else.
  private static let symbolLimit = 8

  let page: EntryPage
  var evidence: [(evidence: Evidence, text: HTML)]

  private var entry: Entry { page.entry }

  var html: HTML {
    Tag.aside(.class("facts"), .label("Facts")) {
      CompatibilitySentence(
        entry: entry, verdict: page.verdict, modelled: page.content.verdicts.modelled.versions,
        settings: page.settings
      ).text.map { text in Tag.p(.class("compatibility")) { text } } ?? .empty
      if !page.verdict.claims.versions.isEmpty {
        ClaimChips(
          claims: page.verdict.claims, modelled: page.content.verdicts.modelled.versions,
          root: page.root, settings: page.settings
        ).html
      }
      devices
      sources
      checked
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
              .title(each.evidence.level.meaning(in: page.settings))
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
          "Codes such as \(claim) refer to our "
          if page.settings.marks.isEmpty {
            "fact tables"
          } else {
            Tag.a(.href(SafeURL(root: page.root, path: HowPage.path, anchor: "marks"))) {
              "fact tables"
            }
          }
          "."
        }
      }
    }
  }

  /// When its cases ran, and since when they have their verdict.
  @HTMLBuilder
  private var checked: HTML {
    if page.verdict.verdict != nil {
      Tag.p(.class("facts-title")) { "Run" }
      Tag.p(.class("entry-run")) {
        RunTally.words(
          of: page.content.verdicts.runs, unknownCommits: page.content.unknownCommits
        ).capitalizedFirst
        "."
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
                ? "contradicts the entry on \(page.settings.name(result.version))"
                : "does what the entry says on \(page.settings.name(result.version))"
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

  @HTMLBuilder
  private var api: HTML {
    let symbols = page.symbols.symbols(of: page.page.position).filter(\.isShared)
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
  fileprivate func meaning(in settings: BookSettings) -> String {
    switch self {
    case .model: "Only the entry's cases show it"
    case .reported: "An issue or a post says so"
    case .observed: "A log or a recording shows it"
    case .documented: settings.bases["documented"] ?? "The documentation says so"
    }
  }
}
