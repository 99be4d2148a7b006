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

  /// Inert: a selector names no method.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Ends a registration; one that was made elsewhere changes nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState.registrations.removeAll {
      $0.token === registration
    }
  }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}
