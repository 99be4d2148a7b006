import GotchaBook
import GotchaVerdicts

/// The entries of the book against the versions of iOS.
struct MatrixPage {
  static let path = "matrix.html"
  /// Rows on the page; a larger book is cut, and says so.
  static let rowLimit = 400

  let content: SiteContent
  let map: SiteMap

  var html: HTML {
    let versions = content.verdicts.modelled.versions
    let shown = content.entries.indices.prefix(Self.rowLimit)
    return Tag.div(.class("matrix-page")) {
      Tag.header(.class("page-head")) {
        Tag.h1 { "By version" }
        Tag.p(.class("lead")) { "Every entry against every version that was run." }
        legend
        if shown.count < content.entries.count {
          Tag.p { "The first \(shown.count) of \(content.entries.count) entries." }
        }
      }
      if versions.isEmpty {
        Tag.p { "No run has named a version yet." }
      } else {
        table(versions, shown)
      }
    }
  }

  private func table(_ versions: [Version], _ shown: Range<Int>) -> HTML {
    Tag.div(
      .class("matrix-scroll"), .named("tabindex", "0"), .named("role", "region"),
      .label("Entries by version")
    ) {
      Tag.table(.class("matrix")) {
        Tag.thead {
          Tag.tr {
            Tag.th(.named("scope", "col")) { "Entry" }
            for version in versions {
              Tag.th(.named("scope", "col")) { version.description }
            }
          }
        }
        Tag.tbody {
          for index in shown { row(index, versions) }
        }
      }
    }
  }

  private func row(_ index: Int, _ versions: [Version]) -> HTML {
    let verdict = content.verdicts.entries[index]
    return Tag.tr {
      Tag.th(.named("scope", "row")) {
        Tag.a(.href(SafeURL(root: "", path: map.pages[index])), .named("dir", "auto")) {
          content.entries[index].title
        }
      }
      for version in versions { cell(verdict.verdict(on: version)) }
    }
  }

  private func cell(_ verdict: Verdict?) -> HTML {
    Tag.td(.class("v-\(verdict?.word ?? "unknown")")) {
      if let verdict { VerdictBadge.mark(verdict) }
      Tag.span(.class("visually-hidden")) { verdict?.label ?? "unknown" }
    }
  }

  private var legend: HTML {
    Tag.ul(.class("counts-words"), .label("Legend")) {
      for kind in Verdict.kinds {
        Tag.li(.class("v-\(kind.word)")) {
          VerdictBadge.mark(kind)
          Tag.span { kind.label }
        }
      }
    }
  }
}

extension EntryVerdict {
  /// The worst of the cases on a version; nil when no case names it.
  func verdict(on version: Version) -> Verdict? {
    cases.flatMap(\.versions).filter { $0.version == version }.map(\.verdict).max()
  }
}
