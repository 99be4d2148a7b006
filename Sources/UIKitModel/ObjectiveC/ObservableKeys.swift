import Foundation

/// A class of UIKit some properties of which announce their changes, with the keys of these.
///
/// A key path of a subclass, `\UITableView.contentSize`, differs from the one of the class that
/// declares the property; so the paths are made for each class that is observed.
@MainActor protocol ObservableKeys: NSObject {
  static var observableKeys: [AnyKeyPath: String] { get }
}

/// The same for scroll views, which are views.
@MainActor protocol ObservableScrollKeys: UIScrollView {}
/// The same for controls.
@MainActor protocol ObservableControlKeys: UIControl {}
/// The same for image views.
@MainActor protocol ObservableImageKeys: UIImageView {}

extension UIView: ObservableKeys {}
extension UIScrollView: ObservableScrollKeys {}
extension UIControl: ObservableControlKeys {}
extension UIImageView: ObservableImageKeys {}
extension UIViewController: ObservableKeys {}
extension UIGestureRecognizer: ObservableKeys {}

extension ObservableKeys where Self: UIView {
  static var observableKeys: [AnyKeyPath: String] {
    var keys: [AnyKeyPath: String] = [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.alpha: "alpha",
      \Self.isHidden: "hidden",
    ]
    if let type = Self.self as? any ObservableScrollKeys.Type { type.add(to: &keys) }
    if let type = Self.self as? any ObservableControlKeys.Type { type.add(to: &keys) }
    if let type = Self.self as? any ObservableImageKeys.Type { type.add(to: &keys) }
    return keys
  }
}

extension ObservableScrollKeys {
  fileprivate static func add(to keys: inout [AnyKeyPath: String]) {
    keys[\Self.contentOffset] = "contentOffset"
    keys[\Self.contentSize] = "contentSize"
    keys[\Self.contentInset] = "contentInset"
  }
}

extension ObservableControlKeys {
  fileprivate static func add(to keys: inout [AnyKeyPath: String]) {
    keys[\Self.isEnabled] = "enabled"
    keys[\Self.isSelected] = "selected"
    keys[\Self.isHighlighted] = "highlighted"
  }
}

extension ObservableImageKeys {
  fileprivate static func add(to keys: inout [AnyKeyPath: String]) {
    keys[\Self.image] = "image"
  }
}

extension ObservableKeys where Self: UIViewController {
  static var observableKeys: [AnyKeyPath: String] { [\Self.title: "title"] }
}

extension ObservableKeys where Self: UIGestureRecognizer {
  static var observableKeys: [AnyKeyPath: String] { [\Self.state: "state"] }
}
