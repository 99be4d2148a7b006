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

  /// The sign of a system item without a title.
  mutating func drawSign(of button: BarButton, _ place: Place) {
    guard let sign = button.item.sign else { return }
    let reach = min(place.frame.width, place.frame.height, Self.signSize) / 2
    let ink: Ink = button.isEnabled ? .named(.tint) : .named(.tertiary)
    let (x, y) = (place.frame.midX, place.frame.midY)
    outline?.add(
      "button " + Outline.quoted(button.item.names.first ?? "")
        + (button.isEnabled ? "" : ", disabled"))
    for stroke in sign {
      line(stroke.map { CGPoint(x: x + $0.x * reach, y: y + $0.y * reach) }, ink, width: 1.5, place)
    }
  }

  /// About the size of the sign in a bar's button, in points (model).
  private static let signSize: CGFloat = 18

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

extension BarButton {
  /// Whether it is of a system item that shows neither a title nor an image of its own.
  var hasSign: Bool { currentTitle == nil && currentImage == nil && item.sign != nil }
}

extension UIBarButtonItem {
  /// Lines in a square from -1 to 1 that tell a system item apart; one line for
  /// those that would take a drawing of their own.
  fileprivate var sign: [[CGPoint]]? {
    func points(_ numbers: CGFloat...) -> [CGPoint] {
      stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    switch systemItem {
    case .add: return [points(-1, 0, 1, 0), points(0, -1, 0, 1)]
    case .stop, .close: return [points(-0.8, -0.8, 0.8, 0.8), points(-0.8, 0.8, 0.8, -0.8)]
    case .play: return [points(-0.6, -0.9, 0.8, 0, -0.6, 0.9, -0.6, -0.9)]
    case .pause: return [points(-0.5, -0.9, -0.5, 0.9), points(0.5, -0.9, 0.5, 0.9)]
    case .rewind: return [points(0.8, -0.8, -0.1, 0, 0.8, 0.8), points(0, -0.8, -0.9, 0, 0, 0.8)]
    case .fastForward:
      return [points(-0.8, -0.8, 0.1, 0, -0.8, 0.8), points(0, -0.8, 0.9, 0, 0, 0.8)]
    case .reply: return [points(-0.3, -0.7, -1, 0, -0.3, 0.7), points(-1, 0, 1, 0, 1, 0.7)]
    case .action:
      return [
        points(-0.4, -0.6, 0, -1, 0.4, -0.6), points(0, -1, 0, 0.4),
        points(-0.4, -0.2, -0.8, -0.2, -0.8, 1, 0.8, 1, 0.8, -0.2, 0.4, -0.2),
      ]
    case nil, .flexibleSpace, .fixedSpace, .done, .cancel, .edit, .save, .undo, .redo: return nil
    default: return [[-0.7, 0, 0.7].map { CGPoint(x: $0, y: 0) }]
    }
  }
}
