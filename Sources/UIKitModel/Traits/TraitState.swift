import Foundation

/// The traits that a view or a controller overrides, and its observers of changes.
@MainActor final class TraitState {
  var overrides = TraitValues()
  /// The smallest and the largest text of a view, whatever the user prefers; nil for no limit.
  var contentSizeLimits: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?)
  /// What a controller overrides for its children.
  var ofChildren: [ObjectIdentifier: TraitValues] = [:]
  var registrations:
    [(token: TraitChangeRegistration, traits: [UITrait], call: (UITraitCollection) -> Void)] = []

  /// A content size within the limits.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    let raised = contentSizeLimits.minimum.map { max(category, $0) } ?? category
    return contentSizeLimits.maximum.map { min(raised, $0) } ?? raised
  }

  /// Calls the handlers of the traits that have changed, in the order of their registration.
  func announce(_ values: TraitValues, previous: UITraitCollection) {
    for registration in registrations where !Fault.callsNoTraitObserver.isOn {
      let isNamed = registration.traits.contains { values.differs(from: previous.values, in: $0) }
      if isNamed || Fault.announcesEveryTrait.isOn { registration.call(previous) }
    }
  }
}

/// Something that keeps a ``TraitState``.
@MainActor protocol TraitStateHolder: AnyObject {
  /// Nil as long as nothing needs it.
  var storedTraitState: TraitState? { get set }
}

extension TraitStateHolder {
  var traitState: TraitState {
    if let storedTraitState { return storedTraitState }
    let made = TraitState()
    storedTraitState = made
    return made
  }
}
