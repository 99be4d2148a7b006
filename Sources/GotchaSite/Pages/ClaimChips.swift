import GotchaBook
import GotchaVerdicts
import RunRecord

/// The versions of an entry as small chips, those with the same claim and basis together.
struct ClaimChips {
  var claims: EntryClaims
  var modelled: [Version]
  var root: String
  var settings: BookSettings

  var html: HTML {
    Tag.ul(.class("chips claims"), .label("Versions")) {
      for group in claims.grouped {
        let (claim, basis) = (group[0].claim, group[0].basis)
        Tag.li(.class("chip mark c-\(claim.word) basis-\(basis.rawValue)")) {
          settings.name(VersionWords.folded(group.map(\.version), in: modelled))
          Tag.span(.class("chip-verdict")) {
            "\(claim.label) · "
            BasisLink(basis: basis, root: root, settings: settings).html
          }
        }
      }
      if !unsaid.isEmpty {
        Tag.li(.class("chip", "v-unknown")) {
          settings.name(VersionWords.folded(unsaid, in: modelled))
          Tag.span(.class("chip-verdict")) { "no claim" }
        }
      }
    }
  }

  private var unsaid: [Version] { modelled.filter { claims[$0] == nil } }
}

extension EntryClaims {
  /// The versions with the same claim and basis together, in the order of the first of each.
  var grouped: [[VersionClaim]] {
    versions.grouped { $0.claim == $1.claim && $0.basis == $1.basis }
  }
}
