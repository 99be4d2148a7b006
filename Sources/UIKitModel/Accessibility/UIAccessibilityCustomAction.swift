import Foundation

/// An action that assistive technologies offer.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether that succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What VoiceOver reads for the action.
  open var name: String
  /// Performs the action; returns whether that succeeded.
  open var actionHandler: ActionHandler?

  /// An action with a closure.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Inert: a selector names no method without the Objective-C runtime.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }
}
