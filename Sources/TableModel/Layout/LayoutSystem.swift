import Foundation
import LayoutEngine

/// The constraints of one tree of views in one solver.
///
/// Changes are noted and taken in together by ``settle()``: a constraint goes in or out by itself,
/// a constant is edited in place, and the rest of the system stays as it is. Every view that a
/// constraint is about has four variables, its frame in its superview's coordinates, so that a
/// tree can be moved without touching what is in it.
@MainActor final class LayoutSystem {
  /// How a constraint stands in the solver.
  struct Installation {
    var names: [ConstraintID]
    /// What the solver's constants have besides the constraint's own.
    var offsets: [Double]
    let constraint: NSLayoutConstraint
  }

  unowned let root: UIView
  /// Whether the system only finds a fitting size and is thrown away.
  let isFitting: Bool
  let behavior: Behavior
  var solver = ConstraintSolver()

  /// The views and guides that have variables, in the order they came in.
  var boxes: [LayoutBox] = []
  var boxOfItem: [ObjectIdentifier: LayoutBox] = [:]
  var installations: [ObjectIdentifier: Installation] = [:]
  var constraintOfName: [ConstraintID: NSLayoutConstraint] = [:]

  /// What waits to be taken in.
  var pending: [NSLayoutConstraint] = []
  var changedConstants: [NSLayoutConstraint] = []
  var dirtyBoxes: [LayoutBox] = []
  /// Constraints that could not hold and were left out, though they are active.
  var broken: [NSLayoutConstraint] = []
  /// Whether something has changed that may let a broken constraint hold.
  var isLoosened = false
  private var isDirty = false
  private var isSettling = false

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
    behavior = root.systemVersion.behavior
  }

  // MARK: Changes

  func noteChange() { isDirty = true }

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    isDirty = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    pending.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    takeOut(constraint)
    isDirty = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    isDirty = true
  }

  func geometryDidChange(of view: UIView) {
    guard let box = boxOfItem[ObjectIdentifier(view)] else { return }
    markDirty(box)
  }

  func intrinsicSizeDidChange(of view: UIView) { geometryDidChange(of: view) }

  func markDirty(_ box: LayoutBox) {
    isDirty = true
    guard !box.isDirty else { return }
    box.isDirty = true
    dirtyBoxes.append(box)
  }

  /// Takes the constraints in anew whose constants the margins of `view` are part of.
  func marginsDidChange(of view: UIView) {
    let touched = installations.values.map(\.constraint).filter { constraint in
      (constraint.firstItem === view || constraint.secondItem === view)
        && (constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin)
    }
    for constraint in touched.sorted(by: { $0.serial < $1.serial }) {
      remove(constraint)
      add(constraint)
    }
  }

  /// Takes over the constraints of a tree.
  func adopt(_ view: UIView) {
    guard let state = view.layoutState else { return }
    for constraint in state.constraints { add(constraint) }
    guard state.hasConstraintsInside else { return }
    for subview in view.subviews where isFitting || !subview.isLayoutBoundary { adopt(subview) }
  }

  /// Takes over the constraints of a tree that has come in, and makes those that the frames in it
  /// stand for.
  func adoptWithMasks(_ view: UIView) {
    let known = pending.count
    adopt(view)
    for constraint in pending[known...] {
      for case let item as UIView in [constraint.firstItem, constraint.secondItem]
      where item.translatesAutoresizingMaskIntoConstraints { _ = box(of: item) }
    }
    syncDirtyBoxes()
  }

  /// Lets go of a tree and everything about it.
  func release(_ view: UIView) {
    guard let state = view.layoutState else { return }
    for constraint in state.constraints { remove(constraint) }
    for guide in state.allGuides { forget(guide) }
    for subview in view.subviews where !subview.isLayoutBoundary { release(subview) }
    forget(view)
  }

  // MARK: Solving

  /// Takes in what has changed and solves.
  func settle() {
    guard isDirty, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    isDirty = false
    takeInChanges()
    measureLabels()
    isDirty = false
    guard !isFitting else { return }
    noteFrames()
  }

  func takeInChanges() {
    syncDirtyBoxes()
    editConstants()
    takeInPending()
    retryBroken()
  }

  /// Edits the constants that have changed; what does not hold so is taken in with the rest.
  private func editConstants() {
    let changed = changedConstants
    changedConstants = []
    for constraint in changed {
      guard let installation = installations[ObjectIdentifier(constraint)] else { continue }
      isLoosened = true
      do {
        for (index, name) in installation.names.enumerated() {
          let constant = constraint.solverConstant(index) + installation.offsets[index]
          try solver.setConstant(of: name, to: constant)
        }
      } catch {
        takeOut(constraint)
        pending.append(constraint)
      }
    }
  }

  private func takeInPending() {
    var forms: [(constraint: NSLayoutConstraint, forms: [LinearConstraint])] = []
    var seen: Set<ObjectIdentifier> = []
    while !pending.isEmpty {
      let batch = pending
      pending = []
      for constraint in batch {
        let id = ObjectIdentifier(constraint)
        guard installations[id] == nil, seen.insert(id).inserted else { continue }
        forms.append((constraint, linearForms(of: constraint)))
      }
      syncDirtyBoxes()
    }
    guard !forms.isEmpty else { return }
    do {
      let names = try solver.add(contentsOf: forms.flatMap(\.forms))
      var start = 0
      for (constraint, linear) in forms {
        record(constraint, linear, Array(names[start..<start + linear.count]))
        start += linear.count
      }
    } catch {
      for (constraint, linear) in forms { takeIn(constraint, linear, reports: true) }
    }
  }

  func record(
    _ constraint: NSLayoutConstraint, _ forms: [LinearConstraint], _ names: [ConstraintID]
  ) {
    guard !forms.isEmpty else { return }
    let offsets = forms.enumerated().map { $1.constant - constraint.solverConstant($0) }
    installations[ObjectIdentifier(constraint)] = Installation(
      names: names, offsets: offsets, constraint: constraint)
    for name in names { constraintOfName[name] = constraint }
  }

  /// Takes a constraint out of the solver.
  func takeOut(_ constraint: NSLayoutConstraint) {
    guard let installation = installations.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    isLoosened = true
    for name in installation.names {
      constraintOfName[name] = nil
      try? solver.remove(name)
    }
  }

  /// Takes broken constraints in again if they hold by now.
  private func retryBroken() {
    guard isLoosened else { return }
    isLoosened = false
    let candidates = broken
    broken = []
    for constraint in candidates {
      takeIn(constraint, linearForms(of: constraint), reports: false)
    }
    isLoosened = false
  }

  // MARK: Frames

  /// Marks the superviews of the views whose solved frames are not the ones they have.
  private func noteFrames() {
    for box in boxes {
      guard let view = box.item as? UIView, !view.translatesAutoresizingMaskIntoConstraints,
        view !== root, let frame = frame(of: box), frame != view.frame
      else { continue }
      view.superview?.setNeedsLayout()
    }
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints,
      let size = boxOfItem[ObjectIdentifier(root)].flatMap({ frame(of: $0)?.size })
    else { return }
    root.bounds.size = size
  }
}
