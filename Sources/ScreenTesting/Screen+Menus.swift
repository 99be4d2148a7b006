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
      guard let button = alert.button(titled: title), button.window === window else {
        return perform(sourceLocation) { alert.choose(title) }
      }
      tap(button, named: "“\(title)”", sourceLocation)
    }
  }

  // MARK: - Menus

  /// A menu on the screen.
  @MainActor enum OpenMenu {
    /// The context menu of a row.
    case row(ContextMenu)
    /// The menu of a button.
    case button(MenuView)
    /// The commands at a selection.
    case commands(UIMenuController)

    var titles: [String] {
      switch self {
      case .row(let menu): menu.titles
      case .button(let menu): menu.buttons.compactMap(\.currentTitle)
      case .commands(let menu): menu.titles
      }
    }

    /// Chooses the action with a title; false if there is none, or it is disabled.
    func choose(_ title: String) -> Bool {
      switch self {
      case .row(let menu): menu.choose(title)
      case .button(let menu): menu.choose(title)
      case .commands(let menu): menu.choose(title)
      }
    }
  }

  extension Screen {
    /// The titles of the menu that is open.
    public var menuItems: [String] { inProcess { openMenu?.titles ?? [] } }

    /// The menu that is open, of a row, of a button, or at a selection.
    private var openMenu: OpenMenu? {
      if let rowMenu, rowMenu.isOpen { return .row(rowMenu) }
      return inProcess {
        if let menu = process.openMenu, menu.window === window { return .button(menu) }
        let menu = UIMenuController.shared
        return menu.isMenuVisible ? .commands(menu) : nil
      }
    }

    /// Rests on a row until its context menu opens, or a gesture recognizer of the app recognizes the
    /// press; an issue if neither does.
    public func longPress(row path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let (table, point) = place(ofRow: path, sourceLocation) else { return }
      longPress(row: path, of: table, at: point, sourceLocation)
    }

    /// Rests on a point of a row in sight, in the table's coordinates.
    func longPress(
      row path: IndexPath, of table: UITableView, at point: CGPoint,
      _ sourceLocation: SourceLocation
    ) {
      var isTaken = false
      perform(sourceLocation) {
        rowMenu = ContextMenu(row: path, of: table)
        isTaken = rowMenu != nil || Self.press(table, at: point)
      }
      guard !isTaken else { return }
      fail(
        "\(Self.name(path)) has no context menu, and no gesture recognizer took the press",
        sourceLocation)
    }

    /// Taps an item of the menu that is open, which closes it.
    public func tap(menuItem title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let menu = openMenu else {
        return fail("No menu is open; press a row or tap a button first", sourceLocation)
      }
      var isChosen = false
      perform(sourceLocation) { isChosen = menu.choose(title) }
      guard !isChosen else { return }
      fail(
        "The menu has no item “\(title)” that can be chosen; it has: "
          + menu.titles.joined(separator: ", "),
        sourceLocation)
    }

    /// Taps beside the menu that is open, which closes it.
    public func dismissMenu(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let menu = openMenu else { return fail("No menu is open", sourceLocation) }
      perform(sourceLocation) {
        switch menu {
        case .row(let menu): menu.dismiss()
        case .button(let menu): menu.tapBeside()
        case .commands(let menu): menu.hideMenu()
        }
      }
    }
  }
#endif
