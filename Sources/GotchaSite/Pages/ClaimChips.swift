import GotchaBook
import GotchaVerdicts
import RunRecord

/// The versions of an entry as small chips, those with the same claim and basis together.
struct ClaimChips {
  var claims: EntryClaims
  var modelled: [Version]
  var root: String

  var html: HTML {
    Tag.ul(.class("chips claims"), .label("Versions")) {
      for group in claims.grouped {
        Tag.li(.class("chip mark", "c-\(group.claim.word)", "basis-\(group.basis.rawValue)")) {
          "iOS \(VersionWords.folded(group.versions, in: modelled))"
          Tag.span(.class("chip-verdict")) {
            "\(group.claim.label) · "
            BasisLink(basis: group.basis, root: root).html
          }
        }
      }
      if !unsaid.isEmpty {
        Tag.li(.class("chip", "v-unknown")) {
          "iOS \(VersionWords.folded(unsaid, in: modelled))"
          Tag.span(.class("chip-verdict")) { "not said" }
        }
      }
    }
  }

  private var unsaid: [Version] { modelled.filter { claims[$0] == nil } }
}

extension EntryClaims {
  /// The versions with the same claim and basis together, in the order of the first of each.
  var grouped: [(claim: Claim, basis: Basis, versions: [Version])] {
    var groups: [(claim: Claim, basis: Basis, versions: [Version])] = []
    for each in versions {
      if let index = groups.firstIndex(where: { $0.claim == each.claim && $0.basis == each.basis })
      {
        groups[index].versions.append(each.version)
      } else {
        groups.append((each.claim, each.basis, [each.version]))
      }
    }
    return groups
  }
}
