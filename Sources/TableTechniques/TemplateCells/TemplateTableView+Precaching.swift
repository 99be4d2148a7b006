#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

extension TemplateTableView {
  /// How far the heights of the rows have been measured in idle time.
  struct PrecachingState {
    /// Whether a height was cached by index path.
    var wasStarted = false
    /// Whether the main loop is observed.
    var isObserving = false
    /// The first row that was not looked at since the last change.
    var next = Self.firstRow

    static let firstRow = IndexPath(row: 0, section: 0)
  }

  /// Has all rows looked at again, after a change.
  func restartPrecaching() {
    precaching.next = PrecachingState.firstRow
    precache()
  }

  /// Has the rows whose height is unknown measured in idle time, unless that goes on already.
  func precache() {
    precaching.wasStarted = true
    guard isPrecachingEnabled, !precaching.isObserving else { return }
    precaching.isObserving = true
    if TechniqueFault.measuresAllAtOnce.isOn { while precacheNextRow() == .more {} }
    IdleTurns.work { [weak self] in self?.precacheNextRow() ?? .done }
  }

  /// Measures one row: the one whose turn it is.
  private func precacheNextRow() -> IdleTurns.Progress {
    guard isPrecachingEnabled, let path = nextUnknownRow() else {
      precaching.isObserving = false
      precaching.next = PrecachingState.firstRow
      return .done
    }
    precaching.next = IndexPath(row: path.row + 1, section: path.section)
    _ = delegate?.tableView?(self, heightForRowAt: path)
    if let height = rowHeights[path] { debugLog("precached", path, height) }
    return .more
  }

  /// The first row without a known height that exists both in the table and in the data source.
  ///
  /// Data that changed before its update is not measured: the update will start over.
  private func nextUnknownRow() -> IndexPath? {
    guard let source = sourceCounts, delegate != nil, openBatch.depth == 0 else { return nil }
    let path = rowHeights.firstUnknown(
      from: precaching.next, sectionCount: numberOfSections
    ) { self.numberOfRows(inSection: $0) }
    guard let path, source.sections == numberOfSections,
      source.rows(path.section) == numberOfRows(inSection: path.section)
    else { return nil }
    return path
  }
}
