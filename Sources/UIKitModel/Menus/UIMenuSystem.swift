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

extension UIMenu.Identifier {
  private static func system(_ name: String) -> Self { Self("com.apple.menu." + name) }

  /// The menu of the app.
  public static let application = system("application")
  /// The menu of files.
  public static let file = system("file")
  /// The menu of changes.
  public static let edit = system("edit")
  /// The menu of looks.
  public static let view = system("view")
  /// The menu of windows.
  public static let window = system("window")
  /// The menu of help.
  public static let help = system("help")
  /// Undo and redo.
  public static let undoRedo = system("undo-redo")
  /// Cut, copy and paste.
  public static let standardEdit = system("standard-edit")
  /// Find.
  public static let find = system("find")
  /// Share.
  public static let share = system("share")
  /// The looks of text.
  public static let format = system("format")
  /// Fonts.
  public static let font = system("font")
}
