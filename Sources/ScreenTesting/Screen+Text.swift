#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Typing

  extension Screen {
    /// Types on the keyboard, a character after the other; a line break is the return key of a
    /// field.
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let responder = keyboardOwner(sourceLocation) else { return }
      perform(sourceLocation) {
        switch responder {
        case let field as UITextField: field.type(text)
        case let view as UITextView: view.type(text)
        default: break
        }
      }
    }

    /// Taps a field, a text view or a search bar and types into it.
    public func type(
      _ text: String, into view: UIView?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = given(view, "view to type into", sourceLocation) else { return }
      guard focus(view, sourceLocation) else { return }
      guard view.isFirstResponder else {
        return fail("\(Swift.type(of: view)) does not take the keyboard", sourceLocation)
      }
      type(text, sourceLocation: sourceLocation)
    }

    /// Taps the field with a text, its placeholder or accessibility label or identifier, and types
    /// into it.
    public func type(
      _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let view = view(named: name, sourceLocation) else { return }
      type(text, into: view, sourceLocation: sourceLocation)
    }

    /// Has a view get the keyboard by a tap; false and an issue if a finger does not reach it.
    private func focus(_ view: UIView, _ sourceLocation: SourceLocation) -> Bool {
      return view.isFirstResponder
        || tap(view, named: "\(Swift.type(of: view))", sourceLocation)
    }

    /// Presses the return key; in a search bar that is its search key.
    public func tapReturn(sourceLocation: SourceLocation = #_sourceLocation) {
      type("\n", sourceLocation: sourceLocation)
    }

    /// Deletes all of the text that has the keyboard, as its clear button does.
    public func clearText(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let responder = keyboardOwner(sourceLocation) else { return }
      perform(sourceLocation) {
        if let field = responder as? UITextField { return field.pressClear() }
        guard let view = responder as? UITextView else { return }
        view.selectedRange = NSRange(location: 0, length: view.text.utf16.count)
        view.insertText("")
      }
    }

    /// Has the keyboard go.
    public func dismissKeyboard(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let responder = keyboardOwner(sourceLocation) else { return }
      perform(sourceLocation) { responder.resignFirstResponder() }
    }

    /// Chooses a size of text in the system's settings.
    public func choose(
      textSize category: UIContentSizeCategory, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      perform(sourceLocation) {
        UIApplication.shared.setPreferredContentSizeCategory(category)
      }
    }

    /// The text input that has the keyboard, or nil and an issue.
    private func keyboardOwner(_ sourceLocation: SourceLocation) -> UIResponder? {
      let responder = process.firstResponder
      guard responder is UITextField || responder is UITextView else {
        fail("Nothing has the keyboard; tap a field first", sourceLocation)
        return nil
      }
      return responder
    }

    // MARK: Searching

    /// Taps a search bar, which gets the keyboard.
    public func tap(
      searchBar: UISearchBar?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let bar = given(searchBar, "search bar", sourceLocation) else { return }
      tap(bar.searchTextField, named: "The search bar", sourceLocation)
    }

    /// Taps Cancel beside the search bar on the screen.
    public func cancelSearch(sourceLocation: SourceLocation = #_sourceLocation) {
      guard let bar = shownSearchBar(sourceLocation) else { return }
      guard bar.hasCancelButton else {
        return fail("The search bar shows no Cancel", sourceLocation)
      }
      perform(sourceLocation) { bar.pressCancel() }
    }

    /// Taps a scope below the search bar on the screen.
    public func tap(searchScope title: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let bar = shownSearchBar(sourceLocation) else { return }
      let titles = bar.scopeButtonTitles ?? []
      guard let index = titles.firstIndex(of: title) else {
        return fail(
          "The search bar has no scope “\(title)”; it has: \(titles.joined(separator: ", "))",
          sourceLocation)
      }
      guard let control = bar.scopeControl else {
        return fail("The search bar does not show its scopes", sourceLocation)
      }
      let part = control.bounds.width / CGFloat(titles.count)
      let middle = CGPoint(x: (CGFloat(index) + 0.5) * part, y: control.bounds.midY)
      guard !report(obstacle(to: control, at: middle), "“\(title)”", sourceLocation) else { return }
      perform(sourceLocation) { Finger(on: control, at: middle).lift() }
    }

    private func shownSearchBar(_ sourceLocation: SourceLocation) -> UISearchBar? {
      inProcess { window.layoutIfNeeded() }
      let bars = window.views { $0 is UISearchBar && !$0.isHidden }
      guard let bar = bars.first as? UISearchBar else {
        fail("No search bar is on the screen", sourceLocation)
        return nil
      }
      let middle = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
      return report(obstacle(to: bar, at: middle), "The search bar", sourceLocation) ? nil : bar
    }
  }
#endif
