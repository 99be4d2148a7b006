/// Lengths, texts and colors as they are said of pictures.
enum PictureWords {
  /// A length: tenths of a point, with a zero before them.
  static func points(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "−" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)") + " pt"
  }

  /// Texts in a row, so long that they are read at a glance.
  static func shortened(_ texts: [String]) -> String {
    let text = texts.joined(separator: " ")
    return text.count > 40 ? text.prefix(38) + "…" : text
  }

  /// The color of a ground; nil for the one that it has where nobody sets any.
  static func color(_ ink: Ink) -> String? {
    switch ink.color {
    case .named(.selection): "selected"
    case .named(.background), .named(.cell): nil
    case .named(.tint): "blue"
    case .named(.red): "red"
    case .named(.green): "green"
    case .named(.orange): "orange"
    case .named(.label), .named(.dimming): "black"
    case .named(.image): "an image"
    case .named: "gray"
    case .fixed(let number): name(ofFixed: number)
    }
  }

  /// The name of a color of eight bits for red, green and blue: by its hue, or by how light it is.
  private static func name(ofFixed number: UInt32) -> String {
    let parts = [16, 8, 0].map { Double(number >> UInt32($0) & 0xFF) }
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    guard high - low > 40 else { return high < 64 ? "black" : high > 230 ? "white" : "gray" }
    let hue =
      if parts[0] == high {
        (parts[1] - parts[2]) / (high - low)
      } else if parts[1] == high {
        2 + (parts[2] - parts[0]) / (high - low)
      } else {
        4 + (parts[0] - parts[1]) / (high - low)
      }
    // A sixth of the circle of hues each.
    return switch hue {
    case ..<(-0.6): "pink"
    case ..<0.3: "red"
    case ..<0.8: "orange"
    case ..<1.2: "yellow"
    case ..<2.7: "green"
    case ..<4.4: "blue"
    default: "purple"
    }
  }
}
