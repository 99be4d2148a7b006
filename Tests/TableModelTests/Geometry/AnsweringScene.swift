import BatchOracle
import Foundation
import TableModel

/// A table on a screen that can be turned, and what its delegate last returned for each height.
@MainActor final class AnsweringScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// What a scene is like.
  struct Kind: Hashable, Sendable {
    var version: SystemVersion
    var style: UITableView.Style
    var hasEstimates: Bool
    /// The space above each header, from the version on that has one.
    var padding: CGFloat
  }

  /// The numbers of rows by section, which the table learns with the next reload.
  var counts: [Int]
  /// Another number makes all heights others.
  var heightSeed = 0
  let kind: Kind
  let table: UITableView
  let window: UIWindow
  private(set) var reported = ReportedHeights()

  init(_ kind: Kind, counts: [Int]) {
    self.kind = kind
    self.counts = counts
    let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: kind.style)
    super.init()
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.sectionHeaderTopPadding = kind.padding
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    MainLoop.runUntilIdle()
  }

  // MARK: - UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int {
    if reported.sections.count != counts.count {
      reported = ReportedHeights(sections: counts.count)
    }
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if reported.sections[section].rows.count != counts[section] {
      reported.sections[section].rows = Array(repeating: 0, count: counts[section])
    }
    return counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  // MARK: - UITableViewDelegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let height = height(indexPath.section * 1_000 + indexPath.row)
    reported.sections[indexPath.section].rows[indexPath.row] = height
    return height
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard kind.hasEstimates else { return 0 }
    let estimate = CGFloat(30 + indexPath.row % 3 * 20)
    reported.sections[indexPath.section].rows[indexPath.row] = estimate
    return estimate
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    reported.sections[section].header = height(-1 - section)
    return reported.sections[section].header
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    reported.sections[section].footer = height(-100 - section)
    return reported.sections[section].footer
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 0 }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { 0 }

  /// Depends on the width, as that of text does. Halves of points add up without rounding.
  private func height(_ name: Int) -> CGFloat {
    let number = abs(name &* 37 &+ heightSeed &* 11 &+ Int(table.bounds.width)) % 90
    return CGFloat(20 + number) + CGFloat(abs(name) % 2) / 2
  }
}
