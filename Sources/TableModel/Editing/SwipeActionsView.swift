import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The actions of an open row, as buttons in the room that the row has left.
package class SwipeActionsView: UIView {
  /// Measures in points; the model's choice, UIKit documents none.
  private enum Measure {
    static let action: CGFloat = 74
    /// The part of a row that its actions take at most.
    static let mostOfRow: CGFloat = 0.8
  }

  /// The buttons, from the edge inwards.
  package let buttons: [SwipeActionButton]
  private let side: RowSwipes.Side
  /// The cell of the row.
  weak var cell: UITableViewCell?

  /// Makes a button for each action; `tap` is called with the number of the one that is tapped.
  init(
    _ actions: [RowSwipes.Action], side: RowSwipes.Side, tap: @escaping @MainActor (Int) -> Void
  ) {
    self.side = side
    buttons = actions.enumerated().map { index, action in
      SwipeActionButton(action) { tap(index) }
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  /// Archives do not exist here; there are no actions.
  package required init?(coder: NSCoder) {
    (buttons, side) = ([], .trailing)
    super.init(coder: coder)
  }

  /// How wide the actions are in a row of a width.
  func width(inRow width: CGFloat) -> CGFloat {
    min(CGFloat(buttons.count) * Measure.action, max(width, 0) * Measure.mostOfRow)
  }

  /// Takes the place at the edge of a row.
  func place(inRow row: CGRect) {
    let width = width(inRow: row.width)
    let x = side == .trailing ? row.maxX - width : row.minX
    let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    if frame != self.frame { self.frame = frame }
    let each = width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let number = side == .trailing ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(number) * each, y: 0, width: each, height: row.height)
      // The titles are seen as soon as the row is open, not after the next pass.
      button.placeContent()
    }
  }
}
