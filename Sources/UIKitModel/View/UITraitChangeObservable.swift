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

/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A registration for changes of traits, which never come.
@MainActor private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// Something whose traits can change (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Inert: the model's traits never change.
  @discardableResult public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: the model's traits never change, and a selector names no method.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Inert: there are no changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
