import Foundation
import TableEngine

// MARK: - The section index

extension UITableView {
  /// Requests the titles, and shows them if there are any and enough rows.
  func requestSectionIndex() {
    let width = sectionIndexWidth
    sectionIndexTitles = calledDataSource?.sectionIndexTitles(for: self)
    sectionIndexView?.removeFromSuperview()
    sectionIndexView = nil
    showSectionIndex()
    if sectionIndexWidth != width { sideMarginsDidChange() }
  }

  /// What the index takes from the content of each cell, in points; 0 without one
  /// (forkingdog/UITableView-FDTemplateLayoutCell #231).
  var sectionIndexWidth: CGFloat { sectionIndexView?.width ?? 0 }

  private func showSectionIndex() {
    guard let titles = sectionIndexTitles, !titles.isEmpty,
      rows.geometry.rowCount >= sectionIndexMinimumDisplayRowCount
    else { return }
    let view = SectionIndexView(titles, of: self)
    sectionIndexView = view
    addSubview(view)
    placeSectionIndex()
  }

  /// Keeps the index where the bars leave room, above the cells.
  func placeSectionIndex() {
    guard let view = sectionIndexView else { return }
    let inset = adjustedContentInset
    let width = min(view.width, bounds.width)
    view.frame = CGRect(
      x: bounds.maxX - width, y: bounds.minY + inset.top, width: width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Scrolls to the section that the data source names for a title: without the method the one
  /// with the title's number, and none for a number that is no section (`NSNotFound`).
  func scroll(toIndexTitle index: Int, of titles: [String]) {
    let title = titles[index]
    let returned = calledDataSource?
      .tableView(self, sectionForSectionIndexTitle: title, at: index).implemented
    let section = returned ?? index
    loadRows()
    guard section >= 0, section < rows.sectionCount else { return }
    let y = rows.y(of: .header, section) - adjustedContentInset.top
    setContentOffset(restingOffset(near: CGPoint(x: contentOffset.x, y: y)), animated: false)
    layoutIfNeeded()
  }
}
