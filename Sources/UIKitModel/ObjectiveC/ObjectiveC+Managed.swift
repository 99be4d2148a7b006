import Foundation

// What the rewritten code of an app has in place of what Core Data would make, which there is none of.

/// The values of one object's properties that Core Data would make, by name.
private final class ManagedValues: @unchecked Sendable {
  static let all = AttachedValues<ManagedValues>()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  subscript(name: String) -> Any? {
    get { lock.withLock { values[name] } }
    set {
      // What goes may run code of the app, which may come here again.
      let old = lock.withLock { () -> Any? in
        defer { values[name] = newValue }
        return values[name]
      }
      withExtendedLifetime(old) {}
    }
  }
}

extension ObjectiveC {
  /// The value of an object's property that is `@NSManaged` in an extension; nil before one is set.
  public nonisolated static func managed<Value>(_ name: String, of object: AnyObject) -> Value? {
    ManagedValues.all.value(of: object)?[name] as? Value
  }

  /// Stores the value of an object's property that is `@NSManaged` in an extension.
  public nonisolated static func setManaged<Value>(
    _ value: Value?, _ name: String, of object: AnyObject
  ) {
    ManagedValues.all.value(of: object) { ManagedValues() }[name] = value
  }
}
