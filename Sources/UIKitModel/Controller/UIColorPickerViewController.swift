import Foundation

/// Lets the user choose a color; inert: a test sets it and calls the delegate (iOS 14).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen; held.
  open var selectedColor = UIColor.white
  /// Whether the opacity can be chosen too; held.
  open var supportsAlpha = true
}

/// Called when a color is chosen; every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after the picker has been closed. Inert: nothing calls it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIColorPickerViewControllerDelegate {
  /// Default implementation: does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Default implementation: does nothing.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}
