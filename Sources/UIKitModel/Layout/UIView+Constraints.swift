import Foundation

// MARK: - The list of constraints

extension UIView {
  /// The constraints installed on the view, and those for its own size and mask.
  public var constraints: [NSLayoutConstraint] {
    let implied = liveSystem?.contentSizeConstraints(of: self) ?? []
    return (layoutState?.constraints ?? []) + implied
  }

  /// Installs a constraint on the view.
  ///
  /// - Raises: `NSGenericException` when it is about something outside of the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let items = [constraint.first, constraint.second].compactMap { $0 }
    guard !items.isEmpty, items.allSatisfy({ $0.nearestView?.isDescendant(of: self) == true })
    else {
      return ConstraintFault.outsideOfView(constraint, self).raise(in: process)
    }
    guard ConstraintFault(constraint) == nil else { return }
    constraint.holder?.uninstall(constraint)
    install(constraint)
  }

  /// Installs several constraints on the view, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint off the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { uninstall(constraint) }
  }

  /// Takes several constraints off the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How strongly the view keeps from being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly the view keeps from being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard let priority = accepted(priority) else { return }
    stateOfLayout.hugging[axis.rawValue] = priority
    intrinsicSizeDidChange()
  }

  /// How strongly the view keeps from being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compression[axis.rawValue] ?? .defaultHigh }

  /// Sets how strongly the view keeps from being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard let priority = accepted(priority) else { return }
    stateOfLayout.compression[axis.rawValue] = priority
    intrinsicSizeDidChange()
  }

  private func accepted(_ priority: UILayoutPriority) -> UILayoutPriority? {
    if priority.isValid { return priority }
    ConstraintFault.priority(priority).raise(in: process)
    return nil
  }

  /// The smallest size that a fitting size can be wished to have.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that a fitting size can be wished to have, in points.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether the constraints allow the view another frame that is just as good.
  public var hasAmbiguousLayout: Bool {
    prepareConstraintsForLayout()
    return liveSystem?.isAmbiguous(self) ?? false
  }

  /// The constraints that hold the view where it is along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    prepareConstraintsForLayout()
    return liveSystem?.constraintsAffecting(self, axis) ?? []
  }

  /// The frame without what the alignment leaves out.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of which the alignment leaves `alignmentRect`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The length of an axis along which the content has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

// MARK: - Installing

extension UIView {
  /// The view's part in Auto Layout, made when it is first needed.
  var stateOfLayout: LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    return state
  }

  /// Whether the view or something below it has constraints.
  package var hasConstraintsInside: Bool { layoutState?.hasConstraintsInside == true }

  /// Whether the superview has constraints that hold something in the view.
  package var isContentHeldBySuperview: Bool {
    superview?.layoutState?.constraints.contains { constraint in
      [constraint.first, constraint.second].contains { item in
        guard let view = item?.nearestView, view !== self else { return false }
        return view.isDescendant(of: self)
      }
    } ?? false
  }

  /// Whether the view has a system of its own although it is in a superview, and no constraint
  /// crosses its edge.
  var isLayoutBoundary: Bool { separatesLayout && layoutState?.isOpened != true }

  /// The view whose system solves for this one.
  var layoutHost: UIView {
    var view = self
    while !view.isLayoutBoundary, let parent = view.superview { view = parent }
    return view
  }

  /// The system that solves for the view, if there is one.
  var liveSystem: LayoutSystem? { layoutHost.layoutState?.system }

  /// The system that solves for the view, made if need be.
  private var neededSystem: LayoutSystem {
    let host = layoutHost
    let state = host.stateOfLayout
    if let system = state.system { return system }
    let system = LayoutSystem(root: host, isFitting: false)
    state.system = system
    return system
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    stateOfLayout.constraints.append(constraint)
    recordConstraintsInside()
    for item in [constraint.first, constraint.second] {
      guard let view = item?.nearestView else { continue }
      for inner in sequence(first: view, next: { $0 === self ? nil : $0.superview }) {
        _ = inner.stateOfLayout
      }
      openBoundaries(from: view)
    }
    neededSystem.add(constraint)
    scheduleConstraintPass()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState?.constraints.removeIdentical(constraint)
    liveSystem?.remove(constraint)
    liveSystem?.root.constraintsDidChangeInside()
    scheduleConstraintPass()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    liveSystem?.constantDidChange(of: constraint)
    scheduleConstraintPass()
  }

  /// Takes the constraint in anew: something about it other than its constant has changed.
  func formDidChange(of constraint: NSLayoutConstraint) {
    liveSystem?.remove(constraint)
    liveSystem?.add(constraint)
    scheduleConstraintPass()
  }

  private func recordConstraintsInside() {
    for view in sequence(first: self, next: { $0.superview }) {
      view.stateOfLayout.hasConstraintsInside = true
    }
  }

  /// Joins the systems of cells between `view` and this one, which a constraint reaches into.
  private func openBoundaries(from view: UIView) {
    var inner = view
    while inner !== self, let parent = inner.superview {
      if inner.isLayoutBoundary {
        inner.stateOfLayout.isOpened = true
        inner.layoutState?.system = nil
        neededSystem.adopt(inner)
      }
      inner = parent
    }
  }
}

// MARK: - Moving in the tree

extension UIView {
  /// Called when the view is about to leave `parent`: constraints that reach into it are dropped.
  func leaveConstraints(of parent: UIView) {
    guard layoutState != nil else { return }
    let tree = itemsInside
    for ancestor in sequence(first: parent, next: { $0.superview }) {
      for constraint in ancestor.layoutState?.constraints ?? [] where constraint.isAbout(tree) {
        ancestor.uninstall(constraint)
      }
    }
    if !isLayoutBoundary { parent.liveSystem?.release(self) }
  }

  /// Called when the view has come into `parent`.
  func joinConstraints(of parent: UIView) {
    if viewController != nil || Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    guard let state = layoutState else { return }
    if state.needsConstraintUpdateBelow || state.needsConstraintUpdate {
      parent.markConstraintUpdateBelow()
    }
    guard state.hasConstraintsInside else { return }
    parent.recordConstraintsInside()
    guard !isLayoutBoundary else { return }
    state.system = nil
    parent.neededSystem.adoptWithMasks(self)
  }
}

extension UIView {
  /// The identities of what constraints can be about in the view's tree, found once for all of
  /// those that are looked at.
  private var itemsInside: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = [ObjectIdentifier(reference)]
    for guide in layoutState?.allGuides ?? [] { found.insert(ObjectIdentifier(guide.reference)) }
    // A view that a constraint is about has a state, and so have those between it and the holder.
    for subview in subviews where subview.layoutState != nil {
      found.formUnion(subview.itemsInside)
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is among those with these identities.
  fileprivate func isAbout(_ items: Set<ObjectIdentifier>) -> Bool {
    for reference in [firstReference, secondReference] {
      if let reference, items.contains(ObjectIdentifier(reference)) { return true }
    }
    return false
  }
}
