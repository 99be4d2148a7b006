import Foundation

/// Methods of controllers that have two names, of now and of before Swift 4.2.
struct NamedCall: OptionSet, Sendable {
  let rawValue: UInt8

  static let willMove = NamedCall(rawValue: 1 << 0)
  static let didMove = NamedCall(rawValue: 1 << 1)
  static let statusBarStyle = NamedCall(rawValue: 1 << 2)
  static let statusBarHidden = NamedCall(rawValue: 1 << 3)
}

/// What had other names before Swift 4.2. A call by way of it gives no warning.
@MainActor protocol FormerlyNamed {
  func willMove(toParentViewController parent: UIViewController?)
  func didMove(toParentViewController parent: UIViewController?)
  var childViewControllerForStatusBarStyle: UIViewController? { get }
  var childViewControllerForStatusBarHidden: UIViewController? { get }
}

extension UIViewController: FormerlyNamed {}
