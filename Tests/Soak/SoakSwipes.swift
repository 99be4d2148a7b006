import Foundation
import TableModel

/// What has become of the swipes of a scene.
struct SoakSwipes {
  /// How often `willBeginEditingRowAt` was called, and `didEndEditingRowAt`.
  var begun = 0
  var ended = 0
  /// The rows whose first action was performed.
  var performed: [Int] = []
  /// Completion handlers that were not called yet.
  var completions: [(Bool) -> Void] = []
}

// MARK: - UITableViewDelegate

extension SoakScene {
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    swipes.begun += 1
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    swipes.ended += 1
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = sections[indexPath.section][indexPath.row]
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, completion in
      self?.swipes.performed.append(name)
      self?.remove(name)
      completion(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
      self?.swipes.performed.append(name)
      self?.swipes.completions.append(completion)
    }
    let configuration = UISwipeActionsConfiguration(
      actions: name % 2 == 0 ? [remove, later] : [later, remove])
    configuration.performsFirstActionWithFullSwipe = performsFirst(name)
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = sections[indexPath.section][indexPath.row]
    return name % 5 == 0
      ? nil
      : UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, completion in
            self?.swipes.performed.append(name)
            completion(false)
          }
        ])
  }

  /// Whether a full swipe performs the first action of a row.
  func performsFirst(_ name: Int) -> Bool { name % 3 != 0 }

  /// What is wrong with the row that is open: one cell at most shows its actions, and each swipe
  /// that began has ended or goes on, to iOS 10 even without actions.
  func wrongSwipes() -> String? {
    let isOpen = table.isEditing && !table.isInEditingMode
    if isOpen, table.swipes.openActions.isEmpty, SystemVersion.current >= .iOS(11) {
      return "a row is open without actions"
    }
    guard swipes.begun - swipes.ended == (isOpen ? 1 : 0) else {
      return "\(swipes.begun) swipes began, \(swipes.ended) ended, a row is open: \(isOpen)"
    }
    let confirming = table.visibleCells.filter(\.showingDeleteConfirmation)
    // In editing mode the row shows them whose control was tapped.
    let mayConfirm = isOpen || !table.swipes.openActions.isEmpty
    return confirming.count <= (mayConfirm ? 1 : 0)
      ? nil : "\(confirming.map(\.tag)) show their actions, a row is open: \(isOpen)"
  }
}
