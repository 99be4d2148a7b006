import Foundation

/// A storyboard: there are none, and nothing comes out of it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The storyboard `name`; there are no storyboard files here.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

  /// Inert: always nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Inert: a controller without anything.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }

  /// Inert: a controller without anything, or what `creator` makes of no archive.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> UIViewController { UIViewController() }
}
