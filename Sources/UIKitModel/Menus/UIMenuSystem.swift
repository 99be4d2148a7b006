import Foundation

/// The system's menus. Inert: there is no menu bar.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu bar.
  public class var main: UIMenuSystem { UIMenuSystem() }
  /// The menus at a selection.
  public class var context: UIMenuSystem { UIMenuSystem() }

  /// Has the menu built again. Inert: there is none.
  open func setNeedsRebuild() {}
  /// Has the commands brought up to date. Inert: there are none.
  open func setNeedsRevalidate() {}
}

/// Changes a menu of the system; the model makes none.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menus that are changed.
  var system: UIMenuSystem { get }
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements into a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Puts a menu before its sibling.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind its sibling.
  func insertSibling(
    _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
