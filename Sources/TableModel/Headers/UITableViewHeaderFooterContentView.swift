import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The content view of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {
  /// The name in UIKit's logs of constraints.
  override class var nameInLogs: String { "_UITableViewHeaderFooterContentView" }
}
