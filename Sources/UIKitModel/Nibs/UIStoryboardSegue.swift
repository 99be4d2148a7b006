import Foundation

/// The way from one controller to another in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController
  private var handler: (() -> Void)?

  /// A way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A way that is gone by `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Goes from the source to the destination; a class of one's own overrides it.
  open func perform() { handler?() }

  /// What ``perform()`` does, where a storyboard has the way and no class of its own.
  package func setHandler(_ handler: @escaping () -> Void) { self.handler = handler }
}
