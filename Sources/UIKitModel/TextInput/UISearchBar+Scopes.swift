import Foundation

// The scopes below the field of a search bar.

extension UISearchBar {
  private enum Scopes {
    /// The height of their row, in points: that of a bar to iOS 10, which has 88 with its scopes. That
    /// it stayed so is the model's.
    static let height: CGFloat = 44
    /// How few titles are shown (Apple, `UISearchController.automaticallyShowsScopeBar`).
    static let fewestTitles = 2
  }

  /// What the scopes add to the height of the bar, in points.
  var scopesHeight: CGFloat { scopeControl == nil ? 0 : Scopes.height }

  /// The height that the bar has by itself, in points.
  var fittingHeight: CGFloat { systemVersion.behavior.searchBarHeight + scopesHeight }

  /// Makes the control of the scopes anew, or takes it away.
  func updateScopes() {
    let titles = hasScopes ? scopeButtonTitles ?? [] : []
    let height = scopesHeight
    if titles.count < Scopes.fewestTitles {
      scopeControl?.removeFromSuperview()
      scopeControl = nil
    } else {
      showScopes(titles)
    }
    guard height != scopesHeight else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.itemDidChange()
  }

  private func showScopes(_ titles: [String]) {
    let control = scopeControl ?? makeScopeControl()
    if titles != (0..<control.numberOfSegments).map({ control.titleForSegment(at: $0) }) {
      control.removeAllSegments()
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    control.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func makeScopeControl() -> UISegmentedControl {
    let control = UISegmentedControl(frame: .zero)
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UISegmentedControl else { return }
        select(scope: control.selectedSegmentIndex)
      }, for: .valueChanged)
    addSubview(control)
    scopeControl = control
    return control
  }

  /// Puts the scopes into the middle of their row.
  func placeScopes(below row: CGRect, inset: CGFloat) {
    guard let control = scopeControl else { return }
    let height = control.intrinsicContentSize.height
    control.frame = CGRect(
      x: row.minX + inset, y: row.maxY + (Scopes.height - height) / 2,
      width: max(row.width - inset * 2, 0), height: height)
  }
}
