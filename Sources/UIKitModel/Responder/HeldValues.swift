import Foundation

// What nothing acts on is kept beside a responder, not in it: a view has dozens of such properties, of
// which an app sets a few.

extension UIResponder {
  /// What is held for a property, by its name.
  func held<Value>(_ initial: Value, _ name: String = #function) -> Value {
    heldValues?[name] as? Value ?? initial
  }

  /// Holds what is set for a property, by its name.
  func hold<Value>(_ value: Value, _ name: String = #function) {
    heldValues = heldValues ?? [:]
    heldValues?[name] = value
  }
}
