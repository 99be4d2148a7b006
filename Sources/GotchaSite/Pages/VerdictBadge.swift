import GotchaVerdicts

/// A verdict as a mark and a word; never by colour alone.
struct VerdictBadge {
  var verdict: Verdict?
  var isSmall = false

  var html: HTML {
    let word = verdict?.word ?? "none"
    return Tag.span(.class("badge", "v-\(word)", isSmall ? "badge-small" : "")) {
      Self.mark(verdict)
      Tag.span { verdict?.label ?? "no case" }
    }
  }

  /// The mark alone, to be shown beside words that say the same.
  static func mark(_ verdict: Verdict?) -> HTML {
    Tag.svg(
      .class("mark"), .named("viewBox", "0 0 16 16"), .named("width", "14"),
      .named("height", "14"), .hiddenFromSpeech
    ) {
      Tag.path(.named("d", shape(of: verdict)))
    }
  }

  /// The strokes of a mark in a square of 16 units.
  private static func shape(of verdict: Verdict?) -> String {
    switch verdict {
    case .holds: "M3 8.5l3.2 3.2L13 4.8"
    case .changed: "M2.5 5.5h10l-2.6-2.6M13.5 10.5h-10l2.6 2.6"
    case .broken: "M4 4l8 8M12 4l-8 8"
    case .ignored: "M3.5 8h9"
    case .crashed: "M9 1.8L4 9h4l-1 5.2L12 7H8z"
    case .doesNotCompile: "M8 2.5v6.5M8 12.4v.6"
    case .notRun: "M8 3a5 5 0 1 0 .01 0"
    case .stale: "M8 2.8a5.2 5.2 0 1 0 .01 0M8 5v3.2l2.2 1.6"
    case nil: "M8 7.5v1"
    }
  }
}
