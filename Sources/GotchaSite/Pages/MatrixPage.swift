import GotchaBook
import GotchaVerdicts

/// The entries of the book against the versions of iOS; versions in a row that say the same are
/// drawn as one bar.
struct MatrixPage {
  static let path = "matrix.html"
  /// Rows on a page, so that it stays below 100 kB.
  static let pageSize = 150
  /// From this many versions on a bar has room for its word.
  private static let wordWidth = 3

  let content: SiteContent
  let map: SiteMap

  private var versions: [Version] { content.verdicts.modelled.versions }

  static func pager(entries: Int) -> Pager { Pager(path: path, count: entries, size: pageSize) }

  func html(page: Int) -> HTML {
    let pager = Self.pager(entries: content.entries.count)
    return Tag.div(.class("matrix-page")) {
      Tag.header(.class("page-head")) {
        Tag.h1 { "By version" }
        Tag.p(.class("lead")) { "Every entry against every version that was run." }
        legend
      }
      if versions.isEmpty {
        Tag.p { "No run has named a version yet." }
      } else {
        table(pager.range(of: page))
      }
      pager.navigation(on: page)
    }
  }

  private func table(_ shown: Range<Int>) -> HTML {
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
          for index in shown { row(index) }
        }
      }
    }
  }

  /// An entry's row.
  func row(_ index: Int) -> HTML {
    let verdict = content.verdicts.entries[index]
    return Tag.tr {
      Tag.th(.named("scope", "row")) {
        Tag.a(.href(SafeURL(root: "", path: map.pages[index])), .named("dir", "auto")) {
          content.entries[index].title
        }
      }
      for bar in bars(versions.map { verdict.verdict(on: $0)?.kind }) { cell(bar) }
    }
  }

  private func bars(_ verdicts: [Verdict?]) -> [(verdict: Verdict?, width: Int)] {
    var bars: [(verdict: Verdict?, width: Int)] = []
    for verdict in verdicts {
      if let last = bars.last, last.verdict == verdict {
        bars[bars.count - 1].width += 1
      } else {
        bars.append((verdict, 1))
      }
    }
    return bars
  }

  private func cell(_ bar: (verdict: Verdict?, width: Int)) -> HTML {
    let span = bar.width > 1 ? [Attribute.named("colspan", "\(bar.width)")] : []
    let word = bar.verdict?.label ?? "unknown"
    return Tag.td([.class("v-\(bar.verdict?.word ?? "unknown")")] + span) {
      if bar.verdict != nil, bar.width >= Self.wordWidth {
        Tag.span { word }
      } else {
        Tag.span(.class("visually-hidden")) { word }
      }
    }
  }

  private var legend: HTML {
    Tag.ul(.class("counts-words matrix-legend"), .label("Legend")) {
      for kind in Verdict.kinds {
        Tag.li(.class("v-\(kind.word)")) {
          VerdictBadge.mark(kind)
          Tag.span { kind.label }
        }
      }
      Tag.li(.class("v-unknown")) { Tag.span { "dotted: unknown" } }
    }
  }
}

extension Verdict {
  /// The verdict without what is particular to one case.
  fileprivate var kind: Verdict { reason == nil ? self : .ignored(reason: "") }
}

extension EntryVerdict {
  /// The worst of the cases on a version; nil when no case names it.
  func verdict(on version: Version) -> Verdict? {
    cases.flatMap(\.versions).filter { $0.version == version }.map(\.verdict).max()
  }
}
