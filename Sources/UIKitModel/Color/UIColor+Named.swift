import Foundation

// The colors that UIKit names. The system's are the light values of Apple's Human Interface
// Guidelines (iOS 13 to 18).

extension UIColor {
  /// A color from its hexadecimal notation, 0xRRGGBB.
  private convenience init(_ hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  // MARK: Fixed

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark gray.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Light gray.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Gray.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(0xFF0000) }
  /// Green.
  public class var green: UIColor { UIColor(0x00FF00) }
  /// Blue.
  public class var blue: UIColor { UIColor(0x0000FF) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(0x00FFFF) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(0xFFFF00) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(0xFF00FF) }
  /// Orange.
  public class var orange: UIColor { UIColor(0xFF8000) }
  /// Purple.
  public class var purple: UIColor { UIColor(0x800080) }
  /// Brown.
  public class var brown: UIColor { UIColor(0x996633) }
  /// No color at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // MARK: System

  /// The system's red.
  public class var systemRed: UIColor { UIColor(0xFF3B30) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(0xFF9500) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(0xFFCC00) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(0x34C759) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(0x00C7BE) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(0x30B0C7) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(0x32ADE6) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(0x007AFF) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(0x5856D6) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(0xAF52DE) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(0xFF2D55) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(0xA2845E) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(0x8E8E93) }
  /// The system's gray, shade 2.
  public class var systemGray2: UIColor { UIColor(0xAEAEB2) }
  /// The system's gray, shade 3.
  public class var systemGray3: UIColor { UIColor(0xC7C7CC) }
  /// The system's gray, shade 4.
  public class var systemGray4: UIColor { UIColor(0xD1D1D6) }
  /// The system's gray, shade 5.
  public class var systemGray5: UIColor { UIColor(0xE5E5EA) }
  /// The system's gray, shade 6.
  public class var systemGray6: UIColor { UIColor(0xF2F2F7) }

  /// The accent of the application: the system's blue.
  public class var tintColor: UIColor { systemBlue }

  // MARK: Text

  /// The color of primary text.
  public class var label: UIColor { UIColor(0x000000) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.6) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.3) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.18) }
  /// The color of placeholders.
  public class var placeholderText: UIColor { UIColor(0x3C3C43, alpha: 0.3) }
  /// The color of links.
  public class var link: UIColor { UIColor(0x007AFF) }
  /// The color of text on dark backgrounds.
  public class var lightText: UIColor { UIColor(0xFFFFFF, alpha: 0.6) }
  /// The color of text on light backgrounds.
  public class var darkText: UIColor { UIColor(0x000000) }

  // MARK: Lines

  /// The color of separators.
  public class var separator: UIColor { UIColor(0x3C3C43, alpha: 0.29) }
  /// The color of separators that let nothing through.
  public class var opaqueSeparator: UIColor { UIColor(0xC6C6C8) }

  // MARK: Fills

  /// The fill of thin shapes.
  public class var systemFill: UIColor { UIColor(0x787880, alpha: 0.2) }
  /// The secondary fill of thin shapes.
  public class var secondarySystemFill: UIColor { UIColor(0x787880, alpha: 0.16) }
  /// The tertiary fill of thin shapes.
  public class var tertiarySystemFill: UIColor { UIColor(0x767680, alpha: 0.12) }
  /// The quaternary fill of thin shapes.
  public class var quaternarySystemFill: UIColor { UIColor(0x747480, alpha: 0.08) }

  // MARK: Backgrounds

  /// The background.
  public class var systemBackground: UIColor { UIColor(0xFFFFFF) }
  /// The secondary background.
  public class var secondarySystemBackground: UIColor { UIColor(0xF2F2F7) }
  /// The tertiary background.
  public class var tertiarySystemBackground: UIColor { UIColor(0xFFFFFF) }
  /// The background of grouped tables.
  public class var systemGroupedBackground: UIColor { UIColor(0xF2F2F7) }
  /// The secondary background of grouped tables.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(0xFFFFFF) }
  /// The tertiary background of grouped tables.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(0xF2F2F7) }
  /// The group table view background.
  public class var groupTableViewBackground: UIColor { UIColor(0xF2F2F7) }
}
