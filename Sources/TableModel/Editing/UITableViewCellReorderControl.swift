import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The control at the trailing edge of a cell in editing mode by which a finger drags the row, under
/// the name that logs print.
package final class UITableViewCellReorderControl: UIControl {
  /// How wide the control is, in points; the model's choice, no public source has it.
  static let width: CGFloat = 38

  package override var keepsTouchesFromScrolling: Bool { true }

  private var table: UITableView? { (superview as? UITableViewCell)?.tableView }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let cell = superview as? UITableViewCell, let path = table?.visible.path(of: cell) else {
      return
    }
    table?.reordering.begin(at: path)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let table, let place = touches.first?.location(in: table) else { return }
    let middle = CGPoint(x: table.bounds.midX, y: place.y)
    if let path = table.row(at: middle) { table.reordering.drag(to: path) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    table?.reordering.end()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    table?.reordering.cancel()
  }
}
