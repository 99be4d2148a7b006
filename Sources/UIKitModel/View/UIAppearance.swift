import Foundation

/// Something whose looks can be set for all of its class at once.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What the looks are set on.
  static func appearance() -> Self
}

/// Something that things with such looks can lie in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What views of this class take over when they enter a window, unless they have been given
  /// another value before; views in a window stay as they are (Apple, `UIAppearance`).
  ///
  /// Of the properties of UIKit's classes, those that can be set this way are taken over; an app's
  /// own properties are held.
  public static func appearance() -> Self { proxy(in: []) }

  /// The same for views inside of the containers, the innermost of which comes first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes.map { $0 as AnyClass }) }

  /// Holds what is set on it; views do not take it over.
  public static func appearance(for trait: UITraitCollection) -> Self {
    DynamicInitializer.make(self, frame: .zero)
  }

  private static func proxy(in containers: [AnyClass]) -> Self {
    AppProcess.current.appearances.proxy(of: self, in: containers)
  }
}

extension UIBarItem: UIAppearance {
  /// Holds what is set on it; items do not take it over.
  public static func appearance() -> Self { proxy(of: self) }

  /// Holds what is set on it; items do not take it over.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(of: self) }

  /// Holds what is set on it; items do not take it over.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(of: self) }

  private static func proxy<Item: UIBarItem>(of type: Item.Type) -> Item {
    let process = AppProcess.current
    if let known = process.itemAppearances[ObjectIdentifier(type)] as? Item { return known }
    guard let made = DynamicInitializer.make(type) else {
      UIKitException("\(type) has no initializer without arguments (model)").end()
    }
    process.itemAppearances[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIViewController: UIAppearanceContainer {}
