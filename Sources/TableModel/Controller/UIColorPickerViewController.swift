import Foundation

/// Lets the user choose a colour; inert: a test sets it and calls the delegate (iOS 14).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Told of a chosen colour; every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// What a delegate without the method means.
extension UIColorPickerViewControllerDelegate {
  /// What a delegate without the method answers.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// What a delegate without the method answers.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}

/// A control that shows a colour and lets the user choose one (iOS 14).
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  open var title: String?
}
