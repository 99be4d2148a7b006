import GotchaBook
import GotchaVerdicts
import RunRecord

/// The versions on which a case was simulated as small chips, those with the same verdict together.
/// None of them is green: that the model passes says nothing of a device.
struct VersionChips {
  var verdict: CaseVerdict
  var modelled: [Version]

  var html: HTML {
    let all = Set(modelled).union(verdict.versions.map(\.version)).sorted()
    let groups = grouped
    return Tag.ul(.class("chips"), .label("Versions")) {
      for group in groups {
        let isGood = group.verdict.isGood
        Tag.li(.class(isGood ? "chip v-none" : "chip mark v-\(group.verdict.word)")) {
          group.isSimulated ? "simulated as " : ""
          "iOS \(VersionWords.folded(group.versions, in: all))"
          Tag.span(.class("chip-verdict")) { group.verdict.label }
        }
      }
      if !verdict.unknownVersions.isEmpty {
        Tag.li(.class("chip", "v-unknown")) {
          "iOS \(VersionWords.folded(verdict.unknownVersions, in: all))"
          Tag.span(.class("chip-verdict")) { "not said" }
        }
      }
    }
  }

  private struct Group {
    var verdict: Verdict
    /// Whether the model alone ran the case on them.
    var isSimulated: Bool
    var versions: [Version]
  }

  private var grouped: [Group] {
    var groups: [Group] = []
    for each in verdict.versions {
      let isSimulated =
        each.verdict.hasRun && each.runs.allSatisfy { $0.system.platform == .model }
      let index = groups.firstIndex {
        $0.verdict == each.verdict && $0.isSimulated == isSimulated
      }
      if let index {
        groups[index].versions.append(each.version)
      } else {
        groups.append(
          Group(verdict: each.verdict, isSimulated: isSimulated, versions: [each.version]))
      }
    }
    return groups
  }
}
