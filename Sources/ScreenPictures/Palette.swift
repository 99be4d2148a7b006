import Drawings
import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The inks of UIKit's colors. The model has the light values of the system's colors, by which they
/// are found again: they follow the appearance in a picture, and so do white grounds and black text.
@MainActor enum Palette {
  /// What a color is used for; white is a ground that darkens, and text that stays white.
  enum Use {
    case ground, text
  }

  private static let shared: [UInt32: Ink] = [
    key(.secondaryLabel): .named(.secondary), key(.tertiaryLabel): .named(.tertiary),
    key(.quaternaryLabel): .named(.tertiary), key(.separator): .named(.separator),
    key(.opaqueSeparator): .named(.separator), key(.systemFill): .named(.fill),
    key(.secondarySystemFill): .named(.fill), key(.tertiarySystemFill): .named(.fill),
    key(.quaternarySystemFill): .named(.fill), key(.systemGray5): .named(.fill),
    key(.systemGroupedBackground): .named(.grouped), key(.systemBlue): .named(.tint),
    key(.systemRed): .named(.red), key(.systemGreen): .named(.green),
    key(.systemOrange): .named(.orange), key(.systemGray3): .named(.selection),
  ]

  private static func key(_ color: UIColor) -> UInt32 {
    let parts = components(color)
    return parts.reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }

  private static func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { $0.isFinite ? $0 : 0 }
  }

  /// The ink of a color; nil for one that is not seen.
  static func ink(_ color: UIColor?, for use: Use) -> Ink? {
    guard let color else { return nil }
    let key = key(color)
    guard key & 0xFF > 0 else { return nil }
    if let known = shared[key] { return known }
    let opacity = Double(components(color)[3])
    let ground = key >> 8
    if use == .ground, ground == 0xFF_FFFF { return Ink(.named(.background), opacity: opacity) }
    if use == .text, ground == 0 { return Ink(.named(.label), opacity: opacity) }
    return Ink(.fixed(ground), opacity: opacity)
  }
}
