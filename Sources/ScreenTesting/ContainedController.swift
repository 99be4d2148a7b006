#if canImport(UIKit)
  package import UIKit
#else
  package import TableModel
#endif

extension UIViewController {
  /// The controller whose view a navigation or tab bar controller shows; nil for any other
  /// controller, and for an empty one.
  package var contained: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}
