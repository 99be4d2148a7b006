import GotchaVerdicts

/// A verdict as a mark and words; never by color alone.
struct VerdictBadge {
  var verdict: Verdict?
  /// In place of the verdict's own word.
  var text: String?
  var isSmall = false
  /// Whether a verdict that is good may look like a recommendation, and be green.
  var isAdvice = true

  var html: HTML {
    let isPlain = !isAdvice && verdict?.isGood == true
    return Tag.span(
      .class(
        "badge", "mark", "v-\(verdict?.word ?? "none")", isPlain ? "badge-plain" : "",
        isSmall ? "badge-small" : "")
    ) { text ?? verdict?.label ?? "no case" }
  }
}
