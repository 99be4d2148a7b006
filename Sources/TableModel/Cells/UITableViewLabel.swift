import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// A label that a cell brings along, under the name that logs print: its text moves the others.
final class UITableViewLabel: UILabel {
  weak var cell: UIView?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
