import GotchaBook
import GotchaVerdicts

/// The versions of a case as small chips, those with the same verdict together.
struct VersionChips {
  var verdict: CaseVerdict
  var modelled: [Version]

  var html: HTML {
    let all = Set(modelled).union(verdict.versions.map(\.version)).sorted()
    let groups = grouped
    return Tag.ul(.class("chips"), .label("Versions")) {
      for group in groups {
        Tag.li(.class("chip", "v-\(group.verdict.word)")) {
          VerdictBadge.mark(group.verdict)
          Tag.span { "iOS \(VersionWords.folded(group.versions, in: all))" }
          Tag.span(.class("chip-verdict")) { group.verdict.label }
        }
      }
      if !verdict.unknownVersions.isEmpty {
        Tag.li(.class("chip", "v-unknown")) {
          Tag.span { "iOS \(VersionWords.folded(verdict.unknownVersions, in: all))" }
          Tag.span(.class("chip-verdict")) { "unknown" }
        }
      }
    }
  }

  private var grouped: [(verdict: Verdict, versions: [Version])] {
    var groups: [(verdict: Verdict, versions: [Version])] = []
    for each in verdict.versions {
      if let index = groups.firstIndex(where: { $0.verdict == each.verdict }) {
        groups[index].versions.append(each.version)
      } else {
        groups.append((each.verdict, [each.version]))
      }
    }
    return groups
  }
}
