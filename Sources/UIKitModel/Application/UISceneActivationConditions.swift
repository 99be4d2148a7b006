import Foundation

/// Which requests activate a scene (iOS 13); held, there is one scene.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Which contents the scene can show; held.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Which contents the scene shows rather than another; held.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Conditions that every request meets.
  public override init() { super.init() }
}
