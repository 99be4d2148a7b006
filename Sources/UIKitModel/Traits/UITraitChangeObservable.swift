import Foundation

/// Something whose traits can change (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Has `handler` called after one of the traits has changed, with this object and its traits of
  /// before.
  @discardableResult public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitChangeRegistration()
    (self as? any TraitStateHolder)?.traitState.registrations.append(
      (
        token, traits,
        { [weak self] previous in
          if let observer = self as? Observer { handler(observer, previous) }
        }
      ))
    return token
  }

  /// Calls a method of the object itself after one of the traits has changed, with the object and
  /// the traits of before as far as it takes them.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of a target after one of the traits has changed; the target is not kept.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return registerForTraitChanges(traits) { [weak receiver] (observer: Self, previous) in
      guard let receiver else { return }
      ObjectiveC.send(action, to: receiver, [observer, previous])
    }
  }

  /// Ends a registration; one that was made elsewhere changes nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState.registrations.removeAll {
      $0.token === registration
    }
  }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}
