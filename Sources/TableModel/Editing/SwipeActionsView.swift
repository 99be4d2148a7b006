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
  /// Whether they come out at the right edge.
  private let isAtRight: Bool
  /// The cell of the row.
  weak var cell: UITableViewCell?

  /// Makes a button for each action; `tap` is called with the number of the one that is tapped.
  init(
    _ actions: [RowSwipes.Action], isAtRight: Bool, tap: @escaping @MainActor (Int) -> Void
  ) {
    self.isAtRight = isAtRight
    buttons = actions.enumerated().map { index, action in
      SwipeActionButton(action) { tap(index) }
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  /// Archives do not exist here; there are no actions.
  package required init?(coder: NSCoder) {
    (buttons, isAtRight) = ([], true)
    super.init(coder: coder)
  }

  /// How wide the actions are in a row of a width.
  func width(inRow width: CGFloat) -> CGFloat { widths(inRow: width).reduce(0, +) }

  /// How wide each is: with its title wider than the least width, as far as all fit.
  private func widths(inRow width: CGFloat) -> [CGFloat] {
    let wanted = buttons.map { max(Measure.action, $0.ownWidth) }
    let room = max(width, 0) * Measure.mostOfRow
    let whole = wanted.reduce(0, +)
    return whole > room ? wanted.map { $0 * room / whole } : wanted
  }

  /// Takes the place at the edge of a row.
  func place(inRow row: CGRect) {
    let width = width(inRow: row.width)
    let x = isAtRight ? row.maxX - width : row.minX
    let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
    if frame != self.frame { self.frame = frame }
    var edge = isAtRight ? width : 0
    let widths = widths(inRow: row.width)
    for (button, each) in zip(buttons, widths) {
      let x = isAtRight ? edge - each : edge
      edge += isAtRight ? -each : each
      button.frame = CGRect(x: x, y: 0, width: each, height: row.height)
      // The titles are seen as soon as the row is open, not after the next pass.
      button.placeContent()
    }
  }
}
