import Foundation
import TableModel

/// What it is given: a property cannot be set to itself.
func same<Value>(_ value: Value) -> Value { value }

extension CGRect {
  /// A rectangle for calls that need any.
  static let smoke = CGRect(x: 0, y: 0, width: 40, height: 40)
}

extension UIFont {
  /// A font for calls that need any.
  static var smoke: UIFont { .systemFont(ofSize: 17) }
}
