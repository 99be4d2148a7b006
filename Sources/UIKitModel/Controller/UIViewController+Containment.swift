import Foundation

// Controllers contain others, which they tell of transitions.

extension UIViewController {
  /// Makes a controller a child of this one, unless it contains this one.
  func adopt(_ childController: UIViewController) {
    guard !sequence(first: self, next: { $0.parent }).contains(where: { $0 === childController })
    else { return process.raise(Message.childIsAncestor(childController, of: self)) }
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    childController.parentChange = .joining
    children.append(childController)
    childController.willMove(toParent: self)
    childController.updateTraits()
  }

  /// Makes the controller no child of its parent any more.
  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The nearest controller of a class that contains this one.
  func enclosing<Controller: UIViewController>() -> Controller? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Controller }.first
  }

  /// The parent, as the responder behind a controller whose view is in no other.
  ///
  /// A parent whose own view is inside that of its child would make the chain endless. Apple has an
  /// exception for such controllers (`hierarchyInconsistencyException`), which is not modeled: here
  /// the chain ends.
  var parentAsNext: UIViewController? {
    // A circle of parents alone cannot be: in one, some parent's view is in another.
    guard let parent, parent.viewIfLoaded?.superview != nil else { return parent }
    var passed: Set<ObjectIdentifier> = []
    var responder: UIResponder? = parent
    while let here = responder, passed.insert(ObjectIdentifier(here)).inserted {
      if here === self { return nil }
      responder =
        if let controller = here as? UIViewController {
          controller.viewIfLoaded?.superview ?? controller.parent
        } else {
          (here as? UIView).flatMap { $0.viewController ?? $0.superview }
        }
    }
    return parent
  }

  /// The controller, the one that presents or contains it, and so on.
  ///
  /// Each is in it once: what a controller presents may have become its parent.
  var presentersAndParents: [UIViewController] {
    var passed: Set<ObjectIdentifier> = []
    return sequence(first: self, next: { $0.presenter ?? $0.parent })
      .prefix { passed.insert(ObjectIdentifier($0)).inserted }
  }

  /// Calls what hears of turns alone, if the screen turns.
  func announceTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let orientation = (coordinator as? TransitionCoordinator)?.orientation else { return }
    let (before, duration) = (process.interfaceOrientation, coordinator.transitionDuration)
    willRotate(to: orientation, duration: duration)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.willAnimateRotation(to: orientation, duration: duration)
      },
      completion: { [weak self] _ in self?.didRotate(from: before) })
  }

  /// Tells the children of their sizes after a transition to a size, in points.
  func announceTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// Tells the children of their traits after a transition, if they change.
  func announceTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let traits = child.traits(inside: newCollection.values)
      guard traits != child.knownTraits else { continue }
      child.willTransition(
        to: UITraitCollection(traits, displayScale: newCollection.displayScale), with: coordinator)
    }
  }
}
