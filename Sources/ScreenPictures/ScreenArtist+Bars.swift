import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// Bars at the edges of a screen: a ground that reaches over the safe area, and a line.

extension ScreenArtist {
  /// More than any phone's status bar takes, in points (C-125 to C-133).
  private static let highestStatusBar: CGFloat = 64

  mutating func drawBar(_ bar: UINavigationBar, _ place: Place) {
    // Up to the edge of the screen, behind the status bar.
    let top =
      place.frame.minY > 0 && place.frame.minY <= Self.highestStatusBar ? 0 : place.frame.minY
    let appearance = bar.standardAppearance.backgroundColor ?? bar.barTintColor
    drawGround(
      CGRect(
        x: place.frame.minX, y: top, width: place.frame.width, height: place.frame.maxY - top),
      appearance ?? bar.backgroundColor, lineAt: place.frame.maxY, place)
  }

  mutating func drawBar(_ bar: UITabBar, _ place: Place) {
    drawGround(
      place.frame, bar.standardAppearance.backgroundColor ?? bar.barTintColor,
      lineAt: place.frame.minY, place)
  }

  mutating func drawBar(_ bar: UIToolbar, _ place: Place) {
    drawGround(place.frame, bar.barTintColor, lineAt: place.frame.minY, place)
  }

  private mutating func drawGround(
    _ frame: CGRect, _ color: UIColor?, lineAt y: CGFloat, _ place: Place
  ) {
    fill(frame, Palette.ink(color, for: .ground) ?? .named(.bar), place)
    fill(
      CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5), .named(.separator),
      place)
  }
}
