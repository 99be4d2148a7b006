import Foundation

/// A key or button that is held.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the press does.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// What the press does.
  open package(set) var phase: Phase
  /// The button; that of the keyboard has none of a remote control.
  open package(set) var type: PressType
  /// When it happened, on the virtual clock.
  open package(set) var timestamp: TimeInterval
  /// The key of a keyboard.
  open package(set) var key: UIKey?
  /// How hard the button is pressed; always 0.
  open var force: CGFloat { 0 }

  package init(_ phase: Phase, type: PressType = .select, key: UIKey?) {
    self.phase = phase
    self.type = type
    self.key = key
    timestamp = AppProcess.current.loop.now
    super.init()
  }
}

/// What happened to keys and buttons at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses.
  open package(set) var allPresses: Set<UIPress>
  open override var type: EventType { .presses }

  package init(presses: Set<UIPress>) {
    allPresses = presses
    super.init(touches: [])
  }
}

extension UIApplication {
  /// Presses a key of a keyboard. The first command for it along the responder chain is performed;
  /// without one the first responder gets the press. Returns whether a command was performed.
  package func press(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    let process = AppProcess.current
    let start =
      process.firstResponder ?? process.keyWindow?.rootViewController?.topmostForKeys ?? self
    for responder in sequence(first: start, next: \.next) {
      let command = responder.allKeyCommands.first {
        $0.input == input && $0.modifierFlags == flags
          && start.target(forAction: $0.action, withSender: $0) != nil
      }
      guard let command, let target = start.target(forAction: command.action, withSender: command)
      else { continue }
      return sendAction(command.action, to: target, from: command, for: nil)
    }
    let press = UIPress(.began, key: UIKey(input, modifierFlags: flags))
    start.pressesBegan([press], with: UIPressesEvent(presses: [press]))
    press.phase = .ended
    start.pressesEnded([press], with: UIPressesEvent(presses: [press]))
    return false
  }
}

extension UIViewController {
  /// The controller that gets keys while nothing is first responder.
  fileprivate var topmostForKeys: UIViewController {
    if let presentedViewController { return presentedViewController.topmostForKeys }
    switch self {
    case let navigation as UINavigationController:
      return navigation.topViewController?.topmostForKeys ?? self
    case let tabs as UITabBarController: return tabs.selectedViewController?.topmostForKeys ?? self
    default: return self
    }
  }
}

extension UIResponder {
  /// The commands that the responder has, and those that were added to a controller.
  fileprivate var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
  }
}
