import Foundation

/// The root of everything that takes part in event handling.
@preconcurrency @MainActor open class UIResponder: NSObject {
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
    guard canResignFirstResponder else { return false }
    process.firstResponder = nil
    process.keyboard.follow(nil, in: process)
    return true
  }

  /// Called when the responder has become first, before the keyboard comes (C-251).
  func editingWillGetKeyboard() {}
  /// What the keyboard is to be like; nil without text input.
  var keyboardTraits: KeyboardTraits? { nil }

  /// The view in the place of the keyboard; nil for the keyboard.
  open var inputView: UIView? {
    get { nil }
    set {}
  }
  /// The view above the keyboard, which counts in its height; it comes into no window.
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
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

  /// Inert: VoiceOver does not run, and nobody double-taps an element with it.
  open func accessibilityActivate() -> Bool { false }
  /// Inert: VoiceOver does not run, and nobody draws its Z with two fingers.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Nibs

  /// Called after the object was made from a nib and connected; an override calls `super`.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone, for what it shows; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Whether a command of the edit menu makes sense here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The responder that performs a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

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

  /// Whether the receiver implements the method that `aSelector` names.
  ///
  /// The dialect's replacement for the Objective-C runtime: a view calls it once for each optional
  /// method when its delegate or data source is set, and caches the results, as UIKit does. Return
  /// false to look like a delegate without that method.
  open func responds(to aSelector: Selector) -> Bool { true }
}

/// The name of a method, as Objective-C writes it: `tableView:heightForRowAtIndexPath:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The name of a method.
  public init(_ name: String) { description = name }

  /// The name of a method.
  public init(stringLiteral value: String) { description = value }
}
