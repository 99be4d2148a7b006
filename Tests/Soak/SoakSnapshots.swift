import Foundation
import TableModel

/// The rows of a scene as snapshots: the names of its sections, and in them those of its rows.
final class SoakSnapshots: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section % 2 == 0 ? "Section \(section)" : nil }
}

// MARK: - Snapshots of a scene

extension SoakScene {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The scene's data source, which shows its rows.
  func makeSnapshots() -> SoakSnapshots {
    let source = SoakSnapshots(tableView: table) { [weak self] _, path, name in
      self?.cell(of: name, at: path)
    }
    sectionNames = names(sections.count)
    source.apply(snapshot, animatingDifferences: false)
    return source
  }

  /// The rows as a snapshot.
  var snapshot: Snapshot {
    var snapshot = Snapshot()
    for (name, rows) in zip(sectionNames, sections) {
      snapshot.appendSections([name])
      snapshot.appendItems(rows, toSection: name)
    }
    return snapshot
  }

  /// Takes a row away, by a deletion or by a snapshot.
  func remove(_ name: Int) {
    for section in sections.indices {
      guard let row = sections[section].firstIndex(of: name) else { continue }
      sections[section].remove(at: row)
      if let snapshots {
        snapshots.apply(snapshot)
      } else {
        table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
      }
      return
    }
  }

  /// What the data source tells of its items that is not so.
  func wrongSnapshot() -> String? {
    guard let snapshots else { return nil }
    let shown = snapshots.snapshot()
    guard shown.sectionIdentifiers == sectionNames,
      shown.itemIdentifiers == sections.flatMap(\.self)
    else { return "the snapshot has \(shown.sectionIdentifiers) \(shown.itemIdentifiers)" }
    guard shown.reloadedItemIdentifiers.isEmpty, shown.reconfiguredItemIdentifiers.isEmpty else {
      return "an applied snapshot still reloads or reconfigures items"
    }
    let wrong = paths.first {
      let name = sections[$0.section][$0.row]
      return snapshots.itemIdentifier(for: $0) != name || snapshots.indexPath(for: name) != $0
    }
    return wrong.map { "the data source has another item at \($0)" }
  }
}
