import Foundation
import SystemVersions
import UIKitModel

/// Two fingers that sweep over rows and select them, if the delegate lets them; the table goes into
/// editing by itself and stays there (Apple, Selecting multiple items with a two-finger pan gesture;
/// iOS 13).
@MainActor package final class RowSweep {
  private unowned let table: UITableView
  /// The row that the fingers came to last; nil while nothing is swept.
  private var last: IndexPath?

  init(_ table: UITableView) { self.table = table }

  /// The recognizer of the fingers, once a table lets several rows be selected in editing mode.
  private lazy var recognizer = TwoFingerPanRecognizer(
    began: { [weak self] in self?.begin(under: $0) ?? false },
    moved: { [weak self] in self?.move(under: $0) }, ended: { [weak self] in self?.end() })

  /// The table lets several rows be selected in editing mode, or not any more.
  func settingDidChange() {
    if recognizer.view == nil { table.addGestureRecognizer(recognizer) }
    recognizer.isEnabled = table.allowsMultipleSelectionDuringEditing
  }

  private func begin(under point: CGPoint) -> Bool {
    table.row(at: point).map { begin(at: $0) } ?? false
  }

  private func move(under point: CGPoint) {
    if let path = table.row(at: point) { move(to: path) }
  }

  private var mayBegin: Bool {
    table.behavior.hasMultipleSelectionInteraction && table.allowsMultipleSelectionDuringEditing
      && table.window != nil
  }

  /// The fingers begin at a row; false if they sweep nothing.
  func begin(at first: IndexPath) -> Bool {
    guard mayBegin, table.rows.contains(first), let delegate = table.calls.delegate,
      delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    table.setEditing(true, animated: true)
    delegate.tableView(table, didBeginMultipleSelectionInteractionAt: first)
    last = first
    table.selection.selectOnce(first)
    return true
  }

  /// The fingers come to a row: those on the way are selected.
  func move(to path: IndexPath) {
    guard let start = last, start != path, table.rows.contains(path) else { return }
    last = path
    var next: IndexPath? = start
    while let row = next {
      table.selection.selectOnce(row)
      guard row != path else { break }
      next = start < path ? table.rows.nextRow(after: row) : table.rows.previousRow(before: row)
    }
  }

  func end() {
    guard last != nil else { return }
    last = nil
    table.calls.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  /// Sweeps from one row to another.
  package func sweep(from first: IndexPath, to path: IndexPath) {
    guard table.rows.contains(path), begin(at: first) else { return }
    move(to: path)
    end()
  }
}
