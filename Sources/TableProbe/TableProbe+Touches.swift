#if !canImport(UIKit)
  public import TableModel
  import TestReports
  public import Testing

  // MARK: - Scripted touches

  extension TableProbe {
    /// A finger on the table at a point of its content.
    public func touch(at point: CGPoint) -> Finger { Finger(on: table, at: point) }

    /// A finger on the part of a row that is in sight; beside the table if none is. A row that the
    /// table does not have is an issue at the line of the call.
    public func touch(
      row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finger {
      let visible =
        hasRow(path, sourceLocation)
        ? table.rectForRow(at: path).overlap(with: table.bounds) : .null
      return touch(
        at: visible.isNull
          ? CGPoint(x: -1, y: table.bounds.minY) : CGPoint(x: visible.midX, y: visible.midY))
    }

    /// Taps a point of the content and lets the table settle.
    public func tap(at point: CGPoint) {
      touch(at: point).lift()
      settle()
    }

    /// Taps a row and lets the table settle.
    public func tap(row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
      touch(row: path, sourceLocation: sourceLocation).lift()
      settle()
    }

    /// Whether the table has a row; an issue at the line of the call if not.
    func hasRow(_ path: IndexPath, _ sourceLocation: SourceLocation) -> Bool {
      let isKnown =
        path.count == 2 && path[0] >= 0 && path[0] < table.numberOfSections
        && path[1] >= 0 && path[1] < table.numberOfRows(inSection: path[0])
      if !isKnown {
        let name = path.map(String.init).joined(separator: "-")
        TestReport.record("The table has no row \(name)", at: sourceLocation)
      }
      return isKnown
    }

    /// Sweeps with two fingers over the rows from one to another, which selects them where the
    /// delegate allows it, and lets the table settle.
    public func sweep(from first: IndexPath, to last: IndexPath) {
      table.sweeps.sweep(from: first, to: last)
      settle()
    }

    /// Taps the status bar, which scrolls to the top, and lets the table settle.
    public func tapStatusBar() {
      window.tapStatusBar()
      settle()
    }

    /// Drags by `distance` points, downwards if positive, leaves without momentum, and lets the
    /// table settle.
    public func drag(by distance: CGFloat, duration: TimeInterval = 0.5) {
      touchInTheMiddle().drag(by: CGPoint(x: 0, y: distance), duration: duration)
      settle()
    }

    /// Flings the content with a finger that leaves at `velocity` points a second, downwards if
    /// positive, and lets the table settle.
    public func fling(velocity: CGFloat) {
      touchInTheMiddle().fling(velocity: velocity)
      settle()
    }

    private func touchInTheMiddle() -> Finger {
      touch(at: CGPoint(x: table.bounds.midX, y: table.bounds.midY))
    }
  }
#endif
