import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// What lies over a window: alerts, menus, the keyboard, and fingers, which have no view.

extension ScreenArtist {
  private enum Measure {
    static let finger: CGFloat = 44
    static let keyRows = 4
  }

  /// Draws a window and what lies over it.
  mutating func draw(_ window: UIWindow) {
    let screen = CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    let frame = CGRect(origin: window.frame.origin, size: window.bounds.size)
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return }
    var place = Place(
      frame: frame, scale: CGPoint(x: 1, y: 1), alpha: window.alpha, outer: screen,
      inner: .infinite, part: PartSpec(id: 0, name: PartName.screen, frame: frame))
    place.part = makePart(PartName.screen, frame)
    outline?.beginLayer()
    if window.traitCollection.userInterfaceStyle == .dark { setDark(true) }
    fill(frame, Palette.ink(window.backgroundColor, for: .ground) ?? .named(.background), place)
    for view in window.subviews {
      outline?.beginLayer()
      draw(view, from: window.bounds.origin, at: place)
    }
    outline?.beginLayer()
    if let keyboard = window.process.keyboardView(in: window) {
      draw(keyboard, from: window.bounds.origin, at: place)
    }
    for touch in window.process.touches where touch.window === window {
      draw(touch, in: frame, place)
    }
  }

  // MARK: Alerts

  /// What the outline says of an alert; its title is not said again.
  func heading(of alert: AlertView) -> String {
    (alert.isSheet ? "action sheet " : "alert ") + Outline.quoted(alert.titleLabel.text ?? "")
  }

  /// Draws the line between an action of an alert and what is above it.
  mutating func drawLine(above button: AlertButton, _ place: Place) {
    fill(
      CGRect(x: place.frame.minX, y: place.frame.minY, width: place.frame.width, height: 0.5),
      .named(.separator), place)
  }

  // MARK: Keyboard

  /// Draws the keyboard's rows of keys.
  mutating func draw(_ keyboard: KeyboardView, _ place: Place) {
    let frame = place.frame
    let keys = [10, 9, 7, 1]
    let height = min(frame.height, 216) / CGFloat(Measure.keyRows)
    let top = frame.minY + max(frame.height - 216, 0) / 2
    for (row, count) in keys.enumerated() {
      let width = count == 1 ? frame.width / 2 : frame.width / 10
      let left = frame.midX - width * CGFloat(count) / 2
      for key in 0..<count {
        fill(
          CGRect(
            x: left + CGFloat(key) * width, y: top + CGFloat(row) * height, width: width,
            height: height
          ).insetBy(dx: 3, dy: 5), .named(.cell), radius: 4, place)
      }
    }
  }

  // MARK: Fingers

  private mutating func draw(_ touch: VisibleTouch, in screen: CGRect, _ place: Place) {
    let (from, to) = (touch.start, touch.location)
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
    var place = place
    place.part = makePart(PartName.touch, screen)
    let end = CGPoint(x: screen.minX + to.x, y: screen.minY + to.y)
    outline?.add("finger at \(Int(end.x)), \(Int(end.y))")
    if abs(from.x - to.x) + abs(from.y - to.y) > 8 {
      line(
        [CGPoint(x: screen.minX + from.x, y: screen.minY + from.y), end],
        Ink(.named(.touch), opacity: 0.5), width: 4, place)
    }
    let side = Measure.finger
    fill(
      CGRect(x: end.x - side / 2, y: end.y - side / 2, width: side, height: side),
      Ink(.named(.touch), opacity: 0.45), radius: side / 2, place)
  }
}
