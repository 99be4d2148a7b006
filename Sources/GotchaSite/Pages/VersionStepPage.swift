import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of what is new in one version.
struct VersionStepPage {
  /// Changes of one kind that are shown; the matrix has all.
  static let limit = 100

  let step: VersionStep
  let all: [VersionStep]
  let content: SiteContent
  let pages: [BookPage]

  private var root: String { PageFrame.root(from: step.path) }
  private var settings: BookSettings { content.settings }

  var html: HTML {
    Tag.div(.class("step")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) {
          Tag.a(.href(SafeURL(root: root, path: VersionStep.indexPath))) { VersionStepsPage.title }
        }
        Tag.h1 { step.title(in: settings) }
        Tag.p(.class("lead")) { lead }
        if step.total > 0 {
          RunTally(
            pages: Set(step.changes.values.joined().map(\.entry)).sorted().map { pages[$0] },
            runs: content.verdicts.runs, root: root, unknownCommits: content.unknownCommits
          ).html
        }
        versions
      }
      for kind in VersionStep.Kind.allCases { section(kind) }
    }
  }

  private var lead: String {
    let versions = "\(settings.name(step.after)) compared with \(settings.name(step.before))"
    return step.total == 0
      ? "No entry begins, changes or ends between the two: nothing is known of a difference."
      : "\(versions): \(step.summary). Each group says how well that is known."
  }

  /// The other steps.
  private var versions: HTML {
    Tag.nav(.class("step-versions"), .label("Versions")) {
      Tag.ul {
        for other in all.reversed() {
          Tag.li {
            Tag.a(
              [.href(SafeURL(root: root, path: other.path))]
                + (other.path == step.path ? [.named("aria-current", "page")] : [])
            ) { settings.name(other.after) }
          }
        }
      }
    }
  }

  @HTMLBuilder
  private func section(_ kind: VersionStep.Kind) -> HTML {
    if let changes = step.changes[kind] {
      Tag.section {
        Tag.h2 {
          "\(kind.title(of: step, in: settings)) "
          Tag.span(.class("count")) { "\(changes.count)" }
        }
        Tag.p(.class("section-lead")) { kind.explanation(of: step, in: settings) }
        Tag.ul(.class("entry-list")) {
          for change in changes.prefix(Self.limit) { row(change, kind) }
        }
        if changes.count > Self.limit {
          Tag.p(.class("more")) {
            "The first \(Self.limit) of \(changes.count). "
            Tag.a(.href(SafeURL(root: root, path: MatrixPage.path))) { "All by version" }
          }
        }
      }
    }
  }

  private func row(_ change: VersionStep.Change, _ kind: VersionStep.Kind) -> HTML {
    let page = pages[change.entry]
    return Tag.li([.class("entry-row")] + page.marks + MinimumVersion.mark(page.entry)) {
      page.link(root: root, .class("entry-row-title"))
      Tag.p(.named("dir", "auto")) { EntryRow.firstWords(of: page.entry) }
      Tag.span(.class("step-verdicts")) {
        if kind.contrasts { notAffected } else { side(change.before) }
        Tag.span(.hiddenFromSpeech) { "→" }
        side(change.after)
      }
      EntryStatus(page: page, settings: settings).html
    }
  }

  /// The version before, of which the entry claims nothing and its group says why it is not affected.
  private var notAffected: HTML {
    Tag.span(.class("badge badge-small c-\(Claim.notAffected.word)")) { Claim.notAffected.label }
  }

  private func side(_ claim: VersionClaim?) -> HTML {
    guard let claim else {
      return Tag.span(.class("badge badge-small v-unknown")) { "no claim" }
    }
    return BasisLink(basis: claim.basis, root: root, settings: settings).badge(of: claim.claim)
  }
}

/// The list of all steps.
struct VersionStepsPage {
  static let title = "What is new"

  let steps: [VersionStep]
  let settings: BookSettings

  var html: HTML {
    Tag.div(.class("steps")) {
      PageHead(Self.title) {
        "What begins, changes and ends with each version, and how well that is known."
      }.html
      Tag.ul(.class("step-list")) {
        for step in steps.reversed() {
          Tag.li {
            Tag.a(
              .href(
                SafeURL(root: PageFrame.root(from: VersionStep.indexPath), path: step.path))
            ) { step.title(in: settings) }
            Tag.span(.class("count")) { step.summary }
          }
        }
      }
    }
  }
}
