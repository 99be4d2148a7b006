import Foundation

// MARK: - Adding and removing views

extension UIView {
  func reorder(_ view: UIView, to index: Int) {
    guard !Fault.reordersNoSubviews.isOn else { return }
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Whether the view is anywhere below another one; without a walk to the root for one that has no
  /// subviews, so that adding views to a deep tree does not take longer for the second look.
  private func isInside(_ view: UIView) -> Bool {
    !view.subviews.isEmpty && isDescendant(of: view)
  }

  func insert(_ view: UIView, at index: Int) {
    guard !Fault.addsNoSubviews.isOn else { return }
    guard view !== self else { return process.raise(Message.addsItself) }
    guard !isInside(view) else { return process.raise(Message.layerCycle(view)) }
    view.process.noteUse(of: view)
    process.noteUse(of: self)
    guard !isTooDeep(for: view) else { return process.raise(Message.hierarchyIsTooDeep(view)) }
    if view.superview === self {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    process.nest("addSubview(_: \(type(of: view)))") { add(view, at: index) }
  }

  /// Puts a view from elsewhere among the subviews, and tells the app.
  private func add(_ view: UIView, at index: Int) {
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.propagateWindowChange(to: newWindow, isBefore: true) }
    view.superview?.willRemoveSubview(view)
    // The app's methods, called so far, may have moved this view into the other.
    guard !isInside(view) else { return process.raise(Message.layerCycle(view)) }
    if let old = view.superview {
      view.leaveConstraints(of: old)
      old.subviews.removeIdentical(view)
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    recordHeight(of: view)
    view.joinConstraints(of: self)
    view.updateTraits()
    if oldWindow !== newWindow { view.propagateWindowChange(to: newWindow, isBefore: false) }
    view.didMoveToSuperview()
    if newWindow == nil, Fault.announcesTraitsAtFirst.isOn { view.traitCollectionDidChange(nil) }
    didAddSubview(view)
    view.setNeedsLayout()
    setNeedsLayout()
  }

  func propagateWindowChange(to newWindow: UIWindow?, isBefore: Bool) {
    if !isBefore, newWindow == nil { removeAnimations() }
    if !isBefore, newWindow != nil { process.appearances.apply(to: self) }
    if isBefore {
      willMove(toWindow: newWindow)
    } else if !Fault.tellsNoWindow.isOn {
      didMoveToWindow()
    }
    if !isBefore, Fault.announcesTraitsAtFirst.isOn { traitCollectionDidChange(nil) }
    if !isBefore { process.keyboard.viewDidJoinWindow(self) }
    if isBefore, newWindow == nil, viewController != nil { process.keyboard.viewWillLeave(self) }
    viewController?.viewMoves(toWindow: newWindow, isBefore: isBefore)
    if !isBefore { viewController?.keyboardDidChange() }
    // What was laid out before it had a window has no safe area yet.
    if !isBefore, newWindow != nil {
      if layoutState != nil { safeAreaInsetsDidChange() }
      if hasMarginsOfWindow { marginsMayHaveChanged() }
    }
    for view in subviews { view.propagateWindowChange(to: newWindow, isBefore: isBefore) }
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
    guard let parent = superview, !Fault.keepsRemovedViews.isOn else { return }
    process.nest("removeFromSuperview()", of: self) { leave(parent) }
  }

  private func leave(_ parent: UIView) {
    willMove(toSuperview: nil)
    let oldWindow = window
    if oldWindow != nil { propagateWindowChange(to: nil, isBefore: true) }
    parent.willRemoveSubview(self)
    leaveConstraints(of: parent)
    // A cell that leaves a table was added before the others, behind which they came.
    if let index = parent.subviews.lastIndex(where: { $0 === self }) {
      parent.subviews.remove(at: index)
    }
    superview = nil
    if oldWindow != nil { propagateWindowChange(to: nil, isBefore: false) }
    didMoveToSuperview()
  }
}
