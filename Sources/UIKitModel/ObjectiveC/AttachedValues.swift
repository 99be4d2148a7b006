import Foundation

/// Values that belong to objects and go with them.
///
/// Swift calls nobody when an object goes: the values of those that are gone are released when
/// further ones come.
final class AttachedValues<Value: AnyObject>: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let value: Value
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var room = 16

  /// The value of an object; a new one if it has none.
  func value(of object: AnyObject, _ make: () -> Value) -> Value {
    if let value = value(of: object) { return value }
    let value = make()
    // What goes may run code of the app, which may come here again.
    let gone = lock.withLock { () -> [ObjectIdentifier: Entry] in
      let gone = entries.count < room ? [:] : entries.filter { $0.value.object == nil }
      for key in gone.keys { entries[key] = nil }
      if entries.count >= room { room = entries.count * 2 }
      entries[ObjectIdentifier(object)] = Entry(object: object, value: value)
      return gone
    }
    withExtendedLifetime(gone) {}
    return value
  }

  /// The value of an object; nil if it has none.
  func value(of object: AnyObject) -> Value? {
    lock.withLock {
      // Another object may have been at the same address.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.value
    }
  }
}
