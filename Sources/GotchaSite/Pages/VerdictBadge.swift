import GotchaVerdicts

/// A verdict as a mark and a word; never by color alone.
struct VerdictBadge {
  var verdict: Verdict?
  var isSmall = false
  /// Whether a verdict that is good may look like a recommendation: with a tick, and green.
  var isAdvice = true

  var html: HTML {
    let word = verdict?.word ?? "none"
    let isPlain = !isAdvice && verdict?.isGood == true
    return Tag.span(
      .class("badge", "v-\(word)", isSmall ? "badge-small" : "", isPlain ? "badge-plain" : "")
    ) {
      if !isPlain { Self.mark(verdict) }
      Tag.span { verdict?.label ?? "no case" }
    }
  }

  /// The mark alone, for use beside words with the same meaning.
  static func mark(_ verdict: Verdict?) -> HTML {
    Tag.svg(.class("mark"), .hiddenFromSpeech) {
      Tag.path(.named("d", shape(of: verdict)))
    }
  }

  /// The strokes of a mark in a square of 16 units.
  private static func shape(of verdict: Verdict?) -> String {
    switch verdict {
    case .passes: "M3 8.5l3.2 3.2L13 4.8"
    case .fails: "M4 4l8 8M12 4l-8 8"
    case .ignored: "M3.5 8h9"
    case .crashed: "M9 1.8L4 9h4l-1 5.2L12 7H8z"
    case .doesNotCompile: "M8 2.5v6.5M8 12.4v.6"
    case .notRun: "M8 3a5 5 0 1 0 .01 0"
    case .stale: "M8 2.8a5.2 5.2 0 1 0 .01 0M8 5v3.2l2.2 1.6"
    case nil: "M8 7.5v1"
    }
  }
}
