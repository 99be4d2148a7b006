#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
  public import Testing
#endif

// MARK: - Editing

extension TableProbe {
  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note(.canEdit, indexPath, value: canEdit?(indexPath) ?? true)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note(.canMove, indexPath, value: canMove?(indexPath) ?? true)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note(.editingStyle, indexPath, value: editingStyle?(indexPath) ?? .delete)
  }

  /// Logs the call and runs its closure.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note(.commit, indexPath, value: editingStyle)
    commit?(editingStyle, indexPath)
  }

  /// Logs the call and runs its closure.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note(.moveRow, sourceIndexPath, value: destinationIndexPath)
    moveRow?(sourceIndexPath, destinationIndexPath)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note(
      .targetForMove, sourceIndexPath,
      value: targetForMove?(sourceIndexPath, proposedDestinationIndexPath)
        ?? proposedDestinationIndexPath)
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(.leadingSwipeActions, indexPath, value: leadingSwipeActions?(indexPath))
  }

  /// Logs the call and returns what its closure returns.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(.trailingSwipeActions, indexPath, value: trailingSwipeActions?(indexPath))
  }
}

#if !canImport(UIKit)
  // MARK: - Scripted editing

  extension TableProbe {
    /// Swipes a row open from its trailing edge; returns the words on its buttons, none if it
    /// stays closed.
    @discardableResult public func swipe(
      row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
      guard hasRow(path, sourceLocation) else { return [] }
      return table.swipes.open(rowAt: path).map(\.title)
    }

    /// Swipes a row open from its leading edge.
    @discardableResult public func swipeFromLeading(
      row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
      guard hasRow(path, sourceLocation) else { return [] }
      return table.swipes.open(rowAt: path, side: .leading).map(\.title)
    }

    /// Swipes a row from its trailing edge over its whole width, and lets everything finish.
    public func swipeFully(row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
      guard hasRow(path, sourceLocation) else { return }
      table.swipes.openFully(rowAt: path)
      settle()
    }

    /// Taps a button of the row that is open, counted from the edge, and lets everything finish.
    public func tapSwipeAction(_ index: Int = 0) {
      table.swipes.tapAction(index)
      settle()
    }

    /// Closes the row that is open.
    public func closeSwipe() { table.swipes.close() }

    /// Taps the round control of a row in editing mode.
    public func tapEditingControl(
      of path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard hasRow(path, sourceLocation) else { return }
      table.editing.tapControl(at: path)
      settle()
    }

    /// Drags a row by its reorder control over places and lets it go over the last; false if the
    /// row has no control. `meanwhile` runs after the row was lifted and before it moves.
    @discardableResult public func reorder(
      row path: IndexPath, over places: IndexPath...,
      sourceLocation: SourceLocation = #_sourceLocation, meanwhile: () -> Void = {}
    ) -> Bool {
      guard hasRow(path, sourceLocation) else { return false }
      guard table.reordering.begin(at: path) else {
        // Whoever finds nothing to grab has seen the screen laid out.
        settle()
        return false
      }
      meanwhile()
      for place in places { table.reordering.drag(to: place) }
      table.reordering.end()
      settle()
      return true
    }
  }
#endif
