import Foundation
import UIKitModel

/// Sets properties and calls methods by their names.
@MainActor enum NibNames {
  /// Sets a property; raises UIKit's exception for a key that the object does not have.
  static func set(_ value: Any?, forKey key: String, of object: NSObject) {
    AppProcess.current.raise(Message.notCodingCompliant(object, key: key))
  }

  /// Sets the property at the end of a path.
  static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) {
    set(value, forKey: path, of: object)
  }

  /// Whether an object has a method.
  static func has(_ name: String, _ object: NSObject) -> Bool { false }

  /// Calls a method, if the object has it.
  static func send(_ name: String, to object: NSObject, _ argument: Any? = nil) {}
}
