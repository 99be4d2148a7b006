import Foundation
import GotchaVerdicts

/// A verdict as a small image of its own, for other sites and for READMEs.
struct VerdictImage {
  var words: String
  /// The text on the right, and the verdict that gives its color.
  var verdict: Verdict?
  var text: String

  private enum Size {
    static let height = 20
    /// The mean width of a letter in an 11-point sans serif.
    static let letter = 6.6
    static let padding = 14.0
  }

  var data: Data { HTMLWriter.data(of: svg) }

  private var svg: HTML {
    let left = width(of: words)
    let right = width(of: text)
    return Tag.svg(
      .named("xmlns", "http://www.w3.org/2000/svg"), .named("width", "\(left + right)"),
      .named("height", "\(Size.height)"), .named("role", "img"), .label("\(words): \(text)"),
      .named("font-family", "system-ui,sans-serif"), .named("font-size", "11"),
      .named("text-anchor", "middle")
    ) {
      box(x: 0, width: left, fill: "#44474d", words)
      box(x: left, width: right, fill: color, text)
    }
  }

  private func box(x: Int, width: Int, fill: String, _ text: String) -> HTML {
    .group([
      Tag.rect(
        .named("x", "\(x)"), .named("width", "\(width)"), .named("height", "\(Size.height)"),
        .named("fill", fill)),
      Tag.svgText(.named("x", "\(x + width / 2)"), .named("y", "14"), .named("fill", "#fff")) {
        text
      },
    ])
  }

  private func width(of text: String) -> Int {
    Int(Double(text.count) * Size.letter + Size.padding)
  }

  /// The theme's colors for a light page, since an image elsewhere has no theme.
  private var color: String {
    switch verdict?.severity {
    case .good: "#1d6b3c"
    case .bad: "#ab2323"
    case .crash: "#8d1d6b"
    case .doubtful: "#7a5200"
    case .silent, nil: "#5a5c62"
    }
  }
}
