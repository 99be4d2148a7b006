#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A scripted context menu of a row, opened by a finger that rests on it.
///
///     let menu = ContextMenu(row: [0, 0], of: table)
///     menu?.choose("Delete")
///
/// UIKit takes no touches from code: there, no menu opens.
@MainActor public final class ContextMenu {
  #if !canImport(UIKit)
    private let script: ContextMenuSequence
  #endif

  /// Rests on a row in sight; nil if no menu opens.
  public init?(row path: IndexPath, of table: UITableView) {
    #if canImport(UIKit)
      return nil
    #else
      guard let script = ContextMenuSequence(rowAt: path, of: table) else { return nil }
      self.script = script
      MainRunLoop.settle()
    #endif
  }

  /// The titles of what the menu shows, in order.
  public var titles: [String] {
    #if canImport(UIKit)
      return []
    #else
      return script.menu?.children.map(\.title) ?? []
    #endif
  }

  /// Chooses the action with a title, here or in a menu within; false if there is none, or it is
  /// disabled.
  @discardableResult public func choose(_ title: String) -> Bool {
    #if canImport(UIKit)
      return false
    #else
      defer { MainRunLoop.settle() }
      return script.choose(title)
    #endif
  }

  /// Taps the preview.
  public func tapPreview() {
    #if !canImport(UIKit)
      script.tapPreview()
    #endif
    MainRunLoop.settle()
  }

  /// Taps beside the menu, which closes it.
  public func dismiss() {
    #if !canImport(UIKit)
      script.dismiss()
    #endif
    MainRunLoop.settle()
  }
}
