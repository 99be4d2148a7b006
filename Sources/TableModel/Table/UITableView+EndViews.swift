import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// MARK: - Views above the first section, below the last and behind all, and the content's size

extension UITableView {
  func endViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, !isDescendant(of: old) { old.removeFromSuperview() }
    if let new, new.superview !== self, !Fault.losesEndViews.isOn { addSubview(new) }
    // A view that the table is in, or the table itself, raises in place of becoming a subview.
    if let new, isDescendant(of: new) {
      if tableHeaderView === new { tableHeaderView = nil }
      if tableFooterView === new { tableFooterView = nil }
      return
    }
    let height = contentSize.height
    placeEndViews()
    // A size that is set adjusts the offset (the backtrace of rdar 33424990, iOS 11), over time where
    // changes are animated. What rows turn out to need does so in some versions only.
    if contentSize.height < height { layout.returnToEnd() }
    setNeedsLayout()
    loader.countWithoutSource()
    loader.requestSectionCountedWithoutSource()
  }

  /// Gives the header and footer views of the table their places, and the content its size.
  ///
  /// The heights are read here and nowhere else: a view whose frame changes later keeps its old
  /// place until it is assigned again.
  func placeEndViews() {
    guard !Fault.ignoresEndViews.isOn else { return recordContentHeight() }
    let above = (tableHeaderView as? UISearchBar)?.heightAboveContent ?? 0
    rows.headerViewHeight = max((tableHeaderView?.frame.height ?? 0) - above, 0)
    if tableHeaderView != nil, Fault.makesHeaderViewHigher.isOn { rows.headerViewHeight += 1 }
    rows.footerViewHeight = max(tableFooterView?.frame.height ?? 0, 0)
    tableHeaderView?.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: rows.headerViewHeight + above)
    if Fault.placesEndViewsLower.isOn { tableHeaderView?.frame.origin.y = 1 }
    recordContentHeight()
    tableFooterView.map(placeTableFooter)
  }

  func placeTableFooter(_ view: UIView) {
    view.frame = CGRect(
      x: 0,
      y: rows.contentHeight - rows.footerViewHeight + (Fault.placesEndViewsLower.isOn ? 1 : 0),
      width: bounds.width,
      height: rows.footerViewHeight)
  }

  /// Takes over the height of the rows as that of the content. A size that is the same is not set
  /// again: subclasses that lay out when it changes would never come to an end.
  func recordContentHeight() {
    let height = max(rows.contentHeight, contentHeightOfSearchBar)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size {
      contentSize = size
    } else if height > rows.contentHeight {
      // The end of the rows may have moved all the same.
      tableFooterView.map(placeTableFooter)
    }
  }

  /// The least height of the content, in points: that of the table, if its header view is a search
  /// bar, so that a few rows can be scrolled until the bar is hidden.
  ///
  /// Source: QMUI_iOS, UITableView+QMUI.h; mikeabdullah.net, table header views. Not with an
  /// estimate of the app: QMUI_iOS #1160 (iOS 12.0.1), rdar 25351019.
  private var contentHeightOfSearchBar: CGFloat {
    tableHeaderView is UISearchBar && estimatedRowHeight <= 0 ? bounds.height : 0
  }

  func widthDidChange() {
    loader.forgetHeights()
    for (_, cell) in visible.cells { cell.frame.size.width = sectionWidth }
    placeEndViews()
  }

  // MARK: Background

  /// Puts another background view in the place of one; it is a subview behind all others (Apple,
  /// `backgroundView`).
  func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  /// Keeps the background view where it is seen, however far the rows are scrolled.
  func placeBackground() {
    if Fault.placesNoBackground.isOn { return }
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
  }
}
