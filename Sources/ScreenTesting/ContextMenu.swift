#if !canImport(UIKit)
  public import TableModel

  /// A scripted context menu of a row, opened by a finger that rests on it.
  ///
  ///     let menu = ContextMenu(row: [0, 0], of: table)
  ///     menu?.choose("Delete")
  ///
  /// UIKit takes no touches from code, and has no such class.
  @MainActor public final class ContextMenu {
    private let script: ContextMenuSequence

    /// Rests on a row in sight; nil if no menu opens.
    public init?(row path: IndexPath, of table: UITableView) {
      guard let script = ContextMenuSequence(rowAt: path, of: table) else { return nil }
      self.script = script
      MainRunLoop.settle()
    }

    var isOpen: Bool { script.isOpen }

    /// The titles of what the menu shows, in order.
    public var titles: [String] {
      return script.menu?.children.map(\.title) ?? []
    }

    /// Chooses the action with a title, here or in a menu within; false if there is none, or it is
    /// disabled.
    @discardableResult public func choose(_ title: String) -> Bool {
      defer { MainRunLoop.settle() }
      return script.choose(title)
    }

    /// Taps the preview.
    public func tapPreview() {
      script.tapPreview()
      MainRunLoop.settle()
    }

    /// Taps beside the menu, which closes it.
    public func dismiss() {
      script.dismiss()
      MainRunLoop.settle()
    }
  }
#endif
