import Foundation
import TableEngine

/// A rectangle on the screen with subviews; nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The process the view was made in.
  package let process: AppProcess
  /// The version the view was made under.
  package let systemVersion: SystemVersion

  // Geometry, as UIKit keeps it: the frame is derived.
  private var storedBounds: CGRect {
    didSet { noteChange(of: .bounds, from: AnimatableProperty.numbers(oldValue)) }
  }
  private var storedCenter: CGPoint {
    didSet { noteChange(of: .center, from: AnimatableProperty.numbers(oldValue)) }
  }
  /// What is still on its way to the value it has.
  var animations: [PropertyAnimation] = []

  /// The subviews from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view that this one is in.
  public private(set) var superview: UIView? {
    get { superviewReference?.view }
    set { superviewReference = newValue?.reference }
  }
  private var superviewReference: ItemReference?
  private var storedReference: ItemReference?
  weak var viewController: UIViewController?

  var isLayoutNeeded = false
  var isLayoutNeededBelow = false

  /// How the frame follows the superview's bounds.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteGeometryForConstraints() } }
  }
  /// Whether the subviews follow the bounds by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame stands as constraints beside those that are made for the view.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  /// What Auto Layout keeps of the view; nil while no constraint touches it.
  var layoutState: LayoutState?

  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1 {
    didSet { noteChange(of: .alpha, from: [oldValue]) }
  }
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.setNeedsUpdateConstraints()
    }
  }
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  /// Whether a touch on the view is its own at once and never scrolls what it is in.
  var keepsTouchesFromScrolling: Bool { false }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityIdentifier: String?
  open var tintColor: UIColor! = .systemBlue
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  /// The view's layer, which holds the values that are set and draws nothing.
  public private(set) lazy var layer = CALayer(view: self)
  /// The gesture recognisers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The length of an axis along which the content has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A view that stands in the place of what is drawn; held.
  open var mask: UIView?
  open var contentScaleFactor: CGFloat = 2
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityUserInputLabels: [String]?
  open var shouldGroupAccessibilityChildren = false
  open var focusGroupIdentifier: String?
  open var interactions: [any UIInteraction] = []

  /// A view with `frame` in its superview's coordinates.
  public init(frame: CGRect) {
    process = AppProcess.current
    systemVersion = SystemVersion.current
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    dropInvalidGeometry()
    // A size is a change of the bounds, which asks for layout (Apple, `layoutSubviews`).
    isLayoutNeeded = storedBounds.size != .zero
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    process = AppProcess.current
    systemVersion = SystemVersion.current
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  deinit { storedReference?.end() }

  open override var next: UIResponder? { viewController ?? superview }

  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height)
    }
    set {
      let newValue = newValue.standardized
      guard accepts(position: CGPoint(x: newValue.midX, y: newValue.midY)) else { return }
      let isMoved = newValue.origin != frame.origin || newValue.size != frame.size
      guard isMoved else { return }
      let oldSize = storedBounds.size
      storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
      storedBounds.size = newValue.size
      if oldSize != newValue.size { sizeDidChange(from: oldSize) }
      noteGeometryForConstraints()
    }
  }

  /// The rectangle in the view's own coordinates; its origin is what scrolling moves.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard accepts(bounds: newValue) else { return }
      let oldValue = storedBounds
      storedBounds = newValue
      if oldValue.size != newValue.size {
        sizeDidChange(from: oldValue.size)
        noteGeometryForConstraints()
      }
      if oldValue.origin != newValue.origin { boundsOriginDidChange(from: oldValue.origin) }
    }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard accepts(position: newValue) else { return }
      storedCenter = newValue
      noteGeometryForConstraints()
    }
  }

  /// Takes back the geometry of a view made with a frame that a layer refuses, and raises.
  private func dropInvalidGeometry() {
    guard !accepts(bounds: storedBounds) || !accepts(position: storedCenter) else { return }
    storedBounds = .zero
    storedCenter = .zero
  }

  /// Called when the bounds' size has changed.
  func sizeDidChange(from oldSize: CGSize) {
    if autoresizesSubviews {
      for view in subviews { view.resize(from: oldSize, to: storedBounds.size) }
    }
    setNeedsLayout()
  }

  /// Called when the bounds' origin has changed.
  func boundsOriginDidChange(from oldOrigin: CGPoint) {}

  /// The size that fits `size`; by default the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes to `sizeThatFits` of the present size.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    frame.size = fitting
  }

  /// The size in points that the view's content has by itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeDidChange()
    superview?.sizeWasInvalidated(of: self)
  }

  /// Called when a subview has said that its ``intrinsicContentSize`` has changed.
  func sizeWasInvalidated(of subview: UIView) {}

  /// Called when constraints about what is inside of the view have changed, or a size in them.
  func constraintsDidChangeInside() {}

  // MARK: Constraints

  /// Whether views of the class are laid out by constraints even if none was made yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes and changes the view's constraints; override it and call super last.
  open func updateConstraints() {}

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Calls ``updateConstraints()`` where it is needed here and below, innermost views first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The size, in points, that the constraints ask for, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size, in points, that the constraints ask for, with a priority for each length of
  /// `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What the alignment rectangle leaves out of the frame; nothing in the model.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Layout

  /// Lays out the subviews; override it, never call it.
  open func layoutSubviews() {
    takeFramesFromConstraints()
    viewController?.viewDidLayoutSubviewsOfView()
  }

  /// Marks the view for layout at the end of the turn.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    var root = self
    while let parent = root.superview {
      // A marked parent is on the way down from a root that has been marked, or is being laid out.
      guard !parent.isLayoutNeededBelow else { return }
      parent.isLayoutNeededBelow = true
      root = parent
    }
    if root is UIWindow { process.loop.setNeedsLayout(root) }
  }

  /// Lays out the view and what is below it now, if marked.
  open func layoutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.isLayoutNeeded { root = parent }
    root.prepareConstraintsForLayout()
    root.layOutTree()
  }

  private func layOutTree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      viewController?.viewWillLayoutSubviewsOfView()
      layoutSubviews()
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for view in subviews where view.isLayoutNeeded || view.isLayoutNeededBelow {
      view.layOutTree()
    }
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .phone(scale: UIScreen.main.scale) }

  /// Called after a nib was read; there are no nibs, so nobody calls it.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Ends editing in the view or below it; says whether nothing is edited any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = process.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return first.resignFirstResponder()
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The margins in the reading direction (iOS 11); the model reads from the left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  open func layoutMarginsDidChange() {
    setNeedsLayout()
    noteGuideChange()
  }
  /// Inert: layers of their own do not lay themselves out.
  open func layoutSublayers(of layer: CALayer) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func safeAreaInsetsDidChange() { noteGuideChange() }
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window the view is in.
  open var window: UIWindow? { superview?.window }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    let oldWindow = window
    if oldWindow != nil { tellWindowChange(to: nil, isBefore: true) }
    parent.willRemoveSubview(self)
    leaveConstraints(of: parent)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if oldWindow != nil { tellWindowChange(to: nil, isBefore: false) }
    didMoveToSuperview()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      process.raise(
        UIKitException.Name.invalidArgument, "Can't add self as subview")
      return
    }
    if view.superview === self {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowChange(to: newWindow, isBefore: true) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      view.leaveConstraints(of: old)
      old.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.joinConstraints(of: self)
    if oldWindow !== newWindow { view.tellWindowChange(to: newWindow, isBefore: false) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.setNeedsLayout()
    setNeedsLayout()
  }

  private func tellWindowChange(to newWindow: UIWindow?, isBefore: Bool) {
    if !isBefore, newWindow == nil { removeAnimations() }
    if isBefore { willMove(toWindow: newWindow) } else { didMoveToWindow() }
    // What was laid out before it had a window knows no safe area yet.
    if !isBefore, newWindow != nil, layoutState != nil { safeAreaInsetsDidChange() }
    for view in subviews { view.tellWindowChange(to: newWindow, isBefore: isBefore) }
  }

  // MARK: Touches

  /// Whether `point`, in the view's own coordinates, is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The front-most view at `point` that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Safe area

  /// How far bars and the screen's corners reach into the view, in points, and for a controller's
  /// view what the controller adds.
  open var safeAreaInsets: UIEdgeInsets {
    guard superview != nil else { return .zero }
    return safeAreaInsetsOfAncestors + (viewController?.additionalSafeAreaInsets ?? .zero)
  }

  /// The safe area as the subviews have it.
  var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { printedDescription }
  }

  /// The text that logs print for the view.
  var printedDescription: String {
    let frame = frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.number($0) }
    return
      "<\(Self.className(of: self)): \(address); "
      + "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}
