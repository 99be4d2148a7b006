import Foundation
import SystemVersions

/// A rectangle on the screen with subviews; nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The process the view was made in.
  package let process: AppProcess
  /// The version the view was made under.
  package let systemVersion: SystemVersion

  private let objectiveC = ObjectiveCTable<UIViewMembers>()

  // Geometry, as UIKit keeps it: the frame is derived.
  var storedBounds: CGRect {
    didSet { recordChange(of: .bounds, from: AnimatableProperty.numbers(oldValue)) }
  }
  var storedCenter: CGPoint {
    didSet { recordChange(of: .center, from: AnimatableProperty.numbers(oldValue)) }
  }
  /// What is still on its way to the value it has.
  var animations: [PropertyAnimation] = []

  /// The subviews from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that this one is in.
  public internal(set) var superview: UIView? {
    get { superviewReference?.view }
    set { superviewReference = newValue?.reference }
  }
  private var superviewReference: ItemReference?
  private var storedReference: ItemReference?
  weak var viewController: UIViewController?

  /// How many views are within each other below this one; no less than there are.
  var mostLevelsBelow = 0

  var isLayoutNeeded = false
  var isLayoutNeededBelow = false
  /// How many layouts of the view are within each other.
  final var layoutDepth = 0

  /// How the frame follows the superview's bounds.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { recordGeometryForConstraints() } }
  }
  /// Whether the subviews follow the bounds by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame has constraints beside those that are made for the view.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  /// What Auto Layout keeps of the view; nil while no constraint touches it.
  var layoutState: LayoutState?

  /// The color behind the content; nil for none.
  open var backgroundColor: UIColor? {
    didSet { if Fault.keepsNoBackgroundColor.isOn { backgroundColor = nil } }
  }
  /// The opacity, from 0 to 1: the layer's, with its precision (T-49).
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Fault.keepsFullOpacity.isOn ? 1 : Float(newValue) }
  }
  var opacity: Float = 1 {
    didSet {
      recordChange(of: .alpha, from: [CGFloat(oldValue)])
      announce("alpha")
    }
  }
  /// Whether the view is hidden, and its layer with it; it gets no touches then.
  open var isHidden = false {
    didSet {
      if Fault.showsHiddenViews.isOn { isHidden = false }
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.setNeedsUpdateConstraints()
      announce("hidden")
    }
  }
  /// Whether the view covers all that is behind it.
  open var isOpaque = true
  /// Whether what is outside of the bounds is cut off.
  open var clipsToBounds = false
  /// Whether the view and its subviews get touches.
  open var isUserInteractionEnabled = true
  /// Whether a touch on the view is its own at once and never scrolls what it is in.
  @_spi(UIKitSubclassing) open var keepsTouchesFromScrolling: Bool { false }
  /// Whether the view gets more than one touch at a time; held.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has one; held.
  open var isExclusiveTouch = false
  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// How the content fills the view; held.
  open var contentMode = ContentMode.scaleToFill
  /// The transform of the view about its anchor point, in the plane: the one of its layer.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform of the view about its anchor point (iOS 13): the one of its layer.
  open var transform3D = CATransform3DIdentity {
    didSet {
      guard transform3D != oldValue else { return }
      geometryIsPlain = hasPlainGeometry
      recordChange(of: .transform, from: oldValue.numbers)
    }
  }
  /// The point that stays in its place when the view is transformed, in units of the size: the one
  /// of its layer (iOS 16).
  open var anchorPoint = LayerGeometry.middle {
    didSet {
      geometryIsPlain = hasPlainGeometry
      if anchorPoint != oldValue { recordGeometryForConstraints() }
    }
  }
  /// Whether nothing transforms the view, and its anchor point is in the middle.
  final var geometryIsPlain = true
  /// Whether the view is turned around where the interface runs from right to left; held.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The name by which tests find the element; it is not spoken.
  open var accessibilityIdentifier: String?
  /// The color of what can be operated: that of the nearest superview with one, without a color of
  /// its own; nil removes it.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? inheritedTintColor.dimmed : inheritedTintColor }
    set {
      ownTintColor = newValue
      announceTint { $0.ownTintColor == nil }
    }
  }
  private(set) var ownTintColor: UIColor?
  /// The distances in points between the content and the edges.
  ///
  /// They include what the safe area takes (iOS 11), and what the superview's margins reach into a
  /// view that preserves them. Margins may be negative, and larger than the view; one that is no
  /// finite number changes nothing.
  open var layoutMargins: UIEdgeInsets {
    get { marginsInEffect }
    set {
      guard newValue.isFinite else { return }
      ownMargins = newValue
      marginsMayHaveChanged()
    }
  }
  /// The margins that the app has set; nil for the default ones.
  var ownMargins: UIEdgeInsets?
  /// The margins that ``layoutMarginsDidChange()`` was last called for.
  var knownMargins = plainMargins
  /// Whether the margins of the superview count here too, as far as they reach into the view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsMayHaveChanged() } }
  }
  /// Whether the margins begin at the safe area (iOS 11).
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsMayHaveChanged() } }
  }
  /// The view's layer, which holds the values that are set and draws nothing.
  public var layer: CALayer {
    if let layerIfMade { return layerIfMade }
    let made = CALayer.made(of: Self.layerClass, for: self)
    layerIfMade = made
    return made
  }
  /// The layer, if something has read it.
  package private(set) var layerIfMade: CALayer?
  /// The gesture recognizers attached to the view, in the order they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  /// Whether the tint color pales: as in the nearest superview with a mode, where it is automatic.
  ///
  /// What is read is never automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      announceTint { $0.ownTintAdjustmentMode == .automatic }
    }
  }
  private(set) var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// Light or dark for everything inside, whatever the system has (iOS 13).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// The traits at the last `traitCollectionDidChange(_:)`.
  var knownTraits: TraitValues
  var storedTraitState: TraitState?
  /// A view that masks what is drawn; held.
  open var mask: UIView?
  /// The pixels of a point; held.
  open var contentScaleFactor: CGFloat = 2
  /// The name of the focus group (iOS 14); held.
  open var focusGroupIdentifier: String?
  /// The interactions of the view, in the order they were added (iOS 11).
  open var interactions: [any UIInteraction] = []

  /// A view with `frame` in its superview's coordinates.
  public init(frame: CGRect) {
    process = AppProcess.current
    knownTraits = process.baseTraits
    systemVersion = SystemVersion.current
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    dropInvalidGeometry()
    // A size is a change of the bounds, which needs layout (Apple, `layoutSubviews`).
    isLayoutNeeded = storedBounds.size != .zero
  }

  /// A view of a nib, with all that the nib says of it and its subviews; with any other coder one of
  /// a zero frame. Outlets are connected later.
  public required init?(coder: NSCoder) {
    process = AppProcess.current
    knownTraits = process.baseTraits
    systemVersion = SystemVersion.current
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    setUpForCoder()
    (coder as? any NibDecoder)?.decode(into: self)
  }

  /// What a class does to a view that `init(coder:)` makes, before the nib's values count.
  @_spi(UIKitSubclassing) open func setUpForCoder() {}

  public override convenience init() { self.init(frame: .zero) }

  deinit { storedReference?.end() }

  open override var next: UIResponder? { viewController ?? superview }

  package var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points: calculated from the bounds, the center,
  /// the anchor point and the transform, and set as these (T-60 to T-66).
  open var frame: CGRect {
    get { geometryIsPlain ? untransformedFrame : geometry.frame }
    set { place(at: newValue) }
  }

  /// The rectangle in the view's own coordinates; its origin is what scrolling moves.
  open var bounds: CGRect {
    get { storedBounds }
    set { take(bounds: newValue) }
  }

  /// Where the anchor point lies in the superview's coordinates: with the usual anchor point, the
  /// center.
  open var center: CGPoint {
    get { storedCenter }
    set { take(center: newValue) }
  }

  /// The traits outside of the view where it is in no other.
  var outermostTraits: TraitValues { process.baseTraits }

  /// Called when the bounds' size has changed.
  @_spi(UIKitSubclassing) open func sizeDidChange(from oldSize: CGSize) {
    if autoresizesSubviews, !Fault.resizesNoSubviews.isOn {
      for view in subviews { view.resize(from: oldSize, to: storedBounds.size) }
    }
    if layoutState?.readable != nil { recordGuideChange() }
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

  /// Invalidates ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeDidChange()
    superview?.sizeWasInvalidated(of: self)
  }

  /// The margins of a view of the class that has been given none, in points.
  @_spi(UIKitSubclassing) open var defaultMargins: UIEdgeInsets {
    guard viewController != nil else { return Self.plainMargins }
    return UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: systemSideMargin)
  }

  /// The margins as subviews that preserve them have them.
  @_spi(UIKitSubclassing) open var marginsOfSubviews: UIEdgeInsets { marginsInEffect }

  /// Whether ``defaultMargins`` follow the window.
  @_spi(UIKitSubclassing) open var hasMarginsOfWindow: Bool { viewController != nil }

  /// Where a subview is, by its own width or another, as far as margins are concerned: in its frame,
  /// or in the one that the next layout gives it.
  @_spi(UIKitSubclassing) open func placeForMargins(of view: UIView, width: CGFloat?) -> CGRect {
    let (frame, width) = (view.frame, width ?? view.frame.width)
    return CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
  }

  /// Called when a subview has invalidated its ``intrinsicContentSize``.
  @_spi(UIKitSubclassing) open func sizeWasInvalidated(of subview: UIView) {}

  /// Called when constraints about what is inside of the view have changed, or a size in them.
  @_spi(UIKitSubclassing) open func constraintsDidChangeInside() {}

  /// Whether constraints inside of the view are solved apart from those of its superview.
  @_spi(UIKitSubclassing) open var separatesLayout: Bool { false }

  /// Whether the superview sets the view's size by the encapsulated constraints of UIKit
  /// (`UIView-Encapsulated-Layout-Width`) instead of by its autoresizing mask.
  @_spi(UIKitSubclassing) open var isEncapsulated: Bool { false }

  // MARK: Constraints

  /// Whether views of the class are laid out by constraints even if none was made yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The class of the view's layer, which is made by `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes and changes the view's constraints; override it and call super last.
  open func updateConstraints() {}

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Calls ``updateConstraints()`` where it is needed here and below, innermost views first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The size of the view by its constraints, in points, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the view by its constraints, in points, with a priority for each length of
  /// `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What the alignment rectangle leaves out of the frame: nothing, but of a switch.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Layout

  /// Lays out the subviews; override it, never call it.
  open func layoutSubviews() {
    applySolvedFrames()
    viewController?.viewDidLayoutSubviews()
  }

  /// Marks the view for layout at the end of the turn.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the view and what is below it now, if marked.
  open func layoutIfNeeded() {
    layOutIfNeeded()
  }

  /// The traits: those of the superview, except for what is overridden here.
  open var traitCollection: UITraitCollection {
    UITraitCollection(knownTraits, displayScale: UIScreen.screen(of: process).scale)
  }

  /// Ends editing in the view or below it, with `force` without asking whether it may end (Apple);
  /// returns whether nothing is edited any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    endEditingInside(byForce: force)
  }

  /// Adds an interaction and calls its `willMove(to:)` and `didMove(to:)`.
  open func addInteraction(_ interaction: any UIInteraction) {
    add(interaction)
  }

  /// Removes an interaction; one of another view changes nothing.
  open func removeInteraction(_ interaction: any UIInteraction) {
    remove(interaction)
  }

  /// The margins in the reading direction, without what the safe area and the superview add
  /// (iOS 11); the model reads from the left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(givenMargins) }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
    recordGuideChange()
  }
  /// Inert: layers of their own do not lay themselves out.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws the content of a layer. Inert: nothing calls it.
  open func display(_ layer: CALayer) {}
  /// Draws the content of a layer. Inert: nothing calls it.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before the content of a layer is drawn. Inert: nothing calls it.
  open func layerWillDraw(_ layer: CALayer) {}
  /// What a change of a layer begins. Inert: nothing calls it.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// The view whose first line others are aligned with; held, layouts take the view's own.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line others are aligned with; held, layouts take the view's own.
  open var forLastBaselineLayout: UIView { self }
  /// The form that other items of an animator bounce off. Inert: nothing moves.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that other items of an animator bounce off. Inert: nothing moves.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// Called after the focus has moved. Inert: there is no focus engine.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Where the focus goes first. Inert: there is no focus engine.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The same in iOS 9. Inert: there is no focus engine.
  open var preferredFocusedView: UIView? { nil }
  /// Requests that the focus be looked at again. Inert: there is no focus engine.
  open func setNeedsFocusUpdate() {}
  /// Looks at the focus now. Inert: there is no focus engine.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. Inert: there is no focus engine.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Requests that the view be drawn. Inert: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests that a rectangle be drawn. Inert: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the view. Inert: nothing calls it.
  open func draw(_ rect: CGRect) {}
  /// Called after the safe area has changed (iOS 11).
  open func safeAreaInsetsDidChange() {
    recordGuideChange()
    marginsMayHaveChanged()
  }
  /// Called after the tint color or its adjustment was set, here or where the view inherits it from.
  open func tintColorDidChange() {}
  /// Called after the traits have changed, before ``traitCollectionDidChange(_:)``.
  @_spi(UIKitSubclassing) open func traitsDidChange(from previous: UITraitCollection) {}
  /// Called after the traits have changed, with those of before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets another superview; nil when it is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has got another window, or none.
  open func didMoveToWindow() {}
  /// Called before the view gets another window; nil when it leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window the view is in.
  open var window: UIWindow? { Fault.findsNoWindow.isOn ? nil : superview?.window }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview; an index beyond the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  // MARK: Touches

  /// Whether `point`, in the view's own coordinates, is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  /// The front-most view at `point` that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, with: event)
  }

  /// Whether the focus engine can focus the view: by default not. Inert: there is none.
  open var canBecomeFocused: Bool { false }

  /// The direction of the interface for a kind of content: from left to right unless forced.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer; one that recognizes its gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recognizer of the view may recognize its gesture; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Safe area

  /// How far bars and the screen's corners reach into the view, in points, and for a controller's
  /// view what the controller adds.
  open var safeAreaInsets: UIEdgeInsets {
    guard superview != nil, !Fault.hasNoSafeArea.isOn else { return .zero }
    return safeAreaInsetsOfAncestors + (viewController?.additionalSafeAreaInsets ?? .zero)
  }

  /// The safe area as the subviews have it.
  package var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { printedDescription }
  }

  /// The name of the class as logs print it.
  @_spi(UIKitSubclassing) open class var nameInLogs: String { String(describing: self) }

  /// The properties that views of this class take over from their class's appearance; a subclass adds
  /// its own.
  @_spi(UIKitSubclassing) open class var appearanceMembers: [AppearanceMember] {
    AppearanceMember.ofUIKit.filter { ObjectiveC.isSubclass(self, of: $0.type) }.flatMap(\.members)
  }

  /// The text that logs print for the view.
  @_spi(UIKitSubclassing) open var printedDescription: String { plainDescription }
}
