import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The content view of a cell, under the name that logs print.
final class UITableViewCellContentView: UIView {
  override var isEncapsulated: Bool { true }

  /// At the sides as any view; above and below as the cell.
  override var defaultMargins: UIEdgeInsets {
    var margins = super.defaultMargins
    margins.top = systemVersion.behavior.cellVerticalMargin
    margins.bottom = margins.top
    return margins
  }

  /// Belongs to the cell; setting it to false logs a warning (M-60).
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet {
      guard !translatesAutoresizingMaskIntoConstraints, let cell = superview as? UITableViewCell,
        systemVersion.behavior.warnsOfContentViewMask
      else { return }
      process.console.log(Message.maskOfContentView(cell))
    }
  }
}
