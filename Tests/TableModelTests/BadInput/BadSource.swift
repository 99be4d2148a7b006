import Foundation
import TableModel

/// A data source and delegate whose answers are anything.
@MainActor final class BadSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: () -> Int = { 1 }
  var rows: (Int) -> Int = { _ in 5 }
  var cell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
  var height: (IndexPath) -> CGFloat = { _ in 40 }
  var estimate: (IndexPath) -> CGFloat = { _ in 40 }
  var header: (Int) -> UIView? = { _ in nil }
  var headerHeight: (Int) -> CGFloat = { _ in 0 }
  var indexTitles: [String]?

  /// A nil where a cell is promised, as a data source written in Objective-C can answer it.
  static var noCell: UITableViewCell {
    unsafeBitCast(UITableViewCell?.none, to: UITableViewCell.self)
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)

  override init() {
    super.init()
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
  }

  /// Reloads and lets everything settle; returns what was raised.
  @discardableResult func reload() -> String? {
    UIKitException.caught {
      table.reloadData()
      MainLoop.runUntilIdle()
    }?.reason
  }

  /// Gives ordinary answers again and returns what is then wrong with the table.
  func faultsAfterRepair() -> [String] {
    sections = { 1 }
    rows = { _ in 5 }
    cell = { _ in UITableViewCell() }
    height = { _ in 40 }
    estimate = { _ in 40 }
    header = { _ in nil }
    headerHeight = { _ in 0 }
    table.frame = window.bounds
    if let reason = reload() { return [reason] }
    table.contentOffset = .zero
    MainLoop.runUntilIdle()
    let frames = table.visibleCells.map(\.frame)
    let wanted = (0..<5).map { CGRect(x: 0, y: CGFloat($0) * 40, width: 320, height: 40) }
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
    return frames == wanted && shown == 5 && table.contentSize.height == 200
      ? [] : ["\(frames), \(shown) cells, content \(table.contentSize)"]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cell(path)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height(path)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    estimate(path)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header(section)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight(section)
  }
}
