import GotchaVerdicts

/// How many entries have each verdict, as a bar and as words.
struct VerdictCounts {
  var counts: [(verdict: Verdict, count: Int)]
  /// Where the entries of a verdict are listed; nil where the words are not links.
  var url: ((Verdict) -> SafeURL)?

  init(_ counts: [(verdict: Verdict, count: Int)]) { self.counts = counts }

  init(entries: [EntryVerdict], url: ((Verdict) -> SafeURL)? = nil) {
    counts = BookVerdicts.counts(of: entries)
    self.url = url
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
          Tag.li(.class("v-\(each.verdict.word)")) {
            VerdictBadge.mark(each.verdict)
            Tag.strong { String(each.count) }
            " "
            if let url {
              Tag.a(.href(url(each.verdict))) { each.verdict.label }
            } else {
              each.verdict.label
            }
          }
        }
      }
    }
  }
}
