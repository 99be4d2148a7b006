import GotchaBook
import GotchaVerdicts
import RunRecord

/// How many heights each version requested in a case: drawn where the versions differ.
struct RequestChart {
  private struct Bar {
    var version: Version
    var heights: Int
    var estimates: Int
    var total: Int { heights + estimates }
  }

  private let bars: [Bar]
  private let settings: BookSettings

  /// Nil when the versions do not differ, or requested nothing.
  init?(_ verdict: CaseVerdict, settings: BookSettings) {
    self.settings = settings
    bars = verdict.versions.filter { !$0.traces.isEmpty }.map { version in
      func count(_ call: String) -> Int { version.traces.reduce(0) { $0 + $1.count(of: call) } }
      return Bar(
        version: version.version, heights: count("heightForRow"),
        estimates: count("estimatedHeightForRow"))
    }
    guard Set(bars.map(\.heights)).count > 1 || Set(bars.map(\.estimates)).count > 1 else {
      return nil
    }
  }

  var html: HTML {
    let most = max(1, bars.map(\.total).max() ?? 1)
    return Tag.figure(.class("chart")) {
      Tag.figcaption {
        Tag.span(.class("trace-title")) { "Requests by version" }
        Tag.span {
          bars.contains { $0.estimates > 0 } ? "heights and estimates" : "heights"
        }
      }
      Tag.table(.class("bars")) {
        Tag.tbody {
          for bar in bars { row(bar, most: most) }
        }
      }
    }
  }

  private func row(_ bar: Bar, most: Int) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row")) { settings.name(bar.version) }
      Tag.td {
        Tag.span(.class("bar"), .named("style", "width:\(share(bar.heights, most))%")) {}
        Tag.span(
          .class("bar bar-estimate"), .named("style", "width:\(share(bar.estimates, most))%")
        ) {}
        Tag.span(.class("bar-words")) { words(bar) }
      }
    }
  }

  private func words(_ bar: Bar) -> String {
    let heights = "\(bar.heights) \(bar.heights == 1 ? "height" : "heights")"
    guard bars.contains(where: { $0.estimates > 0 }) else { return heights }
    return "\(heights), \(bar.estimates) \(bar.estimates == 1 ? "estimate" : "estimates")"
  }

  /// Percent of the width that bars may take beside their words.
  private func share(_ count: Int, _ most: Int) -> Int { count * 60 / most }
}
