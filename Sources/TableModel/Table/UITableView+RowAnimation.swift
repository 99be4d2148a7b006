extension UITableView {
  /// Moves rows that are on the screen over the duration of a row animation (G0-34).
  func animateRows(_ changes: () -> Void) {
    UIView.change(over: Self.rowAnimationDuration, changes)
  }
}
