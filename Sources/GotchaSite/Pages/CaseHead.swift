import GotchaBook
import GotchaVerdicts
import RunRecord

/// What stands right below a case's heading: its verdict, its versions, what each run says, and
/// what failed outside the code that is shown.
struct CaseHead {
  let page: EntryPage
  let verdict: CaseVerdict
  /// The code blocks of the entry.
  let blocks: [MarkdownNode]

  private var modelled: [Version] { page.content.verdicts.modelled.versions }

  var html: HTML {
    let elsewhere = verdict.contradictions.filter { failure in
      !blocks.contains { page.concerns(failure, $0) }
    }
    return .group([
      Tag.div(.class("case-head")) {
        VerdictBadge(verdict: verdict.verdict).html
        VersionChips(verdict: verdict, modelled: modelled).html
      },
      reason,
      stillHolding,
      HTML.group(elsewhere.map { Self.note($0.failure.message, $0.failure.file, $0.failure.line) }),
      HTML.group(
        verdict.compileErrors.map { Self.note($0.message, page.entry.path, $0.place.line) }),
      disagreement,
      source,
    ])
  }

  @HTMLBuilder
  private var reason: HTML {
    if !verdict.verdict.isGood, verdict.verdict != .broken {
      Tag.p(.class("case-reason")) { verdict.verdict.explanation }
    }
  }

  /// What contradicts the entry without any expectation having failed.
  @HTMLBuilder
  private var stillHolding: HTML {
    let versions = verdict.versions.filter { $0.claim == .changed && $0.verdict == .broken }
    if !versions.isEmpty {
      Tag.div(.class("case-failure")) {
        Tag.span {
          "On iOS \(VersionWords.folded(versions.map(\.version), in: modelled)) the case still "
          "holds, though the entry says that it has changed."
        }
      }
    }
  }

  /// What each run says, where they do not agree.
  @HTMLBuilder
  private var disagreement: HTML {
    let disputed = verdict.versions.filter(\.isDisputed)
    if !disputed.isEmpty {
      Tag.ul(.class("case-runs"), .label("By run")) {
        for version in disputed {
          Tag.li {
            "iOS \(version.version): "
              + version.runs.map { "\($0.run) says \($0.verdict.label)" }.joined(separator: ", ")
          }
        }
      }
    }
  }

  private static func note(_ message: String, _ file: String, _ line: Int) -> HTML {
    Tag.div(.class("case-failure")) {
      Tag.samp { message }
      Tag.span { "\(file), line \(line)" }
    }
  }

  @HTMLBuilder
  private var source: HTML {
    if let source = page.content.swiftSources[verdict.id] {
      Tag.p(.class("case-reason")) {
        "This case is written in "
        Tag.code { source.file }
        ", from line \(source.firstLine)."
      }
      CodeFigure(
        info: "swift", code: source.code, firstLine: source.firstLine,
        failures: verdict.contradictions.filter { $0.failure.file.hasSuffix(source.file) }
      ).html
    } else if let file = verdict.source {
      Tag.p(.class("case-reason")) {
        "This case is written in "
        Tag.code { file }
        "."
      }
    }
  }
}
