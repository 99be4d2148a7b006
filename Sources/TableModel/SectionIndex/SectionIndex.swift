import Foundation
import TableEngine

/// The titles at the trailing edge of a table, by which a finger comes to its sections.
@MainActor package final class SectionIndex {
  private unowned let table: UITableView
  /// The titles, as last loaded.
  package private(set) var titles: [String]?
  /// The titles on the screen.
  private var view: SectionIndexView?
  /// The view of the titles; nil while they are not shown.
  package var shownView: UIView? { view }
  /// The height of each title on the screen, in points; they are in the middle of the view.
  package var titleHeight: CGFloat { view?.titleHeight ?? 0 }

  /// What an index shows in the place of titles that there is no room for.
  private static let bullet = "•"

  init(_ table: UITableView) { self.table = table }

  /// Requests the titles, and shows them if there are any and enough rows.
  func request() {
    let width = width
    titles = table.calls.dataSource?.sectionIndexTitles(for: table)
    view?.removeFromSuperview()
    view = nil
    show()
    if self.width != width { table.sideMarginsDidChange() }
  }

  /// What the index takes from the content of each cell, in points; 0 without one
  /// (forkingdog/UITableView-FDTemplateLayoutCell #231).
  var width: CGFloat { Fault.indexTakesNoRoom.isOn ? 0 : view?.width ?? 0 }

  private func show() {
    guard let titles, !titles.isEmpty, !Fault.loadsNoIndex.isOn,
      table.rows.geometry.rowCount >= table.sectionIndexMinimumDisplayRowCount
    else { return }
    guard !table.behavior.raisesForIndexOfBullets || titles.contains(where: { $0 != Self.bullet })
    else { return table.process.raise(Message.noTitlesToShow) }
    let view = SectionIndexView(titles, of: self)
    self.view = view
    table.addSubview(view)
    place()
  }

  /// Keeps the index where the bars leave room, above the cells.
  func place() {
    guard let view else { return }
    let inset = table.adjustedContentInset
    let width = min(view.width, table.bounds.width)
    view.frame = CGRect(
      x: table.bounds.maxX - width, y: table.bounds.minY + inset.top, width: width,
      height: max(table.bounds.height - inset.top - inset.bottom, 0))
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  /// Scrolls to the section that the data source names for a title: without the method the one
  /// with the title's number, and none for a number that is no section (`NSNotFound`).
  func scroll(toTitle index: Int, of titles: [String]) {
    let returned = table.calls.dataSource?
      .tableView(table, sectionForSectionIndexTitle: titles[index], at: index).implemented
    let section = returned ?? index
    table.loader.load()
    guard section >= 0, section < table.rows.sectionCount, !Fault.indexScrollsNot.isOn else {
      return
    }
    let y = table.rows.y(of: .header, section) - table.adjustedContentInset.top
    let offset = table.restingOffset(near: CGPoint(x: table.contentOffset.x, y: y))
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }
}
