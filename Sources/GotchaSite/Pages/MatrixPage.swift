import GotchaBook
import GotchaVerdicts
import RunRecord

/// The entries of the book against its versions, if it has any, on one page; versions in a row with the same claim,
/// basis and verdict are drawn as one bar. Pages that only lead to others are not in it.
struct MatrixPage {
  static let path = "matrix.html"
  static let script = "theme/matrix.js"

  static func title(in settings: BookSettings) -> String {
    settings.system.isEmpty ? "All entries" : "By version"
  }

  let content: SiteContent
  let pages: [BookPage]
  let map: SiteMap
  let shelves: Shelves

  private var versions: [Version] { content.verdicts.modelled.versions }
  private var settings: BookSettings { content.settings }

  var title: String { Self.title(in: settings) }
  var description: String {
    settings.system.isEmpty
      ? "Every entry, with the verdict on it."
      : "Every entry against every version: affected or not, and how that is known."
  }

  /// Of the entries that are rows, those of an area together.
  private var groups: [(area: Int, pages: [BookPage])] {
    let rows = shelves.groups.filter { $0.shelf != .startHere }
    return rows.map(\.area).unique().map { area in
      (area, rows.filter { $0.area == area }.flatMap(\.entries).map { pages[$0] })
    }
  }

  var html: HTML {
    let groups = groups
    let shown = groups.flatMap(\.pages)
    return Tag.div(.class("matrix-page")) {
      PageHead(title) {
        settings.system.isEmpty
          ? "Every entry, with the verdict on it. "
          : "Every entry against every version: what it claims, and what the claim rests on. "
        Tag.a(.href(SafeURL(root: "", path: HowPage.path))) { HowPage.title }
      } rest: {
        RunTally(
          pages: shown, runs: content.verdicts.runs, root: "",
          unknownCommits: content.unknownCommits
        ).html
        controls(shown)
        if !versions.isEmpty { legend(of: shown) }
      }.html
      table(groups)
    }
  }

  /// What the script fills in and shows.
  private func controls(_ shown: [BookPage]) -> HTML {
    let words = Verdict.counts(of: shown.compactMap(\.verdict.verdict)).map(\.verdict.word)
    return Tag.div(.class("matrix-controls")) {
      Tag.div(
        .class("matrix-filter"), .flag("hidden"),
        .named("data-verdicts", words.joined(separator: " "))
      ) {}
      MinimumVersion(versions: versions, system: settings.system).html()
    }
  }

  private func table(_ groups: [(area: Int, pages: [BookPage])]) -> HTML {
    Tag.table(.class("matrix"), .named("style", "--versions:\(versions.count)")) {
      Tag.thead {
        Tag.tr {
          Tag.th(.named("scope", "col")) { "Entry" }
          Tag.th(.named("scope", "col")) { "Status" }
          for version in versions {
            Tag.th(.named("scope", "col")) { version.description }
          }
        }
      }
      for group in groups {
        Tag.tbody {
          Tag.tr(.class("matrix-area")) {
            Tag.th(.named("scope", "rowgroup"), .named("colspan", "\(versions.count + 2)")) {
              Tag.a(.href(SafeURL(root: "", path: map.areas[group.area].path))) {
                map.areas[group.area].name
              }
            }
          }
          for page in group.pages { row(page) }
        }
      }
    }
  }

  /// An entry's row.
  private func row(_ page: BookPage) -> HTML {
    Tag.tr(page.marks + MinimumVersion.mark(page.entry)) {
      Tag.th(.named("scope", "row")) { page.link(root: "") }
      Tag.td(.class("matrix-status")) {
        Tag.span(.class("mark v-\(page.verdictWord)")) {
          page.verdict.verdict?.label ?? "no case"
        }
      }
      for bar in bars(of: page.verdict) { cell(bar) }
    }
  }

  /// What is shown of an entry on a version.
  private struct Cell: Equatable {
    /// Nil where the entry says nothing.
    var claim: Claim?
    var basis: Basis?
    /// The verdict of the entry's worst case, where it is not good.
    var fault: Verdict?
  }

  private func bars(of verdict: EntryVerdict) -> [(cell: Cell, width: Int)] {
    var bars: [(cell: Cell, width: Int)] = []
    for version in versions {
      let claim = verdict.claims[version]
      let cell = Cell(
        claim: claim?.claim, basis: claim?.basis,
        fault: claim == nil ? nil : verdict.fault(on: version).flatMap { $0.hasRun ? $0 : nil })
      if let last = bars.last, last.cell == cell {
        bars[bars.count - 1].width += 1
      } else {
        bars.append((cell, 1))
      }
    }
    return bars
  }

  private func cell(_ bar: (cell: Cell, width: Int)) -> HTML {
    let span: [Attribute] = bar.width > 1 ? [.named("colspan", "\(bar.width)")] : []
    guard let claim = bar.cell.claim, let basis = bar.cell.basis else {
      return Tag.td([.class("v-unknown")] + span) {
        Tag.unseen { "no claim" }
      }
    }
    return Tag.td(
      [.class("c-\(claim.word) basis-\(basis.rawValue) bar-\(basis.rawValue)")] + span
    ) {
      Tag.unseen { "\(claim.label), \(basis.label(in: settings))" }
      if let fault = bar.cell.fault {
        Tag.span(.class("mark v-\(fault.word)"), .title(fault.label)) {
          Tag.unseen { fault.label }
        }
      }
    }
  }

  /// The colors and marks that occur.
  private func legend(of shown: [BookPage]) -> HTML {
    let cells = shown.flatMap { bars(of: $0.verdict).map(\.cell) }
    let claims = Set(cells.compactMap(\.claim))
    let bases = Set(cells.compactMap(\.basis))
    return Tag.ul(.class("counts-words"), .label("Legend")) {
      for claim in Claim.allCases where claims.contains(claim) {
        Tag.li(.class("c-\(claim.word)")) {
          Tag.span(.class("swatch")) {}
          Tag.span { claim.label }
        }
      }
      for basis in Basis.allCases.reversed() where bases.contains(basis) {
        Tag.li(.class("mark basis-\(basis.rawValue)")) {
          BasisLink(basis: basis, root: "", settings: settings).html
        }
      }
      if cells.contains(where: { $0.claim == nil }) {
        Tag.li(.class("v-unknown")) { Tag.span { "dotted: no claim" } }
      }
    }
  }
}

extension Tag {
  /// Words for those who do not see a mark; shorter than a class, since a matrix has thousands.
  fileprivate static let unseen = Tag("v-h")
}

extension EntryVerdict {
  /// The verdict of the worst case on a version; nil when it is good or none names the version.
  fileprivate func fault(on version: Version) -> Verdict? {
    let verdict = cases.lazy.flatMap(\.versions).filter { $0.version == version }.map(\.verdict)
      .max()
    guard let verdict, !verdict.isGood else { return nil }
    return verdict.reason == nil ? verdict : .ignored(reason: "")
  }
}
