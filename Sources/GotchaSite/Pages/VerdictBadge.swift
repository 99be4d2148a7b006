import GotchaVerdicts

/// A verdict as a mark and a word; never by color alone.
struct VerdictBadge {
  var verdict: Verdict?
  var isSmall = false
  /// Whether a verdict that is good may look like a recommendation: with a tick, and green.
  var isAdvice = true

  var html: HTML {
    let isPlain = !isAdvice && verdict?.isGood == true
    return Tag.span(
      .class(
        "badge", isPlain ? "badge-plain" : "mark", "v-\(verdict?.word ?? "none")",
        isSmall ? "badge-small" : "")
    ) { verdict?.label ?? "no case" }
  }
}
