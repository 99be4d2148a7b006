import Foundation

/// The color of a shape: one that follows the appearance, light or dark, or a fixed one; written as
/// a string.
package struct Ink: Hashable, Sendable {
  /// A color that the system has for each appearance. The raw value is its class in a picture.
  package enum Name: String, CaseIterable, Sendable {
    case background = "b"
    case grouped = "g"
    case cell = "c"
    case bar = "n"
    case header = "h"
    case label = "l"
    case secondary = "s"
    case tertiary = "t"
    case separator = "i"
    case fill = "f"
    case selection = "x"
    case image = "m"
    case tint = "k"
    case red = "r"
    case green = "e"
    case orange = "o"
    case white = "w"
    case dimming = "d"
    case touch = "u"
  }

  package enum Color: Hashable, Sendable {
    case named(Name)
    /// Red, green and blue, a byte each.
    case fixed(UInt32)
  }

  package var color: Color
  /// From 0 to 1.
  package var opacity: Double

  package init(_ color: Color, opacity: Double = 1) {
    self.color = color
    self.opacity = Box.rounded(min(max(opacity.isFinite ? opacity : 1, 0), 1))
  }

  package static func named(_ name: Name) -> Ink { Ink(.named(name)) }

  /// Black or white, whichever has more contrast to a color of eight bits for red, green and blue, as the
  /// Web Content Accessibility Guidelines compute it.
  package static func readable(on color: UInt32) -> UInt32 {
    let parts = [(16, 0.2126), (8, 0.7152), (0, 0.0722)].map { shift, share in
      let value = Double(color >> UInt32(shift) & 0xFF) / 255
      return share * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
    let luminance = parts.reduce(0, +)
    // The contrast to white is at most the one to black.
    return 1.05 * 0.05 <= (luminance + 0.05) * (luminance + 0.05) ? 0 : 0xFF_FFFF
  }

  /// The ink on a view that is seen through.
  package func faded(_ alpha: Double) -> Ink { Ink(color, opacity: opacity * alpha) }
}

// MARK: - Text form

extension Ink: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let ink = Ink(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no color \(text)"))
    }
    self = ink
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let opacity = parts.count > 1 ? Double(parts[1]) : 1
    guard let opacity else { return nil }
    if let name = Name(rawValue: String(first)) {
      self.init(.named(name), opacity: opacity)
    } else if first.hasPrefix("#"), first.count == 7,
      let number = UInt32(first.dropFirst(), radix: 16)
    {
      self.init(.fixed(number), opacity: opacity)
    } else {
      return nil
    }
  }

  private var text: String {
    let name =
      switch color {
      case .named(let name): name.rawValue
      case .fixed(let number): Self.hex(number)
      }
    return opacity == 1 ? name : name + "@" + SVGText.number(opacity)
  }

  /// `#rrggbb`.
  static func hex(_ number: UInt32) -> String {
    let digits = String(number & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
