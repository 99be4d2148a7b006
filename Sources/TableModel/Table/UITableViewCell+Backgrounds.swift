import Foundation

/// The backgrounds that a cell has taken from its subviews while it is selected or highlighted.
struct TakenBackgrounds {
  private struct Entry {
    weak var view: UIView?
    let color: UIColor
    let isOpaque: Bool
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Clears the backgrounds of a view and of all that lies in it.
  @MainActor mutating func take(from view: UIView) {
    var views = [view]
    while let next = views.popLast() {
      views += next.subviews
      guard let color = next.backgroundColor else { continue }
      entries.append(Entry(view: next, color: color, isOpaque: next.isOpaque))
      next.backgroundColor = nil
      next.isOpaque = false
    }
  }

  /// Gives the backgrounds back to views that have got no other meanwhile.
  @MainActor mutating func giveBack() {
    for entry in entries where entry.view?.backgroundColor == nil {
      entry.view?.backgroundColor = entry.color
      entry.view?.isOpaque = entry.isOpaque
    }
    entries = []
  }
}

extension UITableViewCell {
  /// The cell became selected or highlighted, or is neither any more.
  ///
  /// Up to iOS 12 it then clears what lies in it, so that the selected background is seen.
  func selectionDidChange() {
    setNeedsUpdateConfiguration()
    guard systemVersion.behavior.clearsBackgroundsOfSelectedCells, selectionStyle != .none else {
      return
    }
    let showsSelection = isSelected || isHighlighted
    if showsSelection, takenBackgrounds.isEmpty {
      takenBackgrounds.take(from: contentView)
    } else if !showsSelection {
      takenBackgrounds.giveBack()
    }
  }
}
