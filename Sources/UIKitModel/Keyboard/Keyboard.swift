import Foundation
import SystemVersions

/// The keyboard of a process: docked at the bottom of the window of what has it.
///
/// It comes and goes with the first responder, and posts UIKit's notifications: those with "will"
/// at once, those with "did" when its animation has ended (KB-2).
@MainActor package final class Keyboard {
  /// What the keyboard does, as the names of its notifications.
  private struct Change {
    let shows: Bool
    var changesFrame = true

    /// What is posted before the animation.
    var before: [Notification.Name] {
      (changesFrame ? [UIResponder.keyboardWillChangeFrameNotification] : [])
        + [
          shows
            ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
        ]
    }

    /// What is posted after it.
    var after: [Notification.Name] {
      (changesFrame ? [UIResponder.keyboardDidChangeFrameNotification] : [])
        + [
          shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
        ]
    }
  }

  /// The duration of the keyboard's animation, in seconds (KB-1).
  private static let animationDuration: TimeInterval = 0.25
  /// The curve of its animation, which has no name (KB-1).
  private static let animationCurve = 7

  /// Its frame in the window where it is shown, in points; nil while it is hidden.
  private var frame: CGRect? { didSet { if let frame { window?.keyboardView?.frame = frame } } }
  private weak var window: UIWindow?
  private var hasBeenShown = false
  /// Whether a responder resigns because another one takes over.
  private var isHandedOver = false
  /// Whether editing ends without asking whether it may.
  private(set) var endsByForce = false
  /// What ends the animation.
  private var end: RunLoopModel.Token?

  nonisolated init() {}

  /// The frame in a window, in points; nil if the keyboard is not shown there.
  func frame(in window: UIWindow) -> CGRect? { self.window === window ? frame : nil }

  /// Its view in a window, which is none of the window's subviews; nil if it is not shown there.
  func view(in window: UIWindow) -> KeyboardView? {
    guard let frame = frame(in: window) else { return nil }
    let view = window.keyboardView ?? KeyboardView(frame: frame)
    window.keyboardView = view
    return view
  }

  /// Runs `body`, which has a responder resign for another one.
  func handingOver(_ body: () -> Bool) -> Bool {
    let outer = isHandedOver
    isHandedOver = true
    defer { isHandedOver = outer }
    return body()
  }

  /// Runs `body`, which ends editing; by force nobody is asked whether it may end.
  func ending(byForce isForced: Bool, _ body: () -> Bool) -> Bool {
    let outer = endsByForce
    endsByForce = isForced
    defer { endsByForce = outer }
    return body()
  }

  /// Comes for what has become first responder, or goes; nil when it has resigned.
  func follow(_ responder: UIResponder?, in process: AppProcess) {
    guard let (window, new) = place(for: responder) else { return responderDidLeave(process) }
    let behavior = window.systemVersion.behavior
    guard let old = frame, self.window === window else {
      (self.window, frame) = (window, new)
      let rounds = hasBeenShown ? 1 : behavior.keyboardRoundsAtFirst
      hasBeenShown = true
      let hidden = new.offsetBy(dx: 0, dy: new.height)
      return announce(Change(shows: true), from: hidden, to: new, rounds: rounds, in: process)
    }
    if old != new {
      move(to: new, in: window)
    } else if behavior.announcesKeyboardAtEachFocus {
      // For the field before.
      post([UIResponder.keyboardWillChangeFrameNotification], info(from: old, to: new))
      announce(Change(shows: true), from: old, to: new, in: process)
    } else {
      window.propagateKeyboardChange()
    }
  }

  /// Follows a window that has another size or safe area, as when the phone is turned, also for a
  /// field that has scrolled away. Which notifications that posts is the model's choice; no public
  /// source.
  func windowDidChange(_ window: UIWindow) {
    guard let frame, self.window === window else { return }
    let room = window.bounds
    let kept = CGRect(
      x: 0, y: room.height - frame.height, width: room.width, height: frame.height)
    let new = place(for: window.process.firstResponder)?.frame ?? kept
    if new != frame { move(to: new, in: window) }
  }

  private func move(to new: CGRect, in window: UIWindow) {
    guard let old = frame else { return }
    frame = new
    let changesFrame = window.systemVersion.behavior.announcesHeightOfNextKeyboard
    announce(
      Change(shows: true, changesFrame: changesFrame), from: old, to: new, in: window.process)
  }

  /// Where a responder has the keyboard; nowhere without a window, or if it takes no input.
  private func place(for responder: UIResponder?) -> (window: UIWindow, frame: CGRect)? {
    let window = (responder as? UIView)?.window ?? (responder as? UIViewController)?.view.window
    guard let window, let height = responder?.keyboardHeight(in: window) else { return nil }
    let room = window.bounds
    return (
      window, CGRect(x: 0, y: room.height - height, width: room.width, height: height)
    )
  }

  /// Goes, unless another responder takes over.
  private func responderDidLeave(_ process: AppProcess) {
    guard !isHandedOver, let frame, !Fault.keepsKeyboard.isOn else { return }
    self.frame = nil
    let hidden = frame.offsetBy(dx: 0, dy: frame.height)
    announce(Change(shows: false), from: frame, to: hidden, in: process)
  }

  /// Comes for a view that became first responder before it was in a window, as apps have it do in
  /// `viewDidLoad` and `viewWillAppear(_:)`. That UIKit waits for the window is the model's choice;
  /// no public source says when it posts its notifications then.
  func viewDidJoinWindow(_ view: UIView) {
    guard frame == nil, view.process.firstResponder === view else { return }
    follow(view, in: view.process)
  }

  /// Goes with a controller's view that leaves the window with the first responder in it.
  func viewWillLeave(_ view: UIView) {
    let process = view.process
    guard let first = process.firstResponder as? UIView, first.isDescendant(of: view) else {
      return
    }
    if first.resignFirstResponder() { return }
    process.firstResponder = nil
    follow(nil, in: process)
  }

  // MARK: Notifications

  private func announce(
    _ change: Change, from begin: CGRect, to end: CGRect, rounds: Int = 1, in process: AppProcess
  ) {
    let duration = process.areAnimationsEnabled ? Self.animationDuration : 0
    let info = info(from: begin, to: end, duration: duration)
    self.end?.invalidate()
    self.end = process.loop.schedule(after: duration) { [weak self] in
      for _ in 0..<rounds { self?.post(change.after, info) }
    }
    for _ in 0..<rounds { post(change.before, info) }
    window?.propagateKeyboardChange()
  }

  private func post(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
    for name in names where !Fault.postsNoKeyboard.isOn {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
  }

  private func info(
    from begin: CGRect, to end: CGRect, duration: TimeInterval = 0
  ) -> [AnyHashable: Any] {
    let origin = window?.frame.origin ?? .zero
    func onScreen(_ frame: CGRect) -> NSValue {
      NSValue(cgRect: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: onScreen(begin),
      UIResponder.keyboardFrameEndUserInfoKey: onScreen(end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.animationCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}

// MARK: - Heights

/// The heights of the parts of a keyboard, in points (KB-1).
private enum KeyboardPart {
  /// What the keyboard is higher on a screen with a home indicator.
  static let belowKeys: CGFloat = 75
  /// The keys in a low window, where there is no row of predictions (KB-3).
  static let lowKeys: CGFloat = 162

  static func keys(width: CGFloat) -> CGFloat { width < 414 ? 216 : 226 }
  static func predictions(width: CGFloat) -> CGFloat { width < 375 ? 37 : width < 414 ? 44 : 45 }
}

extension UIResponder {
  /// The height of the keyboard that the responder has in a window; nil if it has none.
  ///
  /// A view in its place keeps above the home indicator. Model's choice; no public source.
  fileprivate func keyboardHeight(in window: UIWindow) -> CGFloat? {
    let accessory = inputAccessoryView?.frame.height ?? 0
    let bottom = window.safeAreaInsets.bottom
    if let inputView { return inputView.frame.height + accessory + bottom }
    guard let traits = keyboardTraits else { return accessory > 0 ? accessory + bottom : nil }
    guard !window.isInLowWindow else { return KeyboardPart.lowKeys + accessory + bottom }
    let width = window.bounds.width
    let predictions = traits.hasPredictions ? KeyboardPart.predictions(width: width) : 0
    let below = bottom > 0 ? KeyboardPart.belowKeys : 0
    return KeyboardPart.keys(width: width) + predictions + below + accessory
  }
}

/// What decides the height of a responder's keyboard.
struct KeyboardTraits {
  let type: UIKeyboardType
  let autocorrection: UITextAutocorrectionType
  let isSecure: Bool

  /// Whether words are proposed above the keys.
  fileprivate var hasPredictions: Bool {
    guard autocorrection != .no, !isSecure else { return false }
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: return false
    default: return true
    }
  }
}

// MARK: - What the keyboard covers

extension UIView {
  /// How much of the view's lower end the keyboard covers, in points: all of it at most, also below
  /// a keyboard that is higher than the window.
  package var keyboardOverlap: CGFloat {
    guard let window, let frame = process.keyboard.frame(in: window) else { return 0 }
    return min(max(convert(bounds, to: window).maxY - frame.minY, 0), bounds.height)
  }

  /// Notifies the tree that the keyboard covers more or less, or has another responder.
  fileprivate func propagateKeyboardChange() {
    for guide in layoutGuides { (guide as? UIKeyboardLayoutGuide)?.follow() }
    viewController?.keyboardDidChange()
    for view in subviews { view.propagateKeyboardChange() }
  }

  /// Takes the keyboard from what is edited in the view or below it; returns whether nothing is
  /// edited any more.
  func endEditingInside(byForce force: Bool) -> Bool {
    guard let first = process.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return process.keyboard.ending(byForce: force) { first.resignFirstResponder() }
  }
}
