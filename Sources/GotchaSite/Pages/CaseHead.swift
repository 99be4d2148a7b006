import GotchaBook
import GotchaVerdicts
import RunRecord

/// The proof of a case, folded: its verdict, its versions, the verdicts of the runs, what failed
/// outside the code that is shown, and the code that checks it. It is open when the case fails.
struct CaseHead {
  let page: EntryPage
  let verdict: CaseVerdict
  /// The code blocks of the entry.
  let blocks: [MarkdownNode]
  /// The code that checks the case.
  let proof: [HTML]

  private var modelled: [Version] { page.content.verdicts.modelled.versions }

  var html: HTML {
    let elsewhere = verdict.contradictions.filter { failure in
      !blocks.contains { page.concerns(failure, $0) }
    }
    let isOpen = verdict.verdict.hasRun && !verdict.verdict.isGood
    return Tag.details([.class("proof")] + (isOpen ? [.flag("open")] : [])) {
      Tag.summary(.class("case-head")) {
        "Proof "
        VerdictBadge(verdict: verdict.verdict, isSmall: true, isAdvice: page.shelf != .labBook).html
      }
      VersionChips(verdict: verdict, modelled: modelled, settings: page.settings).html
      reason
      faults
      notAsClaimed
      HTML.group(elsewhere.map { Self.note($0.failure.message, $0.failure.file, $0.failure.line) })
      HTML.group(
        verdict.compileErrors.map { Self.note($0.message, page.entry.path, $0.line) })
      idleStatements
      HTML.group(
        unproved.map { Self.note($0.kind.words.capitalizedFirst + ".", proofFile, $0.line) })
      disagreement
      HTML.group(proof)
      source
    }
  }

  /// The most faults that a page names of a case.
  private static let namedFaults = 3

  /// On which broken tables the case fails, or that none was tried yet where others were.
  @HTMLBuilder
  private var faults: HTML {
    if let proof = verdict.proof, proof.isWhole {
      Tag.p(.class("case-reason")) {
        "It fails on a table that "
          + proof.faults.prefix(Self.namedFaults).map(\.words).joined(separator: ", or ") + "."
      }
    } else if verdict.verdict == .passes, verdict.proof == nil, page.content.verdicts.hasProofs {
      Tag.p(.class("case-reason")) { "It was not tried on broken tables yet." }
    }
  }

  /// What the case does not need of the code that is shown.
  @HTMLBuilder
  private var idleStatements: HTML {
    let statements = verdict.verdict == .passes ? verdict.proof?.idleStatements ?? [] : []
    if !statements.isEmpty {
      Tag.p(.class("case-reason")) {
        "It passes without "
        for (index, statement) in statements.enumerated() {
          if index > 0 { index == statements.count - 1 ? " and without " : ", without " }
          Tag.code { firstLine(of: statement) }
        }
        ", too."
      }
    }
  }

  /// The code from a statement to the end of its line.
  private func firstLine(of statement: CaseProof.Assertion) -> String {
    let block = blocks.last { $0.place.line < statement.line }
    guard let block, case .codeBlock(_, let code) = block.kind else { return "" }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let index = statement.line - block.place.line - 1
    guard lines.indices.contains(index) else { return "" }
    return String(decoding: lines[index].utf8.dropFirst(statement.column - 1), as: UTF8.self)
  }

  /// What fails on none of the broken tables.
  private var unproved: [CaseProof.Assertion] {
    verdict.verdict == .provesNothing ? verdict.proof?.unproved ?? [] : []
  }

  private var proofFile: String { verdict.source ?? page.entry.path }

  @HTMLBuilder
  private var reason: HTML {
    if !verdict.verdict.isGood, verdict.verdict != .fails {
      Tag.p(.class("case-reason")) { verdict.verdict.explanation }
    }
  }

  /// What contradicts the entry without any expectation having failed.
  @HTMLBuilder
  private var notAsClaimed: HTML {
    let versions = verdict.versions.filter { $0.claim == .notAffected && $0.verdict == .fails }
    if !versions.isEmpty {
      Tag.div(.class("case-failure")) {
        Tag.span {
          "On \(page.settings.name(VersionWords.folded(versions.map(\.version), in: modelled))) every expectation "
          "is met, though the entry says that the version is not affected."
        }
      }
    }
  }

  /// The verdict of each run, where they differ.
  @HTMLBuilder
  private var disagreement: HTML {
    let disputed = verdict.versions.filter(\.isDisputed)
    if !disputed.isEmpty {
      Tag.ul(.class("case-runs"), .label("By run")) {
        for version in disputed {
          Tag.li {
            "\(page.settings.name(version.version)): "
              + version.runs.map { "\($0.run) (\($0.system)) \($0.verdict.verb)" }.joined(
                separator: ", ")
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
        [
          .init(
            info: "swift", code: source.code, firstLine: source.firstLine,
            failures: verdict.contradictions.filter { $0.failure.file.hasSuffix(source.file) })
        ], settings: page.settings
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
