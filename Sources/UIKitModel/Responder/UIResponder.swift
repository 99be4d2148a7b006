import Foundation

/// The root of everything that takes part in event handling.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private let objectiveC = ObjectiveCTable<UIResponderMembers>()

  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder can get the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can give the keyboard back.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard's input goes here; there is one first responder in a process.
  open var isFirstResponder: Bool { AppProcess.current.firstResponder === self }

  /// Makes the responder first, if it can be and the present one resigns; returns whether it is.
  ///
  /// What takes text input, or has a view in its place, gets the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    let process = AppProcess.current
    guard process.firstResponder !== self else { return true }
    guard !Fault.focusesNothing.isOn else { return false }
    guard canBecomeFirstResponder,
      process.keyboard.handingOver({ process.firstResponder?.resignFirstResponder() ?? true })
    else { return false }
    process.firstResponder = self
    editingWillGetKeyboard()
    if process.firstResponder === self { process.keyboard.follow(self, in: process) }
    return true
  }

  /// Gives the keyboard back, if the responder can; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    let process = AppProcess.current
    guard process.firstResponder === self else { return true }
    let mayResign = process.keyboard.endsByForce || canResignFirstResponder
    guard mayResign, !Fault.resignsNever.isOn else { return false }
    process.firstResponder = nil
    process.keyboard.follow(nil, in: process)
    return true
  }

  /// Called when the responder has become first, before the keyboard comes (C-251).
  func editingWillGetKeyboard() {}
  /// What the keyboard is to be like; nil without text input.
  var keyboardTraits: KeyboardTraits? {
    self is any UIKeyInput
      ? KeyboardTraits(type: .default, autocorrection: .default, isSecure: false) : nil
  }

  /// The view in the place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, which counts in its height; it comes into no window.
  open var inputAccessoryView: UIView? { nil }
  /// Reads the keyboard's views and kind again, if the responder is first.
  open func reloadInputViews() {
    let process = AppProcess.current
    if process.firstResponder === self { process.keyboard.follow(self, in: process) }
  }
  /// Inert: there is no hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What undoes changes; that of the next responder by default.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility

  /// What VoiceOver reads for the element; held.
  open var accessibilityLabel: String?
  /// What VoiceOver reads about the result of an action; held.
  open var accessibilityHint: String?
  /// What VoiceOver reads as the element's value; held.
  open var accessibilityValue: String?
  /// How the element behaves, for VoiceOver; held.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether VoiceOver reads the element; held.
  open var isAccessibilityElement = false
  /// Whether VoiceOver skips the elements inside; held.
  open var accessibilityElementsHidden = false
  /// Whether VoiceOver reads nothing beside the view; held.
  open var accessibilityViewIsModal = false
  /// The actions that VoiceOver offers; held.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The names by which Voice Control finds the element (iOS 13); held.
  open var accessibilityUserInputLabels: [String]?
  /// Whether VoiceOver reads the elements inside together; held.
  open var shouldGroupAccessibilityChildren = false
  /// Inert: VoiceOver does not run, and nobody double-taps an element with it.
  open func accessibilityActivate() -> Bool { false }
  /// Inert: VoiceOver does not run, and nobody swipes up on an element with it.
  open func accessibilityIncrement() {}
  /// Inert: VoiceOver does not run, and nobody swipes down on an element with it.
  open func accessibilityDecrement() {}
  /// Inert: VoiceOver does not run, and nobody scrolls with three fingers.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Inert: VoiceOver does not run, and nobody taps twice with two fingers.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The elements inside, in the order in which VoiceOver reads them; held.
  open var accessibilityElements: [Any]?
  /// Where the element is on the screen, in points: where a view is, unless something is set.
  open var accessibilityFrame: CGRect {
    get { held((self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero) }
    set { hold(newValue) }
  }
  /// Where an activation touches the element on the screen, in points: in the middle, unless something
  /// is set.
  open var accessibilityActivationPoint: CGPoint {
    get { held(CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)) }
    set { hold(newValue) }
  }
  /// The outline of the element on the screen; held.
  open var accessibilityPath: UIBezierPath? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// How many elements of accessibility there are; those of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element of accessibility; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Called when VoiceOver comes to the element. Inert: it does not run.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when VoiceOver leaves the element. Inert: it does not run.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is at the element: never.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// What the user does here, which another device can go on with. Held: there is no other device.
  open var userActivity: NSUserActivity? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// Goes on with an activity; the default does nothing.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Brings an activity up to date; the default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Inert: VoiceOver does not run, and nobody draws its Z with two fingers.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Menus

  /// Changes the menu of the system with which commands are found. Inert: there is no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Brings a command up to date before it is shown. Inert: there is no menu bar.
  open func validate(_ command: UICommand) {}

  // MARK: Nibs

  /// Called after the object was made from a nib and connected; an override calls `super`.
  open dynamic func awakeFromNib() {}
  /// Called by Interface Builder alone, for what it shows; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Whether the responder takes a command of the edit menu or of keys: by default if it has the
  /// method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.isImplemented(action, in: type(of: self))
      ?? ObjectiveC.responds(self, to: action)
  }

  /// The responder that performs a command, here or further along the responder chain; nil if there
  /// is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // What a class does not override is no command of it: see ``canPerformAction(_:withSender:)``.

  /// Cuts what is selected; the default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected; the default does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes at the selection; the default does nothing.
  open func paste(_ sender: Any?) {}
  /// Pastes what some providers have (iOS 11); the default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether some of the providers have what the paste configuration accepts (iOS 11); without one
  /// none is accepted.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }
  /// Selects what is under the finger; the default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything; the default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes what is selected; the default does nothing.
  open func delete(_ sender: Any?) {}

  // MARK: Key-value coding and observing

  /// Called after a property has changed that the responder observes by
  /// `addObserver(_:forKeyPath:options:context:)`. The default raises, as it does for a key path
  /// that a subclass passes on.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    AppProcess.current.raise(
      .unobserved(keyPath ?? "(null)", object.map { $0 as AnyObject } ?? NSNull(), by: self))
  }

  /// Called for a key that the responder does not have; the default raises UIKit's exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    AppProcess.current.raise(.undefinedKey(key, "setValue:forUndefinedKey:", of: self))
  }

  /// Called for a key that the responder does not have; the default raises UIKit's exception.
  open func value(forUndefinedKey key: String) -> Any? {
    AppProcess.current.raise(.undefinedKey(key, "valueForUndefinedKey:", of: self))
    return nil
  }

  /// What hears of changes of the responder's properties.
  final var keyValueSource: KeyValueAnnouncer?
  /// The values that are associated with the responder.
  nonisolated(unsafe) final var associated: AssociatedObjects?
  /// What is set for properties that nothing acts on, by their names.
  final var heldValues: [String: Any]?

  // MARK: Touches

  // What a responder does not handle goes to the next one.

  /// Called when fingers touch the view; the default passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; the default passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when a key or button goes down; the default passes it to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a press changes; the default passes it to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key or button goes up; the default passes it to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are taken away; the default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the device begins to shake; the default passes it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called after the device has been shaken; the default passes it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when fingers leave the view; the default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are taken from the view; the default passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder has the method of a selector: one that the selector carries, or one of
  /// the class's ``ObjectiveCTable``.
  ///
  /// A view calls it for each optional method when its delegate or data source is set, and caches
  /// the results, as UIKit does; for these it returns true, and whether the method is there is found
  /// out by calling it. Return false to look like a delegate without that method.
  open func responds(to aSelector: Selector) -> Bool {
    ObjectiveC.responds(self, to: aSelector) || aSelector.isOfDelegate
  }
}

// MARK: - KeyValueAnnouncing

extension UIResponder: KeyValueAnnouncing {}
