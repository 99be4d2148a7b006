import Foundation
import SystemVersions
import TableEngine

// MARK: - Counts

extension DelegateCalls {
  /// The data source's number of sections: one without the method, and none if the number is beyond
  /// what a table can hold, which raises.
  func sectionCount() -> Int {
    guard storedDataSource != nil else { return 0 }
    if Fault.losesSections.isOn { return 1 }
    let count = dataSource(for: .numberOfSections)?.numberOfSections(in: table).implemented ?? 1
    guard count > TableGeometry.maximumSectionCount else { return max(count, 0) }
    table.process.raise(Message.tooManySections(count))
    return 0
  }

  /// The data source's number of rows in a section: none if it is negative, or beyond what a table
  /// can hold, which raises (EX-21).
  func rowCount(_ section: Int) -> Int {
    var count = max(dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0, 0)
    if Fault.losesLastRow.isOn { count = max(count - 1, 0) }
    guard count > TableGeometry.maximumRowCount else { return count }
    table.process.raise(Message.tooManyRows(count, section))
    return 0
  }
}

// MARK: - Heights

extension DelegateCalls {
  /// The height that the delegate returns for a row, in points; nil when it does not implement the
  /// method.
  func height(of path: IndexPath) -> CGFloat? { delegate.flatMap { height(of: path, from: $0) } }

  private func height(of path: IndexPath, from delegate: any UITableViewDelegate) -> CGFloat? {
    guard !unimplemented.contains(.heightForRow), !Fault.ignoresHeights.isOn else { return nil }
    let height = delegate.tableView(table, heightForRowAt: path).implemented
    if height == nil { recordUnimplemented(.heightForRow) }
    return height
  }

  /// Whether no row's height is requested before it is shown, so that all are as high as the first.
  /// Known once the first row's height was requested.
  var rowsAreUniform: Bool {
    guard storedDelegate != nil else { return true }
    return unimplemented.contains(.estimatedHeightForRow)
      && (hasCommonEstimate || unimplemented.contains(.heightForRow))
  }

  /// Whether the table has one estimate for all rows.
  private var hasCommonEstimate: Bool {
    table.estimatedRowHeight != 0 && !Fault.ignoresEstimates.isOn
  }

  /// Whether rows are estimated before they are shown. Known once a row's height was requested.
  var estimatesRows: Bool {
    !Fault.ignoresEstimates.isOn
      && (implements(.estimatedHeightForRow) || table.estimatedRowHeight != 0)
  }

  /// Whether the app has given the estimates of rows, as against left them to the table.
  var hasGivenEstimates: Bool {
    implements(.estimatedHeightForRow)
      || table.estimatedRowHeight != UITableView.automaticDimension
  }

  /// A row's height before it is shown: its estimate, or its height where nothing estimates it.
  func unshownRow(_ path: IndexPath) -> Extent {
    guard let delegate else { return row(path, estimate: table.estimatedRowHeight, from: nil) }
    return unshownRow(path, from: delegate)
  }

  /// The same for neighboring rows.
  ///
  /// The delegate and the table are read once, and one path is changed in place: each of these takes
  /// longer than a call.
  func unshownRows(
    _ rows: Range<Int>, ofSection section: Int, from delegate: any UITableViewDelegate
  ) -> [Extent] {
    let table = table
    let areEstimated =
      !unimplemented.contains(.estimatedHeightForRow) && !Fault.ignoresEstimates.isOn
    return [Extent](capacity: rows.count) { extents in
      var path = IndexPath(row: rows.lowerBound, section: section)
      for row in rows {
        path[1] = row
        guard areEstimated else {
          extents.append(unshownRow(path, from: delegate))
          continue
        }
        let value = delegate.tableView(table, estimatedHeightForRowAt: path)
        if value > 0, value.isFinite {
          extents.append(.estimated(value))
        } else {
          extents.append(self.row(path, returnedEstimate: value, from: delegate))
        }
      }
    }
  }

  private func unshownRow(_ path: IndexPath, from delegate: any UITableViewDelegate) -> Extent {
    guard !unimplemented.contains(.estimatedHeightForRow) else {
      return row(path, estimate: table.estimatedRowHeight, from: delegate)
    }
    let value = delegate.tableView(table, estimatedHeightForRowAt: path)
    return row(path, returnedEstimate: value, from: delegate)
  }

  /// The height of a row for what the delegate's method for estimates returned.
  private func row(
    _ path: IndexPath, returnedEstimate value: CGFloat, from delegate: any UITableViewDelegate
  ) -> Extent {
    if value.implemented == nil { recordUnimplemented(.estimatedHeightForRow) }
    return row(path, estimate: value.implemented ?? table.estimatedRowHeight, from: delegate)
  }

  /// The height of a row for an estimate, which may mean that there is none.
  private func row(
    _ path: IndexPath, estimate: CGFloat, from delegate: (any UITableViewDelegate)?
  ) -> Extent {
    if let estimate = Self.usable(estimate: estimate, automatic: automaticEstimate) {
      return .estimated(estimate)
    }
    let returned = delegate.flatMap { height(of: path, from: $0) }
    return .measured(unshownHeight(returned ?? table.rowHeight, path))
  }

  /// The height for a value of the delegate where no cell is measured: before the row is shown, and
  /// always where rows are not estimated (catalogue:
  /// estimated-rows-must-not-be-zero-for-self-sizing).
  func unshownHeight(_ value: CGFloat, _ path: IndexPath) -> CGFloat {
    value == UITableView.automaticDimension ? UITableView.standardRowHeight : checked(value, path)
  }

  /// What a row of automatic height counts before it is shown: a stock row with one line. On iOS 26
  /// a phone's table at its end does not move when it is reloaded (developer.apple.com/forums/thread/802096),
  /// which it did if stock rows counted less than they are high.
  private var automaticEstimate: CGFloat {
    table.rowHeight == UITableView.automaticDimension
      ? table.behavior.standardCellHeight : UITableView.standardRowHeight
  }

  /// An estimate in points; nil for values that mean none.
  static func usable(estimate: CGFloat, automatic: CGFloat) -> CGFloat? {
    if Fault.ignoresEstimates.isOn { return nil }
    if estimate == UITableView.automaticDimension { return automatic }
    return estimate > 0 && estimate.isFinite ? estimate : nil
  }

  /// A height that the table can use: a negative one raises, as one does that is no number; an
  /// infinite one counts as the standard height.
  ///
  /// UIKit raises when it gives the cell its frame (newbetuts.com/3025176: height NaN, a table 480
  /// wide, position [240 nan]); the model raises when the delegate returns.
  func checked(_ height: CGFloat, _ path: IndexPath) -> CGFloat {
    guard !height.isNaN else {
      table.process.raise(Message.invalidPosition(CGPoint(x: table.bounds.midX, y: height)))
      return UITableView.standardRowHeight
    }
    guard height.isFinite else { return UITableView.standardRowHeight }
    guard height < 0 else { return min(height, Extent.maximumHeight) }
    table.process.raise(Message.negativeRowHeight(height, path, table.behavior))
    return UITableView.standardRowHeight
  }
}
