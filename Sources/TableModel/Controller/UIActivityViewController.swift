import Foundation

/// Shows what can be done with something. Inert: nothing can.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of what can be done.
    public var rawValue: String

    /// What can be done, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What something can be done with.
  let activityItems: [Any]
  open var excludedActivityTypes: [ActivityType]?
  /// Called by a test.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// A controller for `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// Something that can be done with something. Inert.
@preconcurrency @MainActor open class UIActivity: NSObject {}

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
}
