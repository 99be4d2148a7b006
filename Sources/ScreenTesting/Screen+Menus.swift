#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Alerts

  extension Screen {
    /// Taps an action of the alert or action sheet on the screen.
    public func tap(alertAction title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let alert else { return fail("No alert is on the screen", sourceLocation) }
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        let titles = alert.actions.compactMap(\.title).joined(separator: ", ")
        return fail("The alert has no action “\(title)”; it has: \(titles)", sourceLocation)
      }
      guard action.isEnabled else { return fail("“\(title)” is disabled", sourceLocation) }
      perform(sourceLocation) { alert.choose(title) }
    }
  }

  // MARK: - Menus

  /// A menu on the screen.
  @MainActor enum OpenMenu {
    /// The context menu of a row.
    case row(ContextMenu)
    /// The menu of a bar button.
    case button(UIMenu)

    var titles: [String] {
      switch self {
      case .row(let menu): menu.titles
      case .button(let menu): menu.children.map(\.title)
      }
    }

    /// Chooses the action with a title; false if there is none, or it is disabled.
    func choose(_ title: String) -> Bool {
      switch self {
      case .row(let menu): menu.choose(title)
      case .button(let menu): menu.perform(title)
      }
    }
  }

  extension Screen {
    /// The titles of the menu that is open.
    public var menuItems: [String] { openMenu?.titles ?? [] }

    /// Rests on a row until its context menu opens; an issue if it has none.
    public func longPress(row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let (table, _) = place(ofRow: path, sourceLocation) else { return }
      perform(sourceLocation) { openMenu = ContextMenu(row: path, of: table).map { .row($0) } }
      if openMenu == nil { fail("\(Self.name(path)) has no context menu", sourceLocation) }
    }

    /// Taps an item of the menu that is open, which closes it.
    public func tap(menuItem title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let menu = openMenu else {
        return fail("No menu is open; press a row or tap a button first", sourceLocation)
      }
      var isChosen = false
      perform(sourceLocation) { isChosen = menu.choose(title) }
      if isChosen {
        openMenu = nil
      } else {
        fail(
          "The menu has no item “\(title)” that can be chosen; it has: "
            + menu.titles.joined(separator: ", "),
          sourceLocation)
      }
    }

    /// Taps beside the menu that is open, which closes it.
    public func dismissMenu(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let menu = openMenu else { return fail("No menu is open", sourceLocation) }
      perform(sourceLocation) { if case .row(let menu) = menu { menu.dismiss() } }
      openMenu = nil
    }
  }
#endif
