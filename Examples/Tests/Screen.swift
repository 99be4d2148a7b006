import TableModel
import TableProbe

/// A window that shows a controller, and a finger on it.
@MainActor struct Screen {
  let window = UIWindow(frame: UIScreen.main.bounds)

  /// Shows `controller` and lets everything settle.
  init(showing controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  /// Takes the controller off the screen; the window has to live until then.
  func close() { window.rootViewController = nil }

  /// Taps the middle of a view.
  func tap(_ view: UIView) {
    let finger = Finger(on: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  /// Taps a row beside its controls.
  func tap(row: Int, section: Int = 0, of table: UITableView) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    let finger = Finger(on: table, at: CGPoint(x: rect.minX + 20, y: rect.midY))
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }
}
