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

    /// Taps the view with a text: a button's title, a label's text, a field's placeholder, an
    /// accessibility label or identifier; where there is none, the field with that text in it. A tap on
    /// a label is one on the row or the control around it.
    ///
    /// Of several that a finger reaches it is the first as one reads: the uppermost, and of those at
    /// one height the leftmost. ``tap(_:inRow:sourceLocation:)`` chooses another.
    public func tap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      guard let view = view(named: text, sourceLocation) else { return }
      tap(view, named: "“\(text)”", sourceLocation)
    }

    /// Taps the view with a text in a row, as the second of several buttons “Buy”.
    public func tap(
      _ text: String, inRow path: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let row = cell(atRow: path, sourceLocation: sourceLocation),
        let view = view(named: text, in: row, sourceLocation)
      else { return }
      tap(view, named: "“\(text)”", sourceLocation)
    }

    /// The view with a text, one that a finger reaches if there is; nil and an issue if there is none.
    func view(
      named text: String, in outer: UIView? = nil, _ sourceLocation: SourceLocation
    ) -> UIView? {
      let outer = outer ?? window
      let named = outer.views { $0.names.contains(text) }
      let found = named.isEmpty ? outer.views { $0.shownName == text } : named
      if let view = firstRead(found.filter(isReachable)) ?? found.first { return view }
      let place = outer === window ? "on the screen" : "in the row"
      fail("“\(text)” is not \(place); \(Self.list(shownNames(in: outer)))", sourceLocation)
      return nil
    }

    /// The first of views as one reads, which are ordered from the front to the back.
    private func firstRead(_ views: [UIView]) -> UIView? {
      let places = views.map { (view: $0, place: $0.convert($0.bounds, to: window)) }
      return places.reduce(nil as (view: UIView, place: CGRect)?) { first, next in
        guard let first else { return next }
        // What lies around another view of the name is behind it.
        if first.view.isDescendant(of: next.view) { return first }
        let isBeside = first.place.minY < next.place.maxY && next.place.minY < first.place.maxY
        let isBefore =
          isBeside ? next.place.minX < first.place.minX : next.place.minY < first.place.minY
        return isBefore ? next : first
      }?.view
    }

    /// What is seen of each view, or its first name, as one reads.
    private func shownNames(in outer: UIView) -> [String] {
      inProcess { window.layoutIfNeeded() }
      let seen = outer.views { $0.isSeen }.compactMap { view in
        view.shownName.map { (name: $0, place: view.convert(view.bounds, to: window)) }
      }
      return seen.sorted { ($0.place.midY, $0.place.minX) < ($1.place.midY, $1.place.minX) }
        .map(\.name)
    }

    /// How many names a message lists.
    private static let listed = 20

    /// What there is in place of what is missing.
    static func list(_ names: [String]) -> String {
      guard !names.isEmpty else { return "there is none" }
      let rest = names.count > listed ? " and \(names.count - listed) more" : ""
      // A name with a comma would read as two.
      let shown = names.prefix(listed).map { $0.contains(", ") ? "“\($0)”" : $0 }
      return "there are: \(shown.joined(separator: ", "))\(rest)"
    }

    /// Taps a point of the window, in points.
    public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
      guard window.bounds.holds(point) else {
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

    /// What keeps a finger from a view that has been laid out, or from what is behind it, where the view
    /// lets touches through.
    func obstacle(to view: UIView, at point: CGPoint) -> Obstacle? {
      inProcess {
        window.layoutIfNeeded()
        let obstacle = Obstacle(to: view, at: point, in: window)
        guard case .untouchable = obstacle, let behind = view.touchedInItsPlace else {
          return obstacle
        }
        return Obstacle(to: behind, at: view.convert(point, to: behind), in: window)
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

    /// What takes the touches on a label or an image, which take none by themselves (Apple, `UILabel`,
    /// `UIImageView`): the row, the control or the view with a gesture around it. Nil where none is, and
    /// for a view with a gesture of its own, which was to take them.
    fileprivate var touchedInItsPlace: UIView? {
      guard self is UILabel || self is UIImageView, !hasGestures else { return nil }
      return sequence(first: self, next: \.superview).dropFirst().first { view in
        view is UIControl || view is UITableViewCell || view is UICollectionViewCell
          || view.takesTaps
      }
    }

    private var hasGestures: Bool { gestureRecognizers?.isEmpty == false }

    /// Whether it has a gesture that does not need a finger to move, as those of scroll views, sheets
    /// and navigation controllers do.
    private var takesTaps: Bool {
      gestureRecognizers?.contains { !($0 is UIPanGestureRecognizer) } == true
    }

    /// Whether a part of the view is on the screen, not hidden; what lies above it does not count.
    fileprivate var isSeen: Bool {
      guard let window, convert(bounds, to: window).overlaps(window.bounds) else { return false }
      return sequence(first: self as UIView, next: \.superview).allSatisfy {
        !$0.isHidden && $0.alpha > 0
      }
    }

    /// What is seen of the view, a field's text in place of its placeholder, or else its first name.
    fileprivate var shownName: String? {
      guard let field = self as? UITextField, let text = field.text, !text.isEmpty else {
        return names.first
      }
      return field.isSecureTextEntry ? names.first : text
    }

    /// The texts that identify the view for a person or a test, the visible one first.
    fileprivate var names: [String] {
      let visible: String? =
        switch self {
        case let button as UIButton: button.currentTitle
        case let label as UILabel: label.superview is UIButton ? nil : label.text
        case let field as UITextField: field.placeholder
        default: nil
        }
      return [visible, accessibilityLabel, accessibilityIdentifier]
        .compactMap(\.self).filter { !$0.isEmpty }
    }
  }
#endif
