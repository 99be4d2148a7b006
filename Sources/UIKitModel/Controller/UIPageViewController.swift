import Foundation

/// Shows one controller of many; a test or code turns the page.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned; held.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The way pages run; held.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way a page is turned; held.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where pages that curl are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// The way pages run.
  public let navigationOrientation: NavigationOrientation
  /// The source of the pages beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, called when pages are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controller that is shown.
  public private(set) var viewControllers: [UIViewController]? = []

  /// A controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the object.
  public required init?(coder: NSCoder) {
    let nib = coder as? any NibDecoder
    transitionStyle = nib?.style.flatMap(TransitionStyle.init) ?? .pageCurl
    navigationOrientation = nib?.isVertical == true ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// Shows other controllers.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] {
      addChild(new)
      if let view, let shown = new.view {
        shown.frame = view.bounds
        view.addSubview(shown)
      }
      new.didMove(toParent: self)
    }
    process.loop.perform { completion?(true) }
  }
}

/// Provides the pages beside one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Called when pages are turned; inert: no finger turns one.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIPageViewControllerDelegate {
  /// Default implementation: does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
