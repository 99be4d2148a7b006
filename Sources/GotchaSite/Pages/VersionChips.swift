import GotchaBook
import GotchaVerdicts
import RunRecord

/// The versions on which a case was simulated as small chips, those with the same verdict together.
/// None of them is green: that the model passes says nothing of a device.
struct VersionChips {
  var verdict: CaseVerdict
  var modelled: [Version]
  var settings: BookSettings

  var html: HTML {
    guard !settings.system.isEmpty else { return .empty }
    let all = Set(modelled).union(verdict.versions.map(\.version)).sorted()
    let groups = verdict.versions.grouped {
      $0.verdict == $1.verdict && $0.isSimulated == $1.isSimulated
    }
    return Tag.ul(.class("chips"), .label("Versions")) {
      for group in groups {
        let (verdict, isSimulated) = (group[0].verdict, group[0].isSimulated)
        Tag.li(.class(verdict.isGood ? "chip v-none" : "chip mark v-\(verdict.word)")) {
          (isSimulated ? settings.word(.simulated) + " " : "")
            + settings.name(VersionWords.folded(group.map(\.version), in: all))
          Tag.span(.class("chip-verdict")) { verdict.label }
        }
      }
      if !verdict.unknownVersions.isEmpty {
        Tag.li(.class("chip", "v-unknown")) {
          settings.name(VersionWords.folded(verdict.unknownVersions, in: all))
          Tag.span(.class("chip-verdict")) { "no claim" }
        }
      }
    }
  }
}

extension VersionVerdict {
  /// Whether the model alone ran the case on it.
  fileprivate var isSimulated: Bool {
    verdict.hasRun && runs.allSatisfy { $0.system.platform == .model }
  }
}
