import Foundation

/// Buttons in a bar that belong together (iOS 9); held.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that takes their place where there is no room; nil for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether that button is shown: never.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is shown even where there is no room (iOS 16); held.
  open var alwaysAvailable = false
  /// Whether the group is left out (iOS 16); held.
  open var isHidden = false
  /// The menu that takes the place of the group (iOS 16); held.
  open var menuRepresentation: UIMenuElement?

  /// A group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// A group that a person can neither move nor take out.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that a person can move, but not take out.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that a person can move and take out.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// The button as a group of its own that stays (iOS 16).
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// The button as a group of its own that a person can move (iOS 16).
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
}
