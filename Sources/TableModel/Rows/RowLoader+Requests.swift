import Foundation
import TableEngine

// MARK: - The requests of a rebuild

extension RowLoader {
  /// Requests every section and builds the geometry.
  ///
  /// The last section is requested first, then the others in order (TR-01, TR-02).
  func requestGeometry(
    sectionCount: Int, rowCount: ((Int) -> Int)? = nil
  ) -> TableGeometry {
    let rowCount = rowCount ?? { self.table.calls.rowCount($0) }
    let last = sectionCount - 1
    table.headers.estimatedWithoutTitle = [:]
    let lastSection = last > 0 ? requestSectionWithRows(last, rowCount) : nil
    // A callback that needs the rows starts a new rebuild, so the old rows are not needed.
    table.rows.geometry = TableGeometry()
    var builder = TableGeometryBuilder()
    for index in 0..<sectionCount {
      let section = (index == last ? lastSection : nil) ?? requestSection(index, rowCount)
      builder.beginSection(section.extents)
      if let row = section.uniformRow {
        builder.appendRows(row, count: section.rowCount)
      } else {
        builder.appendRows(section.rows.span)
        appendRows(section.rows.count..<section.rowCount, ofSection: index, to: &builder)
      }
      builder.endSection(section.extents)
    }
    return builder.finish()
  }

  /// Requests the heights of neighboring rows before they are shown; the builder gets many at a time.
  private func appendRows(
    _ rows: Range<Int>, ofSection section: Int, to builder: inout TableGeometryBuilder
  ) {
    let calls = table.calls
    guard let delegate = calls.delegate else {
      let row = calls.unshownRow(IndexPath(row: 0, section: section))
      return builder.appendRows(row, count: rows.count)
    }
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
      let end = min(start + Self.rowsAtOnce, rows.upperBound)
      let extents = calls.unshownRows(start..<end, ofSection: section, from: delegate)
      builder.appendRows(extents.span)
    }
  }

  /// The rows that are requested before their extents are appended: enough that an array of them is
  /// cheap, so few that they stay in the cache.
  private static let rowsAtOnce = 1024

  /// The values that were requested for a section.
  private struct RequestedSection {
    var extents = SectionExtents()
    var rowCount = 0
    /// The extent of every row, if all are equal.
    var uniformRow: Extent?
    /// The first rows, where they had to be requested already.
    var rows: [Extent] = []
  }

  /// Requests one section and all its rows.
  private func requestSectionWithRows(_ index: Int, _ rowCount: (Int) -> Int) -> RequestedSection {
    var section = requestSection(index, rowCount)
    guard section.uniformRow == nil else { return section }
    section.rows.reserveCapacity(section.rowCount)
    for row in section.rows.count..<section.rowCount {
      section.rows.append(table.calls.unshownRow(IndexPath(row: row, section: index)))
    }
    return section
  }

  /// Requests one section: its header, its footer, its count (TR-01, TR-03), and its first row,
  /// which shows whether the others have to be requested.
  private func requestSection(_ index: Int, _ rowCount: (Int) -> Int) -> RequestedSection {
    var section = RequestedSection()
    section.extents = table.headers.request(index)
    section.rowCount = max(0, rowCount(index))
    guard section.rowCount > 0 else { return section }
    let first = table.calls.unshownRow(IndexPath(row: 0, section: index))
    if table.calls.rowsAreUniform {
      section.uniformRow = first
    } else {
      section.rows = [first]
    }
    return section
  }
}

// MARK: - RowFollower

extension RowLoader: RowFollower {
  /// Rows that stay keep their heights; those of new ones are requested. Without estimates all are
  /// requested, and with them in the versions that forget what was measured.
  func apply(_ plan: UpdatePlan) {
    guard !requestsAllRowsForUpdates else {
      table.rows.geometry = requestGeometry(sectionCount: plan.rowCountsAfter.count) {
        plan.rowCountsAfter[$0]
      }
      return
    }
    // Requested beforehand: the callbacks may read the table's geometry.
    var sections: [Int: SectionExtents] = [:]
    for section in plan.insertedSections + plan.reloadedSections.map(\.target) {
      sections[section] = table.headers.request(section)
    }
    var extents: [RowPath: Extent] = [:]
    for path in plan.newRows { extents[path] = table.calls.unshownRow(IndexPath(path)) }
    table.rows.geometry.apply(
      plan, section: { sections[$0] ?? SectionExtents() },
      newRow: { extents[$0] ?? .estimated(UITableView.standardRowHeight) })
  }

  /// Whether an update requests the heights of all rows, or their estimates, as a reload does.
  private var requestsAllRowsForUpdates: Bool {
    guard table.calls.estimatesRows else { return !table.calls.rowsAreUniform }
    if Fault.forgetsHeightsInUpdates.isOn { return true }
    return table.behavior.forgetsHeightsInUpdates && !Fault.keepsHeightsInUpdates.isOn
  }
}

extension UpdatePlan {
  /// The rows whose heights have to be requested: inserted, reloaded, and those of new sections
  /// that differ.
  fileprivate var newRows: [RowPath] {
    let ofSections = (insertedSections + reloadedSections.map(\.target)).flatMap { section in
      (0..<rowCountsAfter[section]).map { RowPath(section: section, row: $0) }
    }
    return ofSections + insertedRows + reloadedRows.map(\.target)
  }
}
