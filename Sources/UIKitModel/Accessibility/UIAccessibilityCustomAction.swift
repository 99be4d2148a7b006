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

  /// The object that ``selector`` is sent to.
  open weak var target: AnyObject?
  /// The method that performs the action, with the action; it returns whether that succeeded.
  open var selector: Selector = ""

  /// An action with a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
    actionHandler = { action in
      guard let target = action.target else { return false }
      return ObjectiveC.send(action.selector, to: target, [action]) as? Bool ?? false
    }
  }
}
