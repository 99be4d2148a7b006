import Foundation

/// A view that a finger operates; it sends events to its actions and targets.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What an event performs.
  private enum Handler {
    case action(UIAction)
    /// A target, nil for the responder chain, with its method.
    case target(WeakObject?, Selector)
  }

  /// A handler and the events it waits for.
  private struct Registration {
    let handler: Handler
    var events: Event
  }

  /// A target, which is not kept.
  private struct WeakObject {
    weak var object: AnyObject?
  }

  private let objectiveC = ObjectiveCTable<UIControlMembers>()
  /// The handlers in the order they were added.
  private var registrations: [Registration] = []

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
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange("enabled") } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange("selected") } }
  }
  /// Whether a touch is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange("highlighted") } }
  }

  /// What the control is, of enabled, selected and highlighted.
  open var state: State {
    var state = State.normal
    if Fault.keepsControlState.isOn { return state }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  private func stateDidChange(_ key: String) {
    stateDidChange()
    announce(key)
  }

  func stateDidChange() { setNeedsLayout() }

  /// Where the content is from top to bottom; held.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content is from left to right; held.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is from left to right, left or right in place of the edges of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// Whether a finger is on the control.
  open private(set) var isTracking = false
  /// Whether the finger on the control is inside of its bounds.
  open private(set) var isTouchInside = false
  /// Whether a tap opens the menu of a button (iOS 14).
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
    registrations.append(Registration(handler: .action(action), events: controlEvents))
  }

  /// Does not perform `action` on these events any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does not perform the action with this identifier on these events any more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Calls a method of a target on these events, with the control and the event where it takes
  /// them. A nil target is looked for along the responder chain. The target is not kept.
  ///
  /// A target that is added again is called once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { WeakObject(object: $0 as AnyObject) }
    process.checkTarget(target, of: action)
    for index in registrations.indices {
      guard isHandler(registrations[index].handler, target, action), target == nil || object != nil,
        case .target(let known, _) = registrations[index].handler,
        (known == nil) == (object == nil)
      else { continue }
      registrations[index].events.formUnion(controlEvents)
      return
    }
    registrations.append(Registration(handler: .target(object, action), events: controlEvents))
  }

  /// Removes a target; nil matches any target, a nil action any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { isHandler($0, target, action) }
  }

  private func isHandler(_ handler: Handler, _ target: Any?, _ action: Selector?) -> Bool {
    guard case .target(let known, let selector) = handler else { return false }
    return (target == nil || known?.object === target.map { $0 as AnyObject })
      && (action == nil || action == selector)
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].handler) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The names of the methods that a target waits with.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard case .target(let known, let selector) = registration.handler, known?.object === object,
        registration.events.contains(controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// The targets, with `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> {
    let targets = registrations.compactMap { registration -> AnyHashable? in
      guard case .target(let known, _) = registration.handler else { return nil }
      return known == nil ? NSNull() : known?.object as? NSObject
    }
    return Set(targets)
  }

  /// All events that something waits for.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Calls `iterator` for each handler, in the order they were added, until it sets the last argument
  /// (iOS 14).
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &stop)
      case .target(let known, let selector):
        iterator(nil, (known?.object, selector), registration.events, &stop)
      }
    }
  }

  /// Performs what waits for one of these events, in the order it was added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    if Fault.sendsNoActions.isOn { return }
    if Fault.sendsActionsTwice.isOn { deliver(controlEvents, with: event) }
    deliver(controlEvents, with: event)
  }

  private func deliver(_ controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(nil, let selector): sendAction(selector, to: nil, for: event)
      case .target(let known?, let selector):
        // A target that is gone is not replaced by the responder chain.
        if let object = known.object { sendAction(selector, to: object, for: event) }
      }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    process.call("An action", of: self) { action.perform(sender: self) }
  }

  /// Calls a method of a target, or of the responder chain for nil, by way of the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    process.call("\(action)", of: self) {
      _ = process.application.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Context menu

  /// What opens the control's context menu; nil unless it is enabled (iOS 14).
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard isContextMenuInteractionEnabled else { return nil }
    let interaction = held(UIContextMenuInteraction(delegate: self))
    hold(interaction)
    return interaction
  }
  /// Where the control's menu opens, in points. Inert: nothing calls it.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  /// Returns the control's context menu; none by default (iOS 14).
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of a view whose menu opens. Inert: nothing calls it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of a view whose menu closes. Inert: nothing calls it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the menu opens. Inert: nothing calls it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu closes. Inert: nothing calls it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

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
    sendActions(for: .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    isTouchInside = bounds.holds(touch.location(in: self))
    isHighlighted = isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking else { return }
    let touch = touches.first
    let isInside = touch.map { bounds.holds($0.location(in: self)) } ?? isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    guard isInside else { return sendActions(for: .touchUpOutside, with: event) }
    didTap(at: touch?.location(in: self) ?? .zero)
    sendActions(for: .touchUpInside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
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

// MARK: - UIContextMenuInteractionDelegate

extension UIControl: UIContextMenuInteractionDelegate {}
