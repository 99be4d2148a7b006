import GotchaBook
import GotchaVerdicts
import RunRecord

/// The page of one step from a version to the next.
struct VersionStepPage {
  /// Changes of one kind that are shown; the matrix has all.
  static let limit = 100

  let step: VersionStep
  let content: SiteContent
  let map: SiteMap

  private var root: String { PageFrame.root(from: step.path) }

  var html: HTML {
    Tag.div(.class("step")) {
      Tag.header(.class("page-head")) {
        Tag.p(.class("breadcrumb")) {
          Tag.a(.href(SafeURL(root: root, path: VersionStep.indexPath))) { "What changes" }
        }
        Tag.h1 { step.title }
        Tag.p(.class("lead")) { summary }
      }
      for kind in VersionStep.Kind.allCases { section(kind) }
    }
  }

  private var summary: String {
    step.count == 0
      ? "No change is known."
      : "\(step.count) \(step.count == 1 ? "entry is" : "entries are") known to be different on iOS "
        + "\(step.after) than on iOS \(step.before)."
  }

  @HTMLBuilder
  private func section(_ kind: VersionStep.Kind) -> HTML {
    if let changes = step.changes[kind] {
      Tag.section {
        Tag.h2 { kind.title }
        Tag.p(.class("section-lead")) { kind.explanation }
        Tag.ul(.class("entry-list")) {
          for change in changes.prefix(Self.limit) { row(change) }
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

  private func row(_ change: VersionStep.Change) -> HTML {
    let entry = content.entries[change.entry]
    return Tag.li([.class("entry-row")] + MinimumVersion.mark(entry)) {
      Tag.a(
        .class("entry-row-title"), .named("dir", "auto"),
        .href(SafeURL(root: root, path: map.pages[change.entry]))
      ) { entry.title }
      Tag.p(.class("entry-row-area")) { entry.area }
      Tag.span(.class("step-verdicts")) {
        side(change.before)
        Tag.span(.hiddenFromSpeech) { "→" }
        side(change.after)
      }
    }
  }

  private func side(_ claim: VersionClaim?) -> HTML {
    guard let claim else {
      return Tag.span(.class("badge badge-small v-unknown")) { "not said" }
    }
    return BasisLink(basis: claim.basis, root: root).badge(of: claim.claim)
  }
}

/// The list of all steps.
struct VersionStepsPage {
  let steps: [VersionStep]

  var html: HTML {
    Tag.div(.class("steps")) {
      PageHead("What changes") {
        "From one version of iOS to the next, as far as it is known."
      }.html
      Tag.ul(.class("step-list")) {
        for step in steps.reversed() {
          Tag.li {
            Tag.a(
              .href(
                SafeURL(root: PageFrame.root(from: VersionStep.indexPath), path: step.path))
            ) { step.title }
            Tag.span(.class("count")) {
              step.count == 0
                ? "no change is known" : step.count == 1 ? "1 entry" : "\(step.count) entries"
            }
          }
        }
      }
    }
  }
}
