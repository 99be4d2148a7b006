#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Scrolling

  extension Screen {
    /// The part of a view's height that one drag moves the content by; the model's choice.
    private static let dragPart: CGFloat = 0.5
    /// How far a pull moves the finger, in points: the content follows by less; the model's choice.
    private static let pullDistance: CGFloat = 300

    /// Drags the content of the shown controller's scroll view by a distance in points, on towards
    /// its end if positive, and leaves it at rest.
    public func scroll(by distance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
      guard distance.isFinite else {
        return fail("No user can scroll by \(distance) points", sourceLocation)
      }
      guard let view = scrolledView(sourceLocation) else { return }
      var rest = distance
      while rest != 0 {
        let step = Self.step(of: rest, in: view)
        let offset = view.contentOffset
        perform(sourceLocation) { finger(on: view).drag(by: CGPoint(x: 0, y: -step)) }
        guard view.contentOffset != offset else { return }
        rest -= step
      }
    }

    /// Drags until all of a row is in sight; an issue if that cannot be.
    public func scroll(
      toRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let table = knownTable(with: path, sourceLocation), reaches(table, sourceLocation)
      else { return }
      while case let distance = inProcess({ distance(of: table, toRow: path) }), distance != 0 {
        let offset = table.contentOffset
        // A finger has to move a little before the content follows.
        let least = distance < 0 ? min(distance, -Self.slop) : max(distance, Self.slop)
        perform(sourceLocation) {
          finger(on: table).drag(by: CGPoint(x: 0, y: -Self.step(of: least, in: table)))
        }
        guard table.contentOffset != offset else {
          return fail("\(Self.name(path)) cannot be scrolled into sight", sourceLocation)
        }
      }
    }

    /// How far a finger moves before it drags, in points.
    private static let slop: CGFloat = 10

    private static func step(of distance: CGFloat, in view: UIScrollView) -> CGFloat {
      let most = max(view.clearBounds.height * dragPart, slop)
      return min(max(distance, -most), most)
    }

    /// Flings the content at a speed in points a second, on towards its end if positive.
    ///
    /// With `waits` false it is moving afterwards, and ``stop(sourceLocation:)`` stops it.
    public func fling(
      velocity: CGFloat, waits: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard velocity.isFinite else {
        return fail("No user can fling at \(velocity) points a second", sourceLocation)
      }
      guard let view = scrolledView(sourceLocation) else { return }
      perform(sourceLocation, waits: waits) { finger(on: view).fling(velocity: -velocity) }
    }

    /// Puts a finger on content that moves, which stops it.
    public func stop(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = scrolledView(sourceLocation) else { return }
      guard !view.isAtRest else { return fail("Nothing moves", sourceLocation) }
      perform(sourceLocation) { finger(on: view).lift() }
    }

    /// Pulls the content down until its refresh control begins; an issue if it does not.
    public func pullToRefresh(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = scrolledView(sourceLocation) else { return }
      guard let control = view.refreshControl else {
        return fail("\(Swift.type(of: view)) has no refresh control", sourceLocation)
      }
      var hasBegun = false
      let noted = UIAction { _ in hasBegun = true }
      control.addAction(noted, for: .valueChanged)
      defer { control.removeAction(noted, for: .valueChanged) }
      perform(sourceLocation) {
        finger(on: view).drag(by: CGPoint(x: 0, y: Self.pullDistance))
      }
      if !hasBegun {
        fail("The pull does not begin a refresh: the content is not at its top", sourceLocation)
      }
    }

    /// Taps the status bar, which scrolls to the top.
    public func tapStatusBar(sourceLocation: SourceLocation = #_sourceLocation) {
      perform(sourceLocation) { window.tapStatusBar() }
    }

    /// A finger in the middle of what is in sight.
    private func finger(on view: UIScrollView) -> Finger {
      let part = view.clearBounds
      return Finger(on: view, at: CGPoint(x: part.midX, y: part.midY))
    }

    /// The scroll view of the shown controller, or nil and an issue.
    private func scrolledView(_ sourceLocation: SourceLocation) -> UIScrollView? {
      guard let view = table ?? first(UIScrollView.self) else {
        fail(
          "There is no scroll view in the view of \(Swift.type(of: topController))", sourceLocation)
        return nil
      }
      return reaches(view, sourceLocation) ? view : nil
    }

    /// How far the content has to move on for all of a row to be in sight, or its beginning.
    private func distance(of table: UITableView, toRow path: IndexPath) -> CGFloat {
      let (row, clear) = (table.rectForRow(at: path), table.clearBounds)
      if row.minY < clear.minY || row.height > clear.height { return row.minY - clear.minY }
      return max(row.maxY - clear.maxY, 0)
    }

    /// Whether a finger reaches the middle of what is in sight; an issue if not.
    func reaches(_ view: UIScrollView, _ sourceLocation: SourceLocation) -> Bool {
      let part = view.clearBounds
      let obstacle = obstacle(to: view, at: CGPoint(x: part.midX, y: part.midY))
      return !report(obstacle, "\(Swift.type(of: view))", sourceLocation)
    }
  }
#endif
