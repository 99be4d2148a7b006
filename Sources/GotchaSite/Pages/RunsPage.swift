import GotchaBook
import GotchaVerdicts
import RunRecord

/// The runs side by side, and where they do not agree.
struct RunsPage {
  static let path = "runs.html"
  /// Cases that are listed; `results.json` has all.
  private static let limit = 200

  let content: SiteContent
  let pages: [BookPage]

  private var runs: [Run] { content.verdicts.runs }

  var html: HTML {
    Tag.div(.class("runs")) {
      PageHead("Runs") {
        "Each entry shows its worst result across runs. These are the results of each, by case"
        content.settings.system.isEmpty ? "." : " and version."
      } rest: {
        if runs.isEmpty { Tag.p { "No run was given." } }
      }.html
      if !runs.isEmpty {
        RunTally(
          pages: pages, runs: runs, root: "", unknownCommits: content.unknownCommits
        ).html
        counts
        disagreements
      }
    }
  }

  private var counts: HTML {
    Tag.div(
      .class("matrix-scroll"), .named("tabindex", "0"), .named("role", "region"),
      .label("Verdicts by run")
    ) {
      Tag.table(.class("run-table")) {
        Tag.thead {
          Tag.tr {
            Tag.th(.named("scope", "col")) { "Run" }
            Tag.th(.named("scope", "col")) { "On" }
            for kind in Verdict.kinds { Tag.th(.named("scope", "col")) { kind.label } }
          }
        }
        Tag.tbody {
          for run in runs {
            Tag.tr {
              Tag.th(.named("scope", "row")) { run.name }
              Tag.td {
                RunTally.words(of: [run], unknownCommits: content.unknownCommits).capitalizedFirst
              }
              for kind in Verdict.kinds {
                Tag.td(.named("data-name", kind.label)) {
                  "\(tally[run.name]?[kind.word] ?? 0)"
                }
              }
            }
          }
        }
      }
    }
  }

  /// How many versions of cases, and cases without versions, have each verdict in each run.
  private var tally: [String: [String: Int]] {
    var tally: [String: [String: Int]] = [:]
    for verdict in cases.flatMap({ $0.versions.flatMap(\.runs) + $0.plainRuns }) {
      tally[verdict.run, default: [:]][verdict.verdict.word, default: 0] += 1
    }
    return tally
  }

  private var cases: [CaseVerdict] { pages.flatMap(\.verdict.cases) }

  @HTMLBuilder
  private var disagreements: HTML {
    let found = disagreeing
    Tag.section {
      Tag.h2 { "Where they do not agree" }
      if found.isEmpty {
        Tag.p {
          runs.count == 1
            ? "There is one run, so there is nothing to compare."
            : "Nowhere: every case that several runs cover has the same verdict in each."
        }
      } else {
        Tag.ul(.class("entry-list")) {
          for each in found.prefix(Self.limit) { row(each) }
        }
      }
    }
  }

  private typealias Place = (page: BookPage, caseIndex: Int, version: VersionVerdict)

  private var disagreeing: [Place] {
    pages.flatMap { page in
      page.entry.cases.indices.flatMap { index in
        page.verdict.cases[index].versions.filter(\.isDisputed).map { (page, index, $0) }
      }
    }
  }

  private func row(_ place: Place) -> HTML {
    let page = place.page
    let each = page.entry.cases[place.caseIndex]
    return Tag.li([.class("entry-row")] + page.marks) {
      Tag.a(
        .class("entry-row-title"), .named("dir", "auto"),
        .href(SafeURL(root: "", path: page.path, anchor: each.slug))
      ) { BreakableTitle(title: page.entry.title).html }
      Tag.p { "\(content.settings.name(place.version.version)): \(each.title)" }
      Tag.ul(.class("counts-words"), .label("Runs")) {
        for verdict in place.version.runs {
          Tag.li(.class("mark v-\(verdict.verdict.word)")) {
            "\(verdict.run) (\(verdict.system)): \(verdict.verdict.label)"
          }
        }
      }
    }
  }
}

extension VersionVerdict {
  /// Whether two runs of it have different verdicts.
  var isDisputed: Bool {
    Set(runs.map(\.verdict.word).filter { $0 != Verdict.notRun.word }).count > 1
  }
}
