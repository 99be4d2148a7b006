import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The round control at the leading edge of a cell in editing mode, under the name that logs print.
package final class UITableViewCellEditControl: UIControl {
  /// What the control shows.
  package enum Sign {
    case delete, insert, selected, unselected
  }

  /// How wide the control is, which is how far it moves the content, in points; the model's choice,
  /// no public source has it.
  static let width: CGFloat = 38

  /// What the control shows; a circle for a selection leaves the touch to the row.
  package internal(set) var sign = Sign.delete {
    didSet { isUserInteractionEnabled = sign == .delete || sign == .insert }
  }

  /// A control of a cell; a tap inserts, or asks whether to delete.
  init() {
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.tapCell() }, for: .touchUpInside)
  }

  /// Archives do not exist here; the control does nothing.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  private func tapCell() {
    guard let cell = superview as? UITableViewCell, let table = cell.tableView,
      let path = table.visible.path(of: cell)
    else { return }
    table.editing.tapControl(at: path)
  }
}
