import Foundation
import LayoutEngine

/// The constraints of one tree of views in one solver.
///
/// Changes are noted and taken in together by ``settle()``: a constraint goes in or out by itself,
/// a constant is edited in place, and the rest of the system stays as it is. Every view that a
/// constraint is about has four variables, its alignment rectangle in its superview's coordinates, so
/// that a tree can be moved without touching what is in it.
@MainActor final class LayoutSystem {
  unowned let root: UIView
  /// The number of the system, 1 for the first of the process.
  private let serial: Int
  /// Whether the system only finds a fitting size and is thrown away.
  let isFitting: Bool
  let behavior: Behavior
  var solver = ConstraintSolver()

  /// The views and guides that have variables, in the order they came in.
  var boxes: [LayoutBox] = []
  /// By the identities of the references to them.
  var boxOfItem: [ObjectIdentifier: LayoutBox] = [:]
  var installations: InstallationList

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
    installations = InstallationList(isFitting: isFitting)
    behavior = root.systemVersion.behavior
    root.process.layoutSystemsMade += 1
    serial = root.process.layoutSystemsMade
  }

  // MARK: Changes

  func recordChange() { isDirty = true }

  func add(_ constraint: NSLayoutConstraint) {
    isDirty = true
    guard constraint.waitsInSystem != serial else { return }
    constraint.waitsInSystem = serial
    pending.append(constraint)
    root.constraintsDidChangeInside()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    pending.removeIdentical(constraint)
    if constraint.waitsInSystem == serial { constraint.waitsInSystem = 0 }
    broken.removeIdentical(constraint)
    uninstall(constraint)
    isDirty = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    isDirty = true
    root.constraintsDidChangeInside()
  }

  func geometryDidChange(of view: UIView) {
    guard let box = knownBox(view.reference) else { return }
    markDirty(box)
  }

  func intrinsicSizeDidChange(of view: UIView) {
    geometryDidChange(of: view)
    if view !== root { root.constraintsDidChangeInside() }
  }

  func markDirty(_ box: LayoutBox) {
    isDirty = true
    guard !box.isDirty else { return }
    box.isDirty = true
    dirtyBoxes.append(box)
  }

  /// Takes the constraints in anew whose constants the margins of `view` are part of.
  func marginsDidChange(of view: UIView) {
    let touched = installations.all.map(\.constraint).filter { constraint in
      (constraint.first === view || constraint.second === view)
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
    if isFitting {
      pending += state.constraints
    } else {
      for constraint in state.constraints { add(constraint) }
    }
    guard state.hasConstraintsInside else { return }
    for subview in view.subviews where isFitting || !subview.isLayoutBoundary { adopt(subview) }
  }

  /// Takes over the constraints of a tree that has come in, and makes those for the frames in it.
  func adoptWithMasks(_ view: UIView) {
    let known = pending.count
    adopt(view)
    for constraint in pending[known...] {
      for reference in [constraint.firstReference, constraint.secondReference]
      where reference?.view?.translatesAutoresizingMaskIntoConstraints == true {
        _ = box(of: reference)
      }
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
    applyChanges()
    measureLabels()
    isDirty = false
    guard !isFitting else { return }
    recordFrames()
  }

  func applyChanges() {
    syncDirtyBoxes()
    editConstants()
    installPending()
    retryBroken()
  }

  /// Edits the constants that have changed; what does not hold so is taken in with the rest.
  private func editConstants() {
    let changed = changedConstants
    changedConstants = []
    for constraint in changed {
      guard let installation = installations[constraint] else { continue }
      isLoosened = true
      do {
        let constant = Double(constraint.constant) + installation.offset
        try solver.setConstant(of: installation.name, to: constant)
        if let other = installation.otherName { try solver.setConstant(of: other, to: constant) }
      } catch {
        uninstall(constraint)
        pending.append(constraint)
      }
    }
  }

  /// Constraints that are taken in together, with the solver's forms of each.
  private struct Batch {
    var constraints: [NSLayoutConstraint] = []
    var forms: [LinearConstraint] = []
    /// Where the forms of each constraint end.
    var ends: [Int] = []

    /// Room for some constraints, and for the sizes and masks that they bring in.
    init(capacity: Int) {
      constraints.reserveCapacity(capacity * 2)
      forms.reserveCapacity(capacity * 2)
      ends.reserveCapacity(capacity * 2)
    }

    /// Where the forms of a constraint are.
    func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
  }

  private func installPending() {
    guard !pending.isEmpty else { return }
    let batch = collectPending()
    installations.reserve(batch.constraints.count)
    do {
      let names = try solver.add(contentsOf: batch.forms)
      for (index, constraint) in batch.constraints.enumerated() {
        let range = batch.range(index)
        if !range.isEmpty { record(constraint, range, of: batch.forms, names) }
      }
    } catch {
      for (index, constraint) in batch.constraints.enumerated() {
        install(constraint, Array(batch.forms[batch.range(index)]), reports: true)
      }
    }
  }

  /// Taking a constraint in may bring in a view, and that its size and its mask.
  private func collectPending() -> Batch {
    var batch = Batch(capacity: pending.count)
    while !pending.isEmpty {
      let waiting = pending
      pending = []
      for constraint in waiting {
        if constraint.waitsInSystem == serial { constraint.waitsInSystem = 0 }
        guard isFitting || !installations.contains(constraint) else { continue }
        batch.constraints.append(constraint)
        appendForms(of: constraint, to: &batch.forms)
        batch.ends.append(batch.forms.count)
      }
      syncDirtyBoxes()
    }
    return batch
  }

  /// Records how a constraint is represented in the solver, whose forms and names are at `range`.
  func record(
    _ constraint: NSLayoutConstraint, _ range: Range<Int>, of forms: [LinearConstraint],
    _ names: [ConstraintID]
  ) {
    let (first, other) = (range.lowerBound, range.lowerBound + 1)
    installations.insert(
      Installation(
        constraint: constraint, name: names[first],
        otherName: other < range.upperBound ? names[other] : nil,
        offset: forms[first].constant - Double(constraint.constant)))
  }

  /// Takes a constraint out of the solver.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = installations.remove(constraint) else { return }
    isLoosened = true
    for name in installation.names { try? solver.remove(name) }
  }

  /// The constraints by the solver's names.
  var constraintsByName: [ConstraintID: NSLayoutConstraint] {
    var constraints: [ConstraintID: NSLayoutConstraint] = [:]
    for installation in installations.all {
      for name in installation.names { constraints[name] = installation.constraint }
    }
    return constraints
  }

  /// Takes broken constraints in again if they hold by now.
  private func retryBroken() {
    guard isLoosened else { return }
    isLoosened = false
    let candidates = broken
    broken = []
    for constraint in candidates {
      install(constraint, linearForms(of: constraint), reports: false)
    }
    isLoosened = false
  }

  // MARK: Frames

  /// Marks the superviews of the views whose solved frames are not the ones they have.
  private func recordFrames() {
    let scale = root.pixelScale
    for box in boxes {
      guard let view = box.view, !view.translatesAutoresizingMaskIntoConstraints,
        view !== root, !view.isAt(view.frame(forAlignmentRect: frame(of: box, scale: scale)))
      else { continue }
      view.superview?.setNeedsLayout()
    }
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints,
      let box = knownBox(root.reference)
    else { return }
    root.bounds.size = frame(of: box, scale: scale).size
  }
}
