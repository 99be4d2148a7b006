import GotchaBook
import GotchaVerdicts

/// The lists of a site that have other entries than before.
struct ListChanges {
  /// A list before and after; nil where there is none.
  typealias Change = (old: BuildSetting.List?, new: BuildSetting.List?)

  let changes: [Change]

  init(from old: BuildSetting, to new: BuildSetting) {
    let before = Self.byPath(old)
    let after = Self.byPath(new)
    changes = Set(before.keys).union(after.keys).sorted().compactMap { path in
      before[path]?.entries == after[path]?.entries ? nil : (before[path], after[path])
    }
  }

  private static func byPath(_ setting: BuildSetting) -> [String: BuildSetting.List] {
    Dictionary(setting.allLists.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pages of these lists, those that are gone too.
  var pages: Set<String> {
    Set(
      changes.flatMap { [$0.old, $0.new] }.compactMap { $0?.pager }.flatMap { pager in
        (0..<pager.pageCount).map(pager.path)
      })
  }
}
