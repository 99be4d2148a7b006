import Foundation

/// One of the traits (iOS 17).
public protocol UITraitDefinition {}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// Room down.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {}

extension TraitValues {
  /// Whether a trait differs between two sets; a trait of an app's own never does.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: style != other.style
    case is UITraitPreferredContentSizeCategory.Type: contentSize != other.contentSize
    case is UITraitHorizontalSizeClass.Type: horizontal != other.horizontal
    case is UITraitVerticalSizeClass.Type: vertical != other.vertical
    case is UITraitLayoutDirection.Type: direction != other.direction
    default: false
    }
  }
}

/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// The traits that a view or a controller overrides, and its observers of changes.
@MainActor final class TraitState {
  var overrides = TraitValues()
  /// What a controller overrides for its children.
  var ofChildren: [ObjectIdentifier: TraitValues] = [:]
  fileprivate var registrations:
    [(token: TraitChangeRegistration, traits: [UITrait], call: (UITraitCollection) -> Void)] = []

  /// Calls the handlers of the traits that have changed, in the order of their registration.
  func announce(_ values: TraitValues, previous: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { values.differs(from: previous.values, in: $0) }) {
      registration.call(previous)
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
