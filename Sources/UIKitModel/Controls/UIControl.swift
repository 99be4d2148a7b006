import Foundation

/// A view that a finger operates; it sends events to its actions and targets.
@preconcurrency @MainActor open class UIControl: UIView {
  /// An action and the events it waits for.
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  /// A target and the events it waits for.
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event
  }

  private var registrations: [Registration] = []
  private var targets: [Target] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that performs `primaryAction` when it is operated.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Archives do not exist here; the control is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control takes touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// What the control is, of enabled, selected and highlighted.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func stateDidChange() { setNeedsLayout() }

  /// Where the content is from top to bottom; held.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is from left to right; held.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a finger is on the control.
  open private(set) var isTracking = false
  /// Whether the finger on the control is inside of its bounds.
  open private(set) var isTouchInside = false
  /// Held; the model opens no menus.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control opens a context menu (iOS 14); held.
  open var isContextMenuInteractionEnabled = false
  /// The text that a resting pointer shows (iOS 15); held.
  open var toolTip: String?

  // MARK: Actions

  /// Performs `action` on these events; an action with the identifier of one that is there
  /// replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Does not perform `action` on these events any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does not perform the action with this identifier on these events any more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Inert: a selector names no method without the Objective-C runtime. The target is kept and
  /// listed, and the console logs that it is never called; use ``addAction(_:for:)``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    process.logUncallable(action, of: "addTarget(_:action:for:)", instead: "addAction(_:for:)")
    targets.append(
      Target(object: target.map { $0 as AnyObject }, action: action, events: controlEvents))
  }

  /// Removes a target; nil matches any target, a nil action any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices
    where (object == nil || targets[index].object === object)
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The names of the methods that a target waits with.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names =
      targets
      .filter { $0.object === object && $0.events.contains(controlEvent) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// All events that something waits for.
  open var allControlEvents: Event {
    registrations.reduce(into: targets.reduce(into: Event()) { $0.formUnion($1.events) }) {
      $0.formUnion($1.events)
    }
  }

  /// Performs what waits for one of these events.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { process.bind { action.perform(sender: self) } }

  // MARK: Touches

  /// A finger came down; false lets it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false lets it go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch has ended in the control.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    isTouchInside = bounds.contains(touch.location(in: self))
    isHighlighted = isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking else { return }
    let touch = touches.first
    let isInside = touch.map { bounds.contains($0.location(in: self)) } ?? isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    guard isInside else { return sendActions(for: .touchUpOutside) }
    didTap(at: touch?.location(in: self) ?? .zero)
    sendActions(for: .touchUpInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// What the control does by itself when a finger leaves it inside, at a point of its bounds.
  func didTap(at point: CGPoint) {}

  /// Sends the actions for a value that the finger has changed.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
