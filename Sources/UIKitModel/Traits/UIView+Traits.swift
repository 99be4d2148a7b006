import Foundation

// Traits pass down: a view has those of its superview, a controller those of what its view is in,
// each with what it overrides for itself. What changes is reported, from above downward
// (Apple, `UITraitCollection`). UIKit may wait with it until the next layout; here it is at once.

// MARK: - Views

extension UIView: TraitStateHolder {
  /// What the view overrides for itself and for what is inside (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState.overrides) }
    set {
      traitState.overrides = newValue.values
      traitsMayHaveChanged()
    }
  }

  /// Calls what waits for a change of traits (iOS 17): nothing, since it is called at once.
  public func updateTraitsIfNeeded() {}

  /// The smallest text of the view and of what is inside; nil for no limit (iOS 15).
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraitState?.contentSizeLimits.minimum }
    set {
      traitState.contentSizeLimits.minimum = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest text of the view and of what is inside; nil for no limit (iOS 15).
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraitState?.contentSizeLimits.maximum }
    set {
      traitState.contentSizeLimits.maximum = newValue
      traitsMayHaveChanged()
    }
  }

  private var ownTraits: TraitValues {
    let style = TraitValues(style: overrideUserInterfaceStyle)
    return (storedTraitState?.overrides ?? TraitValues()).overridden(by: style)
  }

  /// Takes the traits of where the view is now, after an override has changed.
  func traitsMayHaveChanged() {
    process.traitsVary = true
    updateTraits()
  }

  /// Takes the traits of where the view is now.
  func updateTraits() {
    guard process.traitsVary else { return }
    let outer = superview?.knownTraits ?? viewController?.parent?.knownTraits
    takeTraits(from: outer ?? outermostTraits)
  }

  /// Takes the traits that the view is going to have in another one.
  package func takeTraits(inside view: UIView) {
    guard process.traitsVary else { return }
    takeTraits(from: view.knownTraits)
  }

  private func takeTraits(from outer: TraitValues) {
    viewController?.takeTraits(from: outer)
    var new = (viewController?.knownTraits ?? outer).overridden(by: ownTraits)
    if let storedTraitState { new.contentSize = storedTraitState.limited(new.contentSize) }
    guard new != knownTraits, !Fault.tellsNoTraits.isOn else { return }
    let previous = traitCollection
    knownTraits = new
    process.call("traitCollectionDidChange(_:)", of: self) {
      traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      storedTraitState?.announce(new, previous: previous)
    }
    for view in subviews { view.takeTraits(from: new) }
  }
}

// MARK: - Controllers

extension UIViewController: TraitStateHolder {
  /// What the controller overrides for itself and for what is inside (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState.overrides) }
    set {
      traitState.overrides = newValue.values
      traitsMayHaveChanged()
    }
  }

  /// Overrides traits of a child; nil removes the overrides.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitState.ofChildren[ObjectIdentifier(childViewController)] = collection?.values
    childViewController.traitsMayHaveChanged()
  }

  /// The traits that were set for a child; nil for none.
  func overriddenTraits(ofChild childViewController: UIViewController) -> UITraitCollection? {
    storedTraitState?.ofChildren[ObjectIdentifier(childViewController)].map {
      UITraitCollection($0)
    }
  }

  /// Calls what waits for a change of traits (iOS 17): nothing, since it is called at once.
  public func updateTraitsIfNeeded() {}

  private var ownTraits: TraitValues {
    let ofParent = parent?.storedTraitState?.ofChildren[ObjectIdentifier(self)] ?? TraitValues()
    let own = storedTraitState?.overrides ?? TraitValues()
    return presentationTraits.overridden(by: ofParent).overridden(by: own)
      .overridden(by: TraitValues(style: overrideUserInterfaceStyle))
  }

  /// Takes the traits of where the controller is now, after an override has changed.
  func traitsMayHaveChanged() {
    process.traitsVary = true
    updateTraits()
  }

  /// Takes the traits of where the controller is now, and its view along.
  func updateTraits() {
    guard process.traitsVary else { return }
    if let view = viewIfLoaded { return view.updateTraits() }
    takeTraits(from: parent?.knownTraits ?? process.baseTraits)
  }

  /// The traits that the controller has inside of what has others.
  func traits(inside outer: TraitValues) -> TraitValues { outer.overridden(by: ownTraits) }

  fileprivate func takeTraits(from outer: TraitValues) {
    let new = traits(inside: outer)
    guard new != knownTraits else { return }
    let previous = traitCollection
    knownTraits = new
    process.call("traitCollectionDidChange(_:)", of: self) {
      traitCollectionDidChange(previous)
      storedTraitState?.announce(new, previous: previous)
    }
    for child in children where !child.isViewLoaded { child.updateTraits() }
  }
}

// MARK: - Fonts

extension UIView {
  /// The size of text in the view's traits.
  package var contentSizeCategory: UIContentSizeCategory { knownTraits.contentSize }
}

extension UIFont {
  /// The font of the same text style, or scaled anew, at the size that the traits prefer; itself if
  /// it has neither style nor metrics.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      return scaling.metrics.scaledFont(
        for: scaling.font, maximumPointSize: scaling.maximum, compatibleWith: traits)
    }
    guard let textStyle else { return self }
    return .preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }
}
