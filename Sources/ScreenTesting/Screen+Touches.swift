#if !canImport(UIKit)
  public import TableModel
  public import Testing

  // MARK: - Tapping

  extension Screen {
    /// Taps the middle of a view.
    public func tap(_ view: UIView?, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = given(view, "view", sourceLocation) else { return }
      tap(view, named: "\(Swift.type(of: view))", sourceLocation)
    }

    /// Taps the view with a text: a button's title, a label's text, an accessibility label or
    /// identifier.
    public func tap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let found = window.views { $0.isNamed(text) }
      guard let view = found.first(where: isReachable) ?? found.first else {
        return fail("“\(text)” is not on the screen", sourceLocation)
      }
      tap(view, named: "“\(text)”", sourceLocation)
    }

    /// Taps a point of the window, in points.
    public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
      guard window.bounds.contains(point) else {
        return fail("The point \(point.x), \(point.y) is not on the screen", sourceLocation)
      }
      perform(sourceLocation) { Finger(on: window, at: point).lift() }
    }

    /// Puts a finger on a point of a view, in its own coordinates; it stays until it is lifted.
    public func touch(
      _ view: UIView, at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Finger {
      report(Obstacle(to: view, at: point, in: window), "\(Swift.type(of: view))", sourceLocation)
      return inProcess { Finger(on: view, at: point) }
    }

    // MARK: Reaching

    /// Taps the middle of a view; false and an issue if a finger does not reach it.
    @discardableResult func tap(
      _ view: UIView, named name: String, _ sourceLocation: SourceLocation
    ) -> Bool {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      guard !report(obstacle(to: view, at: middle), name, sourceLocation) else { return false }
      perform(sourceLocation) { Finger(on: view, at: middle).lift() }
      return true
    }

    /// What keeps a finger from a view that has been laid out.
    func obstacle(to view: UIView, at point: CGPoint) -> Obstacle? {
      inProcess {
        window.layoutIfNeeded()
        return Obstacle(to: view, at: point, in: window)
      }
    }

    private func isReachable(_ view: UIView) -> Bool {
      obstacle(to: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) == nil
    }

    /// Records an obstacle as an issue; returns whether there is one.
    @discardableResult func report(
      _ obstacle: Obstacle?, _ name: String, _ sourceLocation: SourceLocation
    ) -> Bool {
      guard let obstacle else { return false }
      fail("\(name) \(obstacle.reason)", sourceLocation)
      return true
    }

    /// Something that a verb needs, or nil and an issue.
    func given<Value>(
      _ value: Value?, _ name: String, _ sourceLocation: SourceLocation
    ) -> Value? {
      if value == nil { fail("There is no \(name): nil", sourceLocation) }
      return value
    }
  }

  extension UIView {
    /// The views in this one for which a condition holds, those in front first.
    func views(where condition: (UIView) -> Bool) -> [UIView] {
      subviews.reversed().flatMap { $0.views(where: condition) } + (condition(self) ? [self] : [])
    }

    /// Whether a text identifies the view for a person or a test.
    fileprivate func isNamed(_ text: String) -> Bool {
      if accessibilityLabel == text || accessibilityIdentifier == text { return true }
      switch self {
      case let button as UIButton: return button.currentTitle == text
      case let label as UILabel: return label.text == text && !(label.superview is UIButton)
      default: return false
      }
    }
  }
#endif
