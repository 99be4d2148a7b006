#if !canImport(UIKit)
  public import TableModel

  /// A scripted drag, from lifting a row to dropping what it represents.
  ///
  ///     let drag = Drag(liftingRow: [0, 0], of: table)
  ///     drag?.move(over: [0, 2], of: table)
  ///     drag?.drop()
  ///
  /// UIKit takes no touches from code, and has no such class.
  @MainActor public final class Drag {
    private let script: DragSequence

    /// Lifts a row; nil if nothing of it is dragged.
    public init?(liftingRow path: IndexPath, of table: UITableView) {
      guard let script = DragSequence(liftingRowAt: path, of: table) else { return nil }
      self.script = script
    }

    /// A drag that comes from another application; nil if the view has no window.
    public init?(of items: [UIDragItem], from view: UIView) {
      guard let window = view.window else { return nil }
      script = DragSequence(of: items, in: window)
    }

    /// Taps another row, to drag along what it represents.
    public func add(row path: IndexPath, of table: UITableView) {
      script.add(rowAt: path, of: table)
    }

    /// Moves to a point in the view's own coordinates.
    public func move(to point: CGPoint, in view: UIView) {
      script.move(to: view.convert(point, to: nil))
    }

    /// Moves to the upper half of a row.
    public func move(over path: IndexPath, of table: UITableView) {
      let rect = table.rectForRow(at: path)
      move(to: CGPoint(x: rect.midX, y: rect.minY + rect.height / 4), in: table)
    }

    /// Moves to the lower end of a row.
    public func move(below path: IndexPath, of table: UITableView) {
      let rect = table.rectForRow(at: path)
      move(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4), in: table)
    }

    /// Lets go and lets everything finish; true if something was dropped.
    @discardableResult public func drop() -> Bool {
      let isDropped = script.lift()
      MainRunLoop.settle()
      return isDropped
    }

    /// Has the system take the drag away.
    public func cancel() {
      script.cancel()
      MainRunLoop.settle()
    }
  }
#endif
