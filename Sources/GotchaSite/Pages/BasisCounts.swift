import GotchaVerdicts

/// How many pairs of entry and version are known, in between known ones, and extended by the model.
struct BasisCounts {
  private let counts: [(basis: Basis, count: Int)]

  init(_ entries: [EntryVerdict]) {
    let all = entries.reduce(into: [Basis: Int]()) { counts, entry in
      counts.merge(entry.claims.counts, uniquingKeysWith: +)
    }
    counts = Basis.allCases.reversed().compactMap { basis in all[basis].map { (basis, $0) } }
  }

  private var total: Int { counts.reduce(0) { $0 + $1.count } }

  private func count(where isIncluded: (Basis) -> Bool) -> Int {
    counts.filter { isIncluded($0.basis) }.reduce(0) { $0 + $1.count }
  }

  @HTMLBuilder
  var html: HTML {
    if total > 0 {
      Tag.div(.class("counts")) {
        Tag.p(.class("state-observations")) {
          "Of "
          Tag.strong { String(total) }
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
          for each in counts {
            Tag.li(.class("mark basis-\(each.basis.rawValue)")) {
              Tag.strong { String(each.count) }
              " "
              BasisLink(basis: each.basis, root: "").html
            }
          }
        }
      }
    }
  }
}
