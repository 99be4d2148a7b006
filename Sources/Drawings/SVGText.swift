/// Text and numbers as SVG has them.
package enum SVGText {
  /// A number with at most two decimals and no trailing zeros.
  package static func number(_ number: Double) -> String {
    let hundredths = Int((Box.rounded(number) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return hundredths == 0 ? "0" : sign + String(whole) }
    let head = whole == 0 ? sign : sign + String(whole)
    if rest % 10 == 0 { return head + "." + String(rest / 10) }
    return head + "." + (rest < 10 ? "0" : "") + String(rest)
  }

  /// Text with what XML reserves escaped, and characters that it does not allow replaced.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where isAllowed(scalar): result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }

  /// The same for several lines.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// Whether a character may be in XML and shows as itself: controls do not.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
