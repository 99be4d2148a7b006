import Foundation

/// The traits that a view or a controller overrides, and its observers of changes.
@MainActor final class TraitState {
  var overrides = TraitValues()
  /// What a controller overrides for its children.
  var ofChildren: [ObjectIdentifier: TraitValues] = [:]
  var registrations:
    [(token: TraitChangeRegistration, traits: [UITrait], call: (UITraitCollection) -> Void)] = []

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
