import GotchaVerdicts

/// How many entries have each verdict, as a bar and as words.
struct VerdictCounts {
  var counts: [(verdict: Verdict, count: Int)]
  /// How many have no case, and so no verdict.
  var withoutCase: Int

  init(entries: [EntryVerdict]) {
    counts = Verdict.counts(of: entries.compactMap(\.verdict))
    withoutCase = entries.count { $0.verdict == nil }
  }

  var html: HTML {
    Tag.div(.class("counts")) {
      if !counts.isEmpty {
        Tag.div(.class("counts-bar"), .hiddenFromSpeech) {
          for each in counts {
            Tag.span(.class("v-\(each.verdict.word)"), .named("style", "flex:\(each.count)"))
          }
        }
      }
      Tag.ul(.class("counts-words"), .label("Verdicts")) {
        for each in counts {
          Tag.li(.class("mark v-\(each.verdict.word)")) {
            Tag.strong { String(each.count) }
            " "
            if each.verdict.isGood {
              each.verdict.label
            } else {
              Tag.a(.href(SafeURL(root: "", path: Listing.path(of: each.verdict)))) {
                each.verdict.label
              }
            }
          }
        }
        if withoutCase > 0 {
          Tag.li {
            Tag.strong { String(withoutCase) }
            " without a case"
          }
        }
      }
    }
  }
}
