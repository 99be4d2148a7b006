#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Swiping

  extension Screen {
    /// The way that a finger swipes a row.
    public enum SwipeDirection: Sendable {
      /// To the actions at the trailing edge.
      case left
      /// To the actions at the leading edge.
      case right
    }

    /// How far a finger swipes a row.
    public enum SwipeDistance: Sendable {
      /// As far as shows the actions.
      case partial
      /// To the other edge, which performs the first action where the table lets it.
      case full
    }

    /// The parts of a row's width that a finger moves by; the model's choice.
    private enum Way {
      static let partial: CGFloat = 0.3
      static let full: CGFloat = 0.8
      /// Where a finger begins, from the other side: beside a section index.
      static let start: CGFloat = 0.85
      static let duration: TimeInterval = 0.3
      static let rest: TimeInterval = 0.1
    }

    /// The titles of the actions of the row that is swiped open, from the edge inwards.
    public var rowActions: [String] { table?.swipes.openActions.map(\.title) ?? [] }

    /// Swipes a row; an issue if the row cannot be edited or has no actions at that edge.
    ///
    /// ``swipeActions(ofRow:_:sourceLocation:)`` is for a row that may have none.
    public func swipe(
      row path: IndexPath, _ direction: SwipeDirection, distance: SwipeDistance = .partial,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard opens(path, direction, distance, sourceLocation) == false else { return }
      fail(
        "\(Self.name(path)) does not open: it cannot be edited, has no actions at that edge, or "
          + "the table is in editing mode",
        sourceLocation)
    }

    /// Swipes a row as far as shows its actions, and returns their titles, from the edge inwards; none
    /// if it does not open.
    ///
    ///     #expect(screen.swipeActions(ofRow: [0, 0], .left) == [])
    ///
    /// A row that opens stays open, for ``tap(rowAction:sourceLocation:)``.
    public func swipeActions(
      ofRow path: IndexPath, _ direction: SwipeDirection,
      sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
      opens(path, direction, .partial, sourceLocation) == true ? rowActions : []
    }

    /// Swipes a row and returns whether it opens; nil and an issue if it is not in sight.
    private func opens(
      _ path: IndexPath, _ direction: SwipeDirection, _ distance: SwipeDistance,
      _ sourceLocation: SourceLocation
    ) -> Bool? {
      guard let (table, _) = place(ofRow: path, sourceLocation),
        let part = partInSight(table.rectForRow(at: path), of: table)
      else { return nil }
      let count = table.swipes.begun
      perform(sourceLocation) {
        let width = window.bounds.width * (distance == .full ? Way.full : Way.partial)
        let finger = finger(on: table, inRow: part, direction: direction)
        finger.move(
          by: CGPoint(x: direction == .left ? -width : width, y: 0), duration: Way.duration)
        // On a row that stays closed the finger would select it by leaving.
        guard table.swipes.begun > count else { return finger.cancel() }
        finger.hold(for: Way.rest)
        finger.lift()
      }
      return table.swipes.begun > count
    }

    /// A finger at the side of a row, of which `part` is in sight, from which it can move far.
    private func finger(
      on table: UITableView, inRow part: CGRect, direction: SwipeDirection
    ) -> Finger {
      let way = part.width * Way.start
      let x = direction == .left ? part.minX + way : part.maxX - way
      return Finger(on: table, at: CGPoint(x: x, y: part.midY))
    }

    /// Taps an action of the row that is swiped open.
    public func tap(rowAction title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let table, !rowActions.isEmpty else {
        return fail("No row is open; swipe one first", sourceLocation)
      }
      guard reaches(table, sourceLocation) else { return }
      guard let index = rowActions.firstIndex(of: title) else {
        return fail(
          "The row has no action “\(title)”; it has: \(rowActions.joined(separator: ", "))",
          sourceLocation)
      }
      guard let button = table.swipes.shownButtons[index] else {
        return perform(sourceLocation) { table.swipes.tapAction(index) }
      }
      tap(button, named: "“\(title)”", sourceLocation)
    }

    // MARK: Editing mode

    /// Taps the round control of a row in editing mode: plus inserts, minus shows the actions.
    public func tap(
      editingControlOfRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let table = editedTable(path, sourceLocation) else { return }
      let cell = cell(atRow: path, sourceLocation: sourceLocation)
      guard cell?.editingStyle != UITableViewCell.EditingStyle.none else {
        return fail("\(Self.name(path)) has no editing control", sourceLocation)
      }
      inProcess { window.layoutIfNeeded() }
      guard let control = cell?.editControl, control.isUserInteractionEnabled else {
        return perform(sourceLocation) { table.editing.tapControl(at: path) }
      }
      tap(control, named: "The control of \(Self.name(path))", sourceLocation)
    }

    /// Drags a row by its reorder control to the place of another one, or to where the delegate
    /// sends it.
    public func reorder(
      row path: IndexPath, to other: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let table = editedTable(path, sourceLocation) else { return }
      var isMovable = false
      perform(sourceLocation) {
        guard table.reordering.begin(at: path) else { return }
        table.reordering.drag(to: other)
        isMovable = table.reordering.end()
      }
      if !isMovable { fail("\(Self.name(path)) has no reorder control", sourceLocation) }
    }

    /// The table with a row in sight, in editing mode, or nil and an issue.
    private func editedTable(
      _ path: IndexPath, _ sourceLocation: SourceLocation
    ) -> UITableView? {
      guard let (table, _) = place(ofRow: path, sourceLocation) else { return nil }
      guard table.isInEditingMode else {
        fail("The table is not in editing mode; tap its edit button first", sourceLocation)
        return nil
      }
      return table
    }
  }
#endif
