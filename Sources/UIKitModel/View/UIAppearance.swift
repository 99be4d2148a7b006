import Foundation

/// Something whose looks can be set for all of its class at once.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What the looks are set on.
  static func appearance() -> Self
}

/// Something that things with such looks can lie in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Holds what is set on it; views do not take it over.
  public static func appearance() -> Self { proxy(of: self) }

  /// Holds what is set on it; views do not take it over.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(of: self) }

  /// Holds what is set on it; views do not take it over.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(of: self) }

  private static func proxy<View: UIView>(of type: View.Type) -> View {
    let process = AppProcess.current
    if let known = process.appearances[ObjectIdentifier(type)] as? View { return known }
    let made = DynamicInitializer.make(type, frame: .zero)
    process.appearances[ObjectIdentifier(type)] = made
    return made
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
    if let known = process.appearances[ObjectIdentifier(type)] as? Item { return known }
    guard let made = DynamicInitializer.make(type) else {
      UIKitException("\(type) has no initializer without arguments (model)").end()
    }
    process.appearances[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIViewController: UIAppearanceContainer {}
