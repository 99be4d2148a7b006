import Foundation

extension UIView {
  // MARK: Updating constraints

  func markForConstraintUpdate() {
    stateOfLayout.needsConstraintUpdate = true
    superview?.markConstraintUpdateBelow()
    scheduleConstraintPass()
  }

  func markConstraintUpdateBelow() {
    for view in sequence(first: self, next: { $0.superview }) {
      view.stateOfLayout.needsConstraintUpdateBelow = true
    }
  }

  /// Has the run loop lay out the tree at the end of the turn, as far as it needs it.
  func scheduleConstraintPass() {
    guard let window else { return }
    process.loop.setNeedsLayout(window)
  }

  /// Innermost views first, so that a view finds the constraints of its subviews made.
  func updateConstraintsOfTree() {
    guard let state = layoutState else { return }
    if state.needsConstraintUpdateBelow {
      state.needsConstraintUpdateBelow = false
      for view in subviews { view.updateConstraintsOfTree() }
    }
    guard state.needsConstraintUpdate || Fault.updatesConstraintsInLayout.isOn,
      !Fault.updatesNoConstraints.isOn
    else { return }
    state.needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Layout

  /// Updates the constraints of the tree, solves the system that the view is part of and those of
  /// the cells below it, and marks the views whose frames change.
  func prepareConstraintsForLayout() {
    guard layoutState != nil || superview?.layoutState != nil else { return }
    updateConstraintsOfTree()
    liveSystem?.settle()
    settleBoundariesBelow()
  }

  private func settleBoundariesBelow() {
    for view in subviews where view.hasConstraintsInside {
      if view.isLayoutBoundary { view.layoutState?.system?.settle() }
      view.settleBoundariesBelow()
    }
  }

  /// Gives the subviews that have no mask constraints the frames that were solved.
  func applySolvedFrames() {
    guard mayPlaceSubviews, let system = liveSystem else { return }
    system.settle()
    let scale = pixelScale
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let box = system.knownBox(view.reference) else { continue }
      view.place(in: view.frame(forAlignmentRect: system.frame(of: box, scale: scale)))
    }
    (self as? UIScrollView)?.applySolvedContentSize(from: system)
  }

  /// Whether constraints may place subviews: those on the view or below it, or those on a view above
  /// it, which need not be the nearest one that the items have in common.
  private var mayPlaceSubviews: Bool {
    guard let layoutState else { return false }
    return layoutState.hasConstraintsInside
      || subviews.contains {
        $0.layoutState != nil && !$0.translatesAutoresizingMaskIntoConstraints
      }
  }

  // MARK: Changes

  /// Called when the frame or the mask has changed.
  func recordGeometryForConstraints() {
    guard layoutState != nil else { return }
    liveSystem?.geometryDidChange(of: self)
  }

  func translationDidChange() {
    guard layoutState != nil else { return }
    liveSystem?.geometryDidChange(of: self)
    scheduleConstraintPass()
  }

  func intrinsicSizeDidChange() {
    (self as? any WrappingView)?.discardAutomaticWidth()
    guard layoutState != nil else { return }
    liveSystem?.intrinsicSizeDidChange(of: self)
    scheduleConstraintPass()
  }

  // MARK: Fitting

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    let system = LayoutSystem(root: self, isFitting: true)
    system.adopt(self)
    var size = system.fittingSize(target, horizontal, vertical)
    if Fault.fitsHigher.isOn { size.height += 1 }
    if Fault.fitsWider.isOn { size.width += 1 }
    return size
  }
}

extension UIScrollView {
  /// Applies the size of the content by its constraints.
  fileprivate func applySolvedContentSize(from system: LayoutSystem) {
    guard sizesContentByConstraints, let size = system.contentSize(of: self) else { return }
    contentSize = size
  }
}
