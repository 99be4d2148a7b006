import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// What lies over a window: alerts, menus, the keyboard, fingers. The model has their state and no
// views, so that the picture makes them up.

extension ScreenArtist {
  private enum Measure {
    static let alertWidth: CGFloat = 270
    static let alertRow: CGFloat = 44
    static let menuWidth: CGFloat = 220
    static let finger: CGFloat = 44
    static let keyRows = 4
  }

  /// Draws a window and what lies over it.
  mutating func draw(_ window: UIWindow, menu: [String] = []) {
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
    for view in window.subviews { draw(view, from: window.bounds.origin, at: place) }
    outline?.beginLayer()
    if let alert = window.rootViewController?.alertOnTop { draw(alert, in: frame, place) }
    if let keyboard = window.process.keyboardFrame(in: window) {
      drawKeyboard(keyboard.offsetBy(dx: frame.minX, dy: frame.minY), place)
    }
    if !menu.isEmpty { drawMenu(menu, in: frame, place) }
    for touch in window.process.touches where touch.window === window {
      draw(touch, in: frame, place)
    }
  }

  // MARK: Alerts

  private mutating func draw(_ alert: UIAlertController, in screen: CGRect, _ place: Place) {
    var place = place
    place.part = makePart(PartName.alert, screen)
    fill(screen, Ink(.named(.dimming), opacity: 0.3), place)
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? screen.width - 16 : min(Measure.alertWidth, screen.width - 16)
    let title = alert.title ?? ""
    let fields = alert.textFields ?? []
    let texts = [
      (title, UIFont.boldSystemFont(ofSize: 17)), (alert.message ?? "", .systemFont(ofSize: 13)),
    ]
    .filter { !$0.0.isEmpty }
    .map { text, font in
      (
        font,
        font.shownLines(
          of: text, within: CGSize(width: width - 32, height: screen.height / 2), scale: 2)
      )
    }
    let textHeight = texts.reduce(20) { $0 + CGFloat($1.1.count) * $1.0.lineHeight + 4 }
    let isRow = !isSheet && alert.actions.count == 2
    let rows = CGFloat(isRow ? 1 : alert.actions.count)
    let height = textHeight + CGFloat(fields.count) * 36 + rows * Measure.alertRow
    let card = CGRect(
      x: screen.midX - width / 2,
      y: isSheet ? screen.maxY - height - 8 : screen.midY - height / 2, width: width,
      height: height)
    outline?.begin((isSheet ? "action sheet " : "alert ") + Outline.quoted(title))
    if let message = alert.message { outline?.add(Outline.quoted(message)) }
    fill(card, .named(.bar), radius: 14, place)
    var y = card.minY + 12
    for (font, lines) in texts {
      let box = CGRect(
        x: card.minX + 16, y: y, width: width - 32, height: CGFloat(lines.count) * font.lineHeight)
      text(lines, in: box, font: font, ink: .named(.label), alignment: .center, place)
      y = box.maxY + 4
    }
    for field in fields {
      let box = CGRect(x: card.minX + 16, y: y + 2, width: width - 32, height: 30)
      outline(box, .named(.separator), radius: 5, place)
      let shown = (field.text ?? "").isEmpty ? field.placeholder ?? "" : field.text ?? ""
      outline?.add("text field " + Outline.quoted(shown))
      let font = UIFont.systemFont(ofSize: 14)
      text(
        font.shownLines(of: shown, within: box.insetBy(dx: 6, dy: 0).size, limit: 1, scale: 2),
        in: box.insetBy(dx: 6, dy: 0), font: font, ink: .named(.secondary), place)
      y += 36
    }
    draw(alert.actions, from: card.maxY - rows * Measure.alertRow, in: card, isRow: isRow, place)
    outline?.end()
  }

  private mutating func draw(
    _ actions: [UIAlertAction], from top: CGFloat, in card: CGRect, isRow: Bool, _ place: Place
  ) {
    for (index, action) in actions.prefix(20).enumerated() {
      let width = isRow ? card.width / 2 : card.width
      let box = CGRect(
        x: card.minX + (isRow ? CGFloat(index) * width : 0),
        y: top + (isRow ? 0 : CGFloat(index) * Measure.alertRow), width: width,
        height: Measure.alertRow)
      fill(
        CGRect(x: box.minX, y: box.minY, width: width, height: 0.5), .named(.separator), place)
      outline?.add(
        "button " + Outline.quoted(action.title ?? "") + (action.isEnabled ? "" : ", disabled"))
      let font: UIFont =
        action.style == .cancel ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
      let ink: Ink =
        !action.isEnabled
        ? .named(.tertiary) : .named(action.style == .destructive ? .red : .tint)
      text(
        font.shownLines(of: action.title ?? "", within: box.size, limit: 1, scale: 2), in: box,
        font: font, ink: ink, alignment: .center, place)
    }
  }

  // MARK: Menus

  private mutating func drawMenu(_ titles: [String], in screen: CGRect, _ place: Place) {
    var place = place
    place.part = makePart(PartName.menu, screen)
    outline?.begin(PartName.menu)
    let shown = titles.prefix(12)
    let height = CGFloat(shown.count) * Measure.alertRow
    let card = CGRect(
      x: screen.midX - Measure.menuWidth / 2, y: screen.midY - height / 2,
      width: Measure.menuWidth, height: height)
    fill(screen, Ink(.named(.dimming), opacity: 0.2), place)
    fill(card, .named(.bar), radius: 12, place)
    let font = UIFont.systemFont(ofSize: 17)
    for (index, title) in shown.enumerated() {
      outline?.add("button " + Outline.quoted(title))
      let box = CGRect(
        x: card.minX + 16, y: card.minY + CGFloat(index) * Measure.alertRow,
        width: card.width - 32, height: Measure.alertRow)
      text(
        font.shownLines(of: title, within: box.size, limit: 1, scale: 2), in: box, font: font,
        ink: .named(.label), place)
    }
    outline?.end()
  }

  // MARK: Keyboard

  private mutating func drawKeyboard(_ frame: CGRect, _ place: Place) {
    var place = place
    place.part = makePart(PartName.keyboard, frame)
    outline?.add("keyboard, \(Int(frame.height)) pt")
    fill(frame, .named(.selection), place)
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

extension UIViewController {
  /// The alert that is presented over the controller or those that it shows; nil for none.
  fileprivate var alertOnTop: UIAlertController? {
    var (next, steps): (UIViewController?, Int) = (self, 0)
    while let controller = next, steps < 50 {
      if let alert = controller.presentedViewController as? UIAlertController { return alert }
      if let presented = controller.presentedViewController {
        next = presented
      } else {
        return controller.children.lazy.compactMap(\.alertOnTop).first
      }
      steps += 1
    }
    return nil
  }
}
