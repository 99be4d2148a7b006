import Foundation

// The accessory at the trailing edge of a cell, beside its content.

/// Widths that accessories take from the content up to iOS 12, in points (F-31; M-59).
private enum AccessoryWidth {
  static let disclosureIndicator: CGFloat = 34
  static let detailDisclosureButton: CGFloat = 68
  static let checkmark: CGFloat = 40
  static let detailButton: CGFloat = 48
  /// A view's margin to the edge of the cell, and to the content (JRG-Developer/AutoLayoutCells #11,
  /// iOS 8; together 16, FDTemplateLayoutCell).
  static let marginOfView: (edge: CGFloat, content: CGFloat) = (15, 1)
}

/// Widths of accessories from iOS 13 on, in points, without the side margin behind them.
private enum AccessorySymbol {
  /// C-062: 57 at a margin of 20.
  static let detailDisclosureButton: CGFloat = 37
  /// 40 at a margin of 16, on the canvases that C-055 is from.
  static let checkmark: CGFloat = 24
  /// 44 at a margin of 20, on the canvases that C-062 is from.
  static let detailButton: CGFloat = 24
}

extension UITableViewCell {
  /// The width that the accessory takes from the content, in points: from iOS 13 on its own and the
  /// cell's margin behind it.
  var accessoryWidth: CGFloat {
    if Fault.showsNoAccessory.isOn { return 0 }
    guard systemVersion.behavior.accessoriesKeepSideMargin else { return fixedAccessoryWidth }
    let width = shownAccessoryView?.frame.width ?? symbolWidth
    return width > 0 || shownAccessoryView != nil ? width + accessoryMargin : 0
  }

  private var accessoryMargin: CGFloat { max(directionalLayoutMargins.trailing, 0) }

  private var fixedAccessoryWidth: CGFloat {
    if let shownAccessoryView {
      let margin = AccessoryWidth.marginOfView
      return margin.content + shownAccessoryView.frame.width + margin.edge
    }
    return switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator: AccessoryWidth.disclosureIndicator
    case .detailDisclosureButton: AccessoryWidth.detailDisclosureButton
    case .checkmark: AccessoryWidth.checkmark
    case .detailButton: AccessoryWidth.detailButton
    }
  }

  /// The width of the disclosure indicator, which is a symbol, in whole pixels.
  private var indicatorWidth: CGFloat {
    CGFloat(systemVersion.behavior.disclosureSymbolWidth)
      .roundedToPixels(.up, scale: pixelScale)
  }

  private var symbolWidth: CGFloat {
    switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator: indicatorWidth
    case .detailDisclosureButton: AccessorySymbol.detailDisclosureButton
    case .checkmark: AccessorySymbol.checkmark
    case .detailButton: AccessorySymbol.detailButton
    }
  }

  /// The view in the place of the accessory now: editing mode has one of its own, or none.
  package var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// The width of the accessory's button: all of it but the indicator; 0 without a button.
  ///
  /// A view in the accessory's place has none (Apple, `accessoryButtonTappedForRowWith`).
  private var detailButtonWidth: CGFloat {
    guard shownAccessoryView == nil else { return 0 }
    let hasMargin = systemVersion.behavior.accessoriesKeepSideMargin
    switch shownAccessoryType {
    case .detailButton: return hasMargin ? symbolWidth : AccessoryWidth.detailButton
    case .detailDisclosureButton:
      return hasMargin
        ? symbolWidth - indicatorWidth
        : AccessoryWidth.detailDisclosureButton - AccessoryWidth.disclosureIndicator
    case .none, .disclosureIndicator, .checkmark: return 0
    }
  }

  /// Shows a view that was set for one of the modes in the place of another.
  func accessoryViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    showAccessoryView()
    setNeedsLayout()
  }

  /// Has the accessory view of the mode in the cell, and not that of the other (Apple,
  /// `editingAccessoryView`; xmartlabs/Eureka #1052, iOS 10). One view may be both.
  func showAccessoryView() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let shown, shown.superview !== self { addSubview(shown) }
  }

  /// Puts the accessory beside the content, which ends at `x`.
  func layOutAccessory(from x: CGFloat) {
    let viewWidth = shownAccessoryView?.frame.width ?? 0
    let margin =
      systemVersion.behavior.accessoriesKeepSideMargin ? 0 : AccessoryWidth.marginOfView.content
    let slip: CGFloat = Fault.placesAccessoryLower.isOn ? 1 : 0
    shownAccessoryView?.center = CGPoint(
      x: x + margin + viewWidth / 2, y: bounds.midY + slip)
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
    // Without an image: a picture draws the sign itself.
    let button = UIButton(frame: .zero)
    let action = UIAction { [weak self] _ in
      self?.tapAccessory()
    }
    button.addAction(action, for: .touchUpInside)
    addSubview(button)
    detailButton = button
    return button
  }

  private func tapAccessory() {
    guard let tableView, let path = tableView.indexPath(for: self), !Fault.tapsNoAccessory.isOn
    else { return }
    tableView.calls.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
    accessorySegue?(self)
  }
}
