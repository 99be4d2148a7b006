import GotchaVerdicts

/// How many pairs of entry and version are known, in between known ones, and extended by the model.
struct BasisCounts {
  private let counts: [Basis: Int]

  init(_ entries: [EntryVerdict]) {
    counts = entries.reduce(into: [:]) { $0.merge($1.claims.counts, uniquingKeysWith: +) }
  }

  private func count(where isIncluded: (Basis) -> Bool = { _ in true }) -> Int {
    counts.filter { isIncluded($0.key) }.values.reduce(0, +)
  }

  @HTMLBuilder
  var html: HTML {
    if count() > 0 {
      Tag.div(.class("counts")) {
        Tag.p(.class("state-observations")) {
          "Of "
          Tag.strong { String(count()) }
          " pairs of an entry and a version, "
          Tag.strong { String(count(where: \.isKnown)) }
          " are known, "
          Tag.strong { String(count { $0 == .between }) }
          " are in between known ones, and "
          Tag.strong { String(count { $0 == .model }) }
          " are extended by the model, without evidence. "
          Tag.a(.href(SafeURL(root: "", path: HowPage.path))) { HowPage.title }
        }
        Tag.ul(.class("counts-words"), .label("How the versions are known")) {
          for basis in Basis.allCases.reversed() {
            if let count = counts[basis] {
              Tag.li(.class("mark basis-\(basis.rawValue)")) {
                Tag.strong { String(count) }
                " "
                BasisLink(basis: basis, root: "").html
              }
            }
          }
        }
      }
    }
  }
}
