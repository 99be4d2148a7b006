import Foundation

// The controls of a cell in editing mode, and the room that they take from its content.

extension UITableViewCell {
  /// Whether editing mode gives the cell a control at its leading edge.
  var hasEditControl: Bool {
    editingStyle != .none || tableView?.allowsMultipleSelectionDuringEditing == true
  }

  /// What the control at the leading edge shows; nil without one.
  private var editSign: UITableViewCellEditControl.Sign? {
    guard isEditing, let tableView else { return nil }
    if tableView.allowsMultipleSelectionDuringEditing {
      return isSelected ? .selected : .unselected
    }
    return switch editingStyle {
    case .delete: .delete
    case .insert: .insert
    case .none: nil
    }
  }

  /// How far the control at the leading edge moves the content, in points. In the plain style it
  /// always does: `shouldIndentWhileEditing` is about grouped tables (UITableView.h, on the delegate's
  /// method; Neuburg, Programming iOS 6, chapter 21).
  var editControlRoom: CGFloat {
    guard editSign != nil, shouldIndentWhileEditing || tableView?.style == .plain else { return 0 }
    return UITableViewCellEditControl.width
  }

  /// The width that the reorder control takes from the content, in points.
  var reorderControlRoom: CGFloat {
    isEditing && showsReorderControl && tableView != nil ? UITableViewCellReorderControl.width : 0
  }

  /// Puts the controls at the edges, or takes them away.
  func layOutEditingControls() {
    if let sign = editSign {
      let control = editControl ?? UITableViewCellEditControl()
      if control.superview !== self { addSubview(control) }
      editControl = control
      control.sign = sign
      control.frame = CGRect(
        x: 0, y: 0, width: UITableViewCellEditControl.width, height: bounds.height)
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    let behavior = systemVersion.behavior
    defer { if behavior.detailButtonsCoverReorderControls { coverReorderControl() } }
    let width = reorderControlRoom
    guard width > 0 else {
      // It lies over the content then, which does not make room for it.
      if isEditing, behavior.keepsReorderControlsInReusedCells { return }
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return
    }
    let control = reorderControl ?? UITableViewCellReorderControl(frame: .zero)
    if control.superview !== self { addSubview(control) }
    reorderControl = control
    control.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// Puts the accessory's button over the reorder control, too.
  private func coverReorderControl() {
    guard let detailButton, reorderControl != nil else { return }
    detailButton.frame.size.width = max(bounds.width - detailButton.frame.minX, 0)
    bringSubviewToFront(detailButton)
  }
}
