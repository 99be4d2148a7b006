public import Foundation

/// A view that lines up its arranged subviews with constraints.
@preconcurrency @MainActor open class UIStackView: UIView {
  private let objectiveC = ObjectiveCTable<UIStackViewMembers>()

  /// How the subviews share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the subviews lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// ``leading`` in a horizontal stack.
    public static let top = Alignment.leading
    /// ``trailing`` in a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// The distance that the system takes, for ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's own distance between views.
  public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that the stack lines up, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  /// How many of the spacers the constraints have taken that are being made.
  private var spacersInUse = 0

  /// An empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack of a nib; with any other coder an empty one. It never fails, unlike that of other views.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUpForCoder()
    (coder as? any NibDecoder)?.decode(into: self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The direction in which the subviews follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsUpdateConstraints() }
  }
  /// How the subviews share the stack's length.
  open var distribution = Distribution.fill { didSet { setNeedsUpdateConstraints() } }
  /// How the subviews lie across the stack.
  open var alignment = Alignment.fill { didSet { setNeedsUpdateConstraints() } }
  /// The distance between neighbors, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsUpdateConstraints() } }
  /// Whether the margins inset the subviews.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsUpdateConstraints() }
  }
  /// Inert: distances are from edge to edge.
  open var isBaselineRelativeArrangement = false

  // MARK: Arranged subviews

  /// Adds a view at the end, also to the subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arrangedSubviews.removeIdentical(view)
    let index = min(max(stackIndex, 0), arrangedSubviews.count)
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Stops to arrange a view, which stays among the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeIdentical(view)
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance behind one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let id = ObjectIdentifier(arrangedSubview)
    customSpacing[id] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The distance that was set behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func distance(after view: UIView) -> CGFloat {
    let custom = customSpacing[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? StandardSpace.betweenViews : custom
  }

  // MARK: Constraints

  open override func updateConstraints() {
    let shown = shownViews
    spacersInUse = 0
    let wanted = alongConstraints(shown) + shown.flatMap { acrossConstraints($0) } + hiding
    for spacer in spacers[spacersInUse...] { removeLayoutGuide(spacer) }
    spacers.removeLast(spacers.count - spacersInUse)
    replaceConstraints(by: wanted)
    super.updateConstraints()
  }

  /// Keeps of the constraints those that are wanted still, with the constants that are wanted.
  private func replaceConstraints(by wanted: [NSLayoutConstraint]) {
    var present: [NSLayoutConstraint.Form: NSLayoutConstraint] = [:]
    for constraint in made { present[constraint.form] = constraint }
    made = wanted.map { constraint in
      guard let kept = present.removeValue(forKey: constraint.form) else { return constraint }
      kept.constant = constraint.constant
      return kept
    }
    NSLayoutConstraint.deactivate(present.values.sorted { $0.serial < $1.serial })
    NSLayoutConstraint.activate(made)
  }

  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Hidden views take no length.
  private var hiding: [NSLayoutConstraint] {
    arrangedSubviews.filter(\.isHidden).map {
      constraint($0, length, .equal, nil, .notAnAttribute, 0, "UISV-hiding")
    }
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

  /// The rectangle that is filled: the stack, or what is inside of its margins.
  private var frameItem: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private func constraint(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ identifier: String,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      system: first, attribute, relation, to: second, other, multiplier: multiplier,
      constant: constant)
    made.identifier = identifier
    return made
  }

  private func alongConstraints(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var all = [
      constraint(first, start, .equal, frameItem, start, 0, "UISV-canvas-connection"),
      constraint(frameItem, end, .equal, last, end, 0, "UISV-canvas-connection"),
    ]
    for (view, next) in zip(views, views.dropFirst()) { all += gap(view, next) }
    switch distribution {
    case .fill: break
    case .fillEqually: all += equalLengths(views)
    case .fillProportionally: all += proportions(views)
    case .equalSpacing, .equalCentering: all += equalLengths(Array(spacers[..<spacersInUse]))
    }
    return all
  }

  private func gap(_ view: UIView, _ next: UIView) -> [NSLayoutConstraint] {
    let distance = distance(after: view)
    guard distribution == .equalSpacing || distribution == .equalCentering else {
      return [constraint(next, start, .equal, view, end, distance, "UISV-spacing")]
    }
    let spacer = nextSpacer()
    let (from, to) = distribution == .equalSpacing ? (end, start) : (middle, middle)
    return [
      constraint(spacer, start, .equal, view, from, 0, "UISV-distributing-edge"),
      constraint(next, to, .equal, spacer, end, 0, "UISV-distributing-edge"),
      constraint(next, start, .greaterThanOrEqual, view, end, distance, "UISV-spacing"),
    ]
  }

  private func nextSpacer() -> UILayoutGuide {
    defer { spacersInUse += 1 }
    if spacersInUse < spacers.count { return spacers[spacersInUse] }
    let spacer = UILayoutGuide()
    spacer.identifier = "UISV-spacing"
    addLayoutGuide(spacer)
    spacers.append(spacer)
    return spacer
  }

  private func equalLengths(_ items: [any LayoutItem]) -> [NSLayoutConstraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map {
      constraint($0, length, .equal, first, length, 0, "UISV-fill-equally")
    }
  }

  /// Lengths as shares of the stack's own, in which the gaps count as lengths too, just below
  /// required as UIKit's. The last view has what is left (Interface Builder's frames of
  /// nolanw/ImgurAnonymousAPI: of 343 points less a gap of 54, titles of 121 and 73 points get 167
  /// and 122).
  private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
    func natural(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return max(axis == .horizontal ? size.width : size.height, 0)
    }
    let gaps = views.dropLast().map(distance(after:)).reduce(0, +)
    let whole = views.map(natural).reduce(gaps, +)
    return views.dropLast().filter { natural($0) > 0 }.map { view in
      let made = constraint(
        view, length, .equal, frameItem, length, 0, "UISV-fill-proportionally",
        multiplier: natural(view) / whole)
      made.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
      return made
    }
  }

  private func acrossConstraints(_ view: UIView) -> [NSLayoutConstraint] {
    let near: NSLayoutConstraint.Attribute = axis == .horizontal ? .top : .leading
    let far: NSLayoutConstraint.Attribute = axis == .horizontal ? .bottom : .trailing
    let center: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
    let frame = frameItem
    let name = "UISV-alignment"
    func line(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
      constraint(view, attribute, relation, frame, attribute, 0, name)
    }
    switch alignment {
    case .fill: return [line(near, .equal), line(far, .equal)]
    case .firstBaseline where axis == .horizontal: return baselines(view, .firstBaseline, line)
    case .lastBaseline where axis == .horizontal: return baselines(view, .lastBaseline, line)
    case .leading, .firstBaseline: return [line(near, .equal), line(far, .lessThanOrEqual)]
    case .trailing, .lastBaseline: return [line(far, .equal), line(near, .greaterThanOrEqual)]
    case .center:
      return [
        line(center, .equal), line(near, .greaterThanOrEqual), line(far, .lessThanOrEqual),
      ]
    }
  }

  /// The baselines of a row in one line, with the tallest of what is above and below it at the edges.
  private func baselines(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ line: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let edges = [line(.top, .equal), line(.bottom, .equal)]
    for edge in edges { edge.priority = Self.hugging }
    var all = [line(.top, .greaterThanOrEqual), line(.bottom, .lessThanOrEqual)] + edges
    if let first = shownViews.first, first !== view {
      all.append(constraint(view, attribute, .equal, first, attribute, 0, "UISV-alignment"))
    }
    return all
  }

  /// How strongly the edges of a row in line are held (model): less than anything that an app sets.
  private static let hugging = UILayoutPriority(1)
}

extension NSLayoutConstraint {
  /// What two constraints have in common of which one can be the other with another constant.
  fileprivate struct Form: Hashable {
    let first, second: ObjectIdentifier?
    let firstAttribute, secondAttribute: Attribute
    let relation: Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String?
  }

  fileprivate var form: Form {
    Form(
      first: firstReference.map { ObjectIdentifier($0) },
      second: secondReference.map { ObjectIdentifier($0) },
      firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
      multiplier: multiplier, priority: priority, identifier: identifier)
  }
}
