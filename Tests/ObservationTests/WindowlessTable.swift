import Foundation
import TableModel

/// A table without a window, driven by `layoutIfNeeded` and the content offset, whose calls and
/// cells are logged as in the traces M-01 to M-14.
///
/// `c0` is a cell request that begins and `C0` one that ends, `n` a cell that is made, `H0` a
/// height, `D0` and `X0` a display that begins and ends; cells have numbers in the order in which
/// they were first returned.
@MainActor final class WindowlessTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var rows: Int
  var height: ((Int) -> CGFloat)?
  var estimate: ((Int) -> CGFloat)?
  /// The height, and with it the view, of the header.
  var header: CGFloat?
  var cellFrame: ((UITableViewCell) -> Void)?
  private(set) var log: [String] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var made: [UITableViewCell] = []

  init(rows: Int, width: CGFloat = 390, height: CGFloat = 600, style: UITableView.Style = .plain) {
    self.rows = rows
    table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
  }

  // MARK: Doing

  /// Sets the data source and the delegate, reloads, and lays the table out.
  func show() {
    load()
    table.layoutIfNeeded()
  }

  func load() {
    table.dataSource = self
    table.delegate = self
    table.reloadData()
  }

  func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  /// Scrolls down to `end` in steps.
  func scroll(to end: CGFloat, by step: CGFloat) {
    for y in stride(from: step, through: end, by: step) { scroll(to: y) }
  }

  // MARK: Reading

  /// The log since the last time, without what `isLeftOut` says.
  func takeLog(without isLeftOut: (String) -> Bool = { _ in false }) -> [String] {
    defer { log = [] }
    return log.filter { !isLeftOut($0) }
  }

  func count(_ letter: Character) -> Int { log.count { $0.first == letter } }

  var cellsMade: Int { made.count }

  /// The numbers of the cells on the screen, from top to bottom.
  var visible: [Int] { table.visibleCells.map(number) }

  /// The cells that wait to be reused, the next one last; taking them out empties the pool.
  func emptyPool() -> [Int] {
    var pool: [Int] = []
    table.register(nil as AnyClass?, forCellReuseIdentifier: "c")
    while let cell = table.dequeueReusableCell(withIdentifier: "c") { pool.append(number(cell)) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    return pool.reversed()
  }

  private func number(_ cell: UITableViewCell) -> Int { numbers[ObjectIdentifier(cell)] ?? 0 }

  // MARK: UITableViewDataSource, UITableViewDelegate

  func responds(to aSelector: Selector) -> Bool {
    switch aSelector.description {
    case "tableView:heightForRowAtIndexPath:": height != nil
    case "tableView:estimatedHeightForRowAtIndexPath:": estimate != nil
    case "tableView:heightForHeaderInSection:", "tableView:viewForHeaderInSection:",
      "tableView:titleForHeaderInSection:":
      header != nil
    default: !aSelector.description.contains("Footer") && !aSelector.description.contains("Header")
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("S")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("R")
    return rows
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.append("c\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    if numbers[ObjectIdentifier(cell)] == nil {
      made.append(cell)
      numbers[ObjectIdentifier(cell)] = made.count
    }
    cellFrame?(cell)
    log.append("C\(indexPath.row)")
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log.append("th")
    return "Header"
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("H\(indexPath.row)")
    return height?(indexPath.row) ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    log.append("E\(indexPath.row)")
    return estimate?(indexPath.row) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log.append("hh")
    return header ?? 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.append("vh")
    return UIView()
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("wh") }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("D\(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("X\(indexPath.row)#\(number(cell))") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}
