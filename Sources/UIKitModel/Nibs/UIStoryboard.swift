import Foundation

/// A storyboard: controllers, and the ways between them, that Interface Builder's file describes.
///
/// The `.storyboard` file itself is read, once for all that use it; nothing compiles it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let contents: (any NibStoryboard)?
  /// The storyboard identifiers of its scenes.
  var identifiers: [String] { contents?.identifiers ?? [] }

  /// The storyboard `name` of a bundle; nil for the main one.
  ///
  /// - Raises: `NSInvalidArgumentException` for one that does not exist,
  ///   `NSInternalInconsistencyException` for one that cannot be read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    if let reader = Nibs.reader {
      contents = reader.storyboard(named: name, in: storyboardBundleOrNil)
    } else {
      AppProcess.current.raise(Message.noStoryboard(name, in: storyboardBundleOrNil))
      contents = nil
    }
    super.init()
  }

  /// The controller of the initial scene, made anew; nil if no scene is the initial one.
  open func instantiateInitialViewController() -> UIViewController? {
    contents?.makeController(identifier: nil, of: self, creator: nil)
  }

  /// The same, made by `creator` (iOS 13).
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    contents?.makeController(identifier: nil, of: self, creator: creator) as? Controller
  }

  /// The controller of a scene, made anew.
  ///
  /// - Raises: `NSInvalidArgumentException` for an identifier that no scene has; where a
  ///   `UIKitException.caught` runs, a plain controller comes back.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = contents?.makeController(identifier: identifier, of: self, creator: nil) {
      return made
    }
    AppProcess.current.raise(Message.noScene(identifier, in: self))
    return UIViewController()
  }

  /// The same, made by `creator` (iOS 13); nil from `creator` leaves it to the class.
  ///
  /// - Raises: also for a scene whose controller is no `Controller`.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = contents?.makeController(identifier: identifier, of: self, creator: creator)
    if let made = made as? Controller { return made }
    let exception =
      made.map { Message.wrongController($0, Controller.self, identifier) }
      ?? Message.noScene(identifier, in: self)
    AppProcess.current.raise(exception)
    guard let plain = DynamicInitializer.make(Controller.self) else { exception.end() }
    return plain
  }
}
