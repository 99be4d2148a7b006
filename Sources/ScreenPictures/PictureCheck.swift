package import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) package import UIKitModel

/// Compares a drawing with the views that it is of, by another way than the one that it was drawn:
/// each label that is in sight has its lines in it, each row and header its part, and nothing is
/// drawn beside the screen.
@MainActor package struct PictureCheck {
  /// What is wrong, a sentence each.
  package private(set) var faults: [String] = []
  private let drawing: Drawing
  private var texts: [String: Int]

  package init(_ drawing: Drawing, of windows: [UIWindow]) {
    self.drawing = drawing
    texts = drawing.parts.flatMap(\.texts).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for window in windows {
      let screen = CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
      check(window, in: window, seen: screen)
    }
    let screen = Box(0, 0, drawing.width, drawing.height)
    for part in drawing.parts {
      let clip = part.clip ?? screen
      if !screen.contains(clip) { faults.append("\(part.name) is cut off beside the screen") }
      for shape in part.shapes
      where shape.box.moved(x: part.frame.x, y: part.frame.y).grown.intersection(clip) == nil {
        faults.append("\(part.name) has a shape that is not seen")
      }
    }
  }

  private mutating func check(_ view: UIView, in window: UIWindow, seen: CGRect) {
    guard !view.isHidden, view.alpha > 0.01, !view.hasAnimations, view.transform == .identity else {
      return
    }
    let frame = view.convert(view.bounds, to: nil).offsetBy(
      dx: window.frame.minX, dy: window.frame.minY)
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
    else { return }
    let seen = view.clipsToBounds ? seen.intersection(frame) : seen
    guard !seen.isNull, seen.width > 1, seen.height > 1 else { return }
    let isSeen = frame.intersection(seen).insetBy(dx: 0.5, dy: 0.5)
    if let label = view as? UILabel, !isSeen.isNull { check(label, seen: isSeen, frame: frame) }
    if let table = view as? UITableView { check(table, in: window, seen: seen) }
    for subview in view.subviews { check(subview, in: window, seen: seen) }
  }

  /// A label that is seen whole has all its lines in the drawing.
  private mutating func check(_ label: UILabel, seen: CGRect, frame: CGRect) {
    // A bar's title has a font of its own.
    guard seen.insetBy(dx: -1, dy: -1).contains(frame), !(label.superview is UINavigationBar)
    else { return }
    for line in label.shownLines(within: label.bounds.size) where !line.text.isEmpty {
      guard let count = texts[line.text], count > 0 else {
        faults.append("the text “\(line.text)” is not drawn")
        continue
      }
      texts[line.text] = count - 1
    }
  }

  private mutating func check(_ table: UITableView, in window: UIWindow, seen: CGRect) {
    for (path, cell) in table.shownRows
    where path.count == 2 && !cell.isHidden && cell.alpha > 0.01 && cell.superview != nil {
      let frame = cell.convert(cell.bounds, to: nil)
        .offsetBy(dx: window.frame.minX, dy: window.frame.minY).intersection(seen)
      guard !frame.isNull, frame.width > 1, frame.height > 1 else { continue }
      let name = PartName.row(path.section, path.row)
      if !drawing.parts.contains(where: { $0.name == name }) {
        faults.append("\(name) is not drawn")
      }
    }
  }
}

extension Box {
  /// A box with something in it, also for a line.
  fileprivate var grown: Box { Box(x - 0.5, y - 0.5, width + 1, height + 1) }
}
