#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Rows

  extension Screen {
    /// Taps a row in sight, at the middle of its content.
    public func tap(row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let (table, point) = place(ofRow: path, sourceLocation) else { return }
      perform(sourceLocation) { Finger(on: table, at: point).lift() }
    }

    /// Puts a finger on a row in sight; it stays until it is lifted. Beside the window, and an
    /// issue, if the row cannot be reached.
    public func touch(
      row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finger {
      let place = place(ofRow: path, sourceLocation)
      return inProcess {
        place.map { Finger(on: $0.table, at: $0.point) }
          ?? Finger(on: window, at: CGPoint(x: -1, y: -1))
      }
    }

    /// Taps the button of a row's accessory.
    public func tap(
      accessoryOfRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let cell = cell(atRow: path, sourceLocation: sourceLocation) else { return }
      let candidates = cell.subviews.filter { $0 !== cell.contentView }
      let button = candidates.lazy.compactMap { $0 as? UIButton }.first ?? cell.shownAccessoryView
      guard let button else {
        return fail("\(Self.name(path)) has no accessory button", sourceLocation)
      }
      tap(button, named: "The accessory of \(Self.name(path))", sourceLocation)
    }

    // MARK: Places

    /// The table and the middle of the part of a row that is in sight, or nil and an issue if no
    /// finger reaches it.
    func place(
      ofRow path: IndexPath, _ sourceLocation: SourceLocation
    ) -> (table: UITableView, point: CGPoint)? {
      guard let table = reachableTable(path, sourceLocation),
        let cell = inProcess({ table.cellForRow(at: path) }),
        let part = partInSight(table.rectForRow(at: path), of: table)
      else { return nil }
      let point = CGPoint(x: part.midX, y: part.midY)
      let obstacle = obstacle(to: cell, at: table.convert(point, to: cell))
      return report(obstacle, Self.name(path), sourceLocation) ? nil : (table, point)
    }

    /// The table with a row in sight, or nil and an issue.
    func reachableTable(
      _ path: IndexPath, _ sourceLocation: SourceLocation
    ) -> UITableView? {
      guard let table = knownTable(with: path, sourceLocation) else { return nil }
      let isReached = inProcess {
        isInSight(table.rectForRow(at: path), of: table) && table.cellForRow(at: path) != nil
      }
      guard isReached else {
        fail(
          "\(Self.name(path)) is not in sight; scroll to it first, with scroll(toRow:)",
          sourceLocation)
        return nil
      }
      return table
    }

    /// The table that has a row, or nil and an issue.
    func knownTable(with path: IndexPath, _ sourceLocation: SourceLocation) -> UITableView? {
      guard let table else {
        fail("There is no table in the view of \(Swift.type(of: topController))", sourceLocation)
        return nil
      }
      let hasRow = inProcess {
        path.count == 2 && path[0] >= 0 && path[0] < table.numberOfSections && path[1] >= 0
          && path[1] < table.numberOfRows(inSection: path[0])
      }
      guard hasRow else {
        fail("The table has no \(Self.name(path, isFirst: false))", sourceLocation)
        return nil
      }
      return table
    }

    static func name(_ path: IndexPath, isFirst: Bool = true) -> String {
      (isFirst ? "Row " : "row ") + path.map(String.init).joined(separator: "-")
    }
  }
#endif
