#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Bars

  extension Screen {
    /// Taps a bar button with a title, an accessibility label or identifier, the name of its system
    /// item (“Add”, “Done”, “Refresh”) or of its image. One with a menu opens it.
    ///
    /// A ``picture()`` has these names, and so has the message where there is none.
    public func tap(barButton name: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let buttons = shownBarButtons
      guard let button = buttons.first(where: { $0.item.names.contains(name) }) else {
        let others = Self.list(buttons.compactMap(\.item.names.first))
        return fail("No bar button “\(name)” is on the screen; \(others)", sourceLocation)
      }
      tap(button, sourceLocation)
    }

    /// Taps the button of an item.
    public func tap(
      barButton item: UIBarButtonItem?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let item = given(item, "bar button item", sourceLocation) else { return }
      if let view = item.customView { return tap(view, sourceLocation: sourceLocation) }
      let buttons = window.views { ($0 as? BarButton)?.item === item }
      guard let button = buttons.first as? BarButton else {
        return fail("The bar button is not on the screen", sourceLocation)
      }
      tap(button, sourceLocation)
    }

    private func tap(_ button: BarButton, _ sourceLocation: SourceLocation) {
      let name = "The bar button “\(button.item.names.first ?? "")”"
      tap(button, named: name, sourceLocation)
    }

    /// The buttons in bars, in the order of the views.
    private var shownBarButtons: [BarButton] {
      inProcess { window.layoutIfNeeded() }
      return window.views { $0 is BarButton && !$0.isHidden }.compactMap { $0 as? BarButton }
        .reversed()
    }

    /// Taps the button that leads back.
    public func tapBack(sourceLocation: SourceLocation = #_sourceLocation) {
      let navigation = topController.navigationController
      guard let bar = navigation?.navigationBar, let below = bar.backItem else {
        return fail("There is no controller to go back to", sourceLocation)
      }
      inProcess { window.layoutIfNeeded() }
      let own = (bar.topItem?.leftBarButtonItems ?? []) + (bar.topItem?.rightBarButtonItems ?? [])
      let buttons = bar.subviews.compactMap { $0 as? BarButton }
      guard let back = buttons.first(where: { button in !own.contains { $0 === button.item } })
      else {
        return fail("The bar shows no back button to “\(below.title ?? "")”", sourceLocation)
      }
      tap(back, sourceLocation)
    }

    /// Taps a tab by its title.
    public func tap(tab title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      inProcess { window.layoutIfNeeded() }
      let buttons = window.views { $0.superview is UITabBar }.compactMap { $0 as? UIButton }
      guard let button = buttons.first(where: { $0.currentTitle == title }) else {
        let others = Self.list(buttons.reversed().compactMap(\.currentTitle))
        return fail("No tab “\(title)” is on the screen; \(others)", sourceLocation)
      }
      tap(button, named: "The tab “\(title)”", sourceLocation)
    }
  }
#endif
