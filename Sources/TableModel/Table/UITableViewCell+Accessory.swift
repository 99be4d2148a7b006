import Foundation

// What stands at the trailing edge of a cell, beside its content.

/// Widths that accessories take from the content, in points (F-31).
private enum AccessoryWidth {
  static let disclosureIndicator: CGFloat = 34
  static let detailDisclosureButton: CGFloat = 68
  static let checkmark: CGFloat = 40
  static let detailButton: CGFloat = 48
  static let marginOfView: CGFloat = 16
}

extension UITableViewCell {
  /// The width that the accessory takes from the content, in points.
  var accessoryWidth: CGFloat {
    if let shownAccessoryView {
      return shownAccessoryView.frame.width + AccessoryWidth.marginOfView
    }
    switch shownAccessoryType {
    case .none: return 0
    case .disclosureIndicator: return AccessoryWidth.disclosureIndicator
    case .detailDisclosureButton: return AccessoryWidth.detailDisclosureButton
    case .checkmark: return AccessoryWidth.checkmark
    case .detailButton: return AccessoryWidth.detailButton
    }
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// The width of the accessory's button: all of it but the indicator; 0 without a button.
  ///
  /// A view in the accessory's place has none (Apple, `accessoryButtonTappedForRowWith`).
  private var detailButtonWidth: CGFloat {
    guard shownAccessoryView == nil else { return 0 }
    switch shownAccessoryType {
    case .detailButton: return AccessoryWidth.detailButton
    case .detailDisclosureButton:
      return AccessoryWidth.detailDisclosureButton - AccessoryWidth.disclosureIndicator
    case .none, .disclosureIndicator, .checkmark: return 0
    }
  }

  /// Puts the accessory beside the content, which ends at `x`.
  func layOutAccessory(from x: CGFloat) {
    accessoryView?.center = CGPoint(
      x: bounds.width - AccessoryWidth.marginOfView / 2 - (accessoryView?.frame.width ?? 0) / 2,
      y: bounds.midY)
    let width = detailButtonWidth
    guard width > 0 else {
      detailButton?.removeFromSuperview()
      detailButton = nil
      return
    }
    let button = detailButton ?? makeDetailButton()
    button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  private func makeDetailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      tableView?.tapAccessory(of: self)
    }
    button.addAction(action, for: .touchUpInside)
    addSubview(button)
    detailButton = button
    return button
  }
}
