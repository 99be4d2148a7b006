import GotchaVerdicts

/// How many pairs of entry and version are known, in between known ones, and extended by the model.
struct BasisCounts {
  private let counts: [Basis: Int]
  private let settings: BookSettings

  init(_ entries: [EntryVerdict], settings: BookSettings) {
    self.settings = settings
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
          "We have evidence for "
          Tag.strong { count(where: \.isKnown).grouped }
          " of "
          Tag.strong { count().grouped }
          " entry–version pairs; "
          Tag.strong { count { $0 == .between }.grouped }
          " more are between versions with evidence, and "
          Tag.strong { count { $0 == .model }.grouped }
          " have no evidence. "
          Tag.a(.href(SafeURL(root: "", path: HowPage.path))) { HowPage.title }
        }
        Tag.ul(.class("counts-words"), .label("How the versions are known")) {
          for basis in Basis.allCases.reversed() {
            if let count = counts[basis] {
              Tag.li(.class("mark basis-\(basis.rawValue)")) {
                Tag.strong { count.grouped }
                " "
                BasisLink(basis: basis, root: "", settings: settings).html
              }
            }
          }
        }
      }
    }
  }
}
