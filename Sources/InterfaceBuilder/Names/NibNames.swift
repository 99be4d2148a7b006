import Foundation
import UIKitModel

/// Sets properties and calls methods by their names.
@MainActor enum NibNames {
  /// Sets a property; raises UIKit's exception for a key that the object does not have.
  static func set(_ value: Any?, forKey key: String, of object: NSObject) {
    object.setValue(value, forKey: key)
  }

  /// Sets the property at the end of a path.
  static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) {
    object.setValue(value, forKeyPath: path)
  }

  /// Whether an object has a method.
  static func has(_ name: String, _ object: NSObject) -> Bool {
    ObjectiveC.responds(object, to: Selector(name))
  }

  /// Calls a method, if the object has it.
  static func send(_ name: String, to object: NSObject, _ argument: Any? = nil) {
    guard has(name, object) else { return }
    ObjectiveC.send(Selector(name), to: object, name.hasSuffix(":") ? [argument] : [])
  }
}
