import Foundation

// What a controller has to tell the system, which there is none of.

extension UIViewController {
  /// Inert: the bar at the bottom of the screen is not drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Inert: there are no swipes of the system.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Inert: nothing turns by itself (iOS 16).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the screen if it is held otherwise. Inert: nothing turns by itself.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIViewController {
  /// What an extension of another app is called with. Always nil: the model's app is none.
  public var extensionContext: NSExtensionContext? { nil }
  /// Whether the focus returns to what had it (iOS 10); held.
  public var restoresFocusAfterTransition: Bool {
    get { held(true) }
    set { hold(newValue) }
  }
  /// Whether key commands of the controller act below what it presents (iOS 13.4); held.
  public var performsActionsWhilePresentingModally: Bool { held(false) }
  /// How the interface is held (until iOS 8; the window scene knows since).
  public var interfaceOrientation: UIInterfaceOrientation { UIDevice.heldOrientation }

  /// Adds a command of the keyboard (iOS 9), besides those of `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command that was added (iOS 9); another is passed over.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  /// The commands that were added.
  var addedKeyCommands: [UIKeyCommand] {
    get { held([]) }
    set { hold(newValue) }
  }

  /// The nearest controller around this one that has a method, this one included (iOS 8).
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
}

/// What an extension of an app has from the one that shows it.
open class NSExtensionContext: NSObject {
  /// What the other app hands over.
  open var inputItems: [Any] { [] }
  /// Ends the extension. Inert: there is none.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the extension with an error. Inert: there is none.
  open func cancelRequest(withError error: any Error) {}
  /// Inert: there is nothing that could open a URL; the completion gets false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// What an app hands over to an extension of another one.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// What can be loaded.
  open var attachments: [NSItemProvider]?
  /// Further values.
  open var userInfo: [AnyHashable: Any]?

  /// An item without anything.
  public override init() { super.init() }
}
