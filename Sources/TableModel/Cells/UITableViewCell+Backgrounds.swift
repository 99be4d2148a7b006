import Foundation

/// The backgrounds that a cell has taken from its subviews while it is selected or highlighted.
struct SavedBackgrounds {
  private struct Entry {
    weak var view: UIView?
    let color: UIColor
    let isOpaque: Bool
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Clears the backgrounds of a view and of all that lies in it.
  @MainActor mutating func take(from view: UIView) {
    var views = [view]
    while let next = views.popLast() {
      views += next.subviews
      guard let color = next.backgroundColor else { continue }
      entries.append(Entry(view: next, color: color, isOpaque: next.isOpaque))
      next.backgroundColor = nil
      next.isOpaque = false
    }
  }

  /// Gives the backgrounds back to views that have got no other meanwhile.
  @MainActor mutating func giveBack() {
    for entry in entries where entry.view?.backgroundColor == nil {
      entry.view?.backgroundColor = entry.color
      entry.view?.isOpaque = entry.isOpaque
    }
    entries = []
  }
}

extension UITableViewCell {
  /// Becomes white as it comes onto the screen, in the versions in which a nib's color does not last
  /// on an iPad; a color that the app has set in code stays.
  func loseBackgroundOfNib() {
    guard hasBackgroundOfNib, systemVersion.behavior.losesNibBackgroundsOnTablets,
      traitCollection.userInterfaceIdiom == .pad
    else { return }
    backgroundColor = .white
  }

  /// The cell became selected or highlighted, or is neither any more.
  ///
  /// Up to iOS 12 it then clears what lies in it, so that the selected background is seen.
  func selectionDidChange() {
    guard !Fault.showsNoSelectionBackground.isOn else { return }
    setNeedsUpdateConfiguration()
    updateSelectionBackground()
    highlightContent(showsSelection)
    guard systemVersion.behavior.clearsBackgroundsOfSelectedCells, selectionStyle != .none else {
      return
    }
    let showsSelection = isSelected || isHighlighted
    if showsSelection, savedBackgrounds.isEmpty {
      savedBackgrounds.take(from: contentView)
    } else if !showsSelection {
      savedBackgrounds.giveBack()
    }
  }

  /// Whether the cell looks selected; without a selection style nothing shows it.
  private var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// Selection shows in the labels and images of the content (Apple, `setSelected(_:animated:)`);
  /// what is in a control follows the control.
  private func highlightContent(_ isHighlighted: Bool) {
    var views = [contentView]
    while let view = views.popLast() {
      (view as? UILabel)?.isHighlighted = isHighlighted
      (view as? UIImageView)?.isHighlighted = isHighlighted
      views += view.subviews.filter { !($0 is UIControl) }
    }
  }

  /// Puts the background of the selection in front of the ``UITableViewCell/backgroundView``, or
  /// takes it away.
  func updateSelectionBackground() {
    let background = showsSelection ? selectionBackground : nil
    guard background !== shownSelectionBackground else { return }
    if shownSelectionBackground?.superview === self {
      shownSelectionBackground?.removeFromSuperview()
    }
    shownSelectionBackground = background
    guard let background else { return }
    background.frame = bounds
    insertSubview(background, at: backgroundView?.superview === self ? 1 : 0)
  }

  private var selectionBackground: UIView? {
    guard let multipleSelectionBackgroundView, let tableView else { return selectedBackgroundView }
    let isMultiple =
      tableView.isInEditingMode
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    return isMultiple ? multipleSelectionBackgroundView : selectedBackgroundView
  }

  /// How many subviews are behind the content.
  var backgroundCount: Int {
    [backgroundView, shownSelectionBackground].count { $0?.superview === self }
  }
}
