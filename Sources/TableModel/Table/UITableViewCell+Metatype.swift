import Foundation
import UIKitModel

// The initializers of UIKit on a class that is known only at run time.

extension UITableViewCell {
  /// Makes a cell of a class that is known only at run time: `type.init(style:reuseIdentifier:)`.
  public static func objectiveCInit(
    style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
  ) -> Self {
    DynamicInitializer.make(
      self, as: UITableViewCell.self, style: style.rawValue, text: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a view of a class that is known only at run time: `type.init(reuseIdentifier:)`.
  public static func objectiveCInit(reuseIdentifier: String?) -> Self {
    DynamicInitializer.make(
      self, as: UITableViewHeaderFooterView.self, style: nil, text: reuseIdentifier)
  }
}
