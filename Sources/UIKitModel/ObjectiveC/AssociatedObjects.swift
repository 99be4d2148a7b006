import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It is not kept; in the model it is read as nil when it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept: a value of Swift is one, an object that can be copied is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It is kept.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key, which is an address; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.values(of: object as AnyObject).set(value, key, policy)
}

/// The value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.known(object as AnyObject)?.value(key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.known(object as AnyObject)?.removeAll()
}

/// The values that are associated with one object.
final class AssociatedObjects: @unchecked Sendable {
  private static let others = AttachedValues<AssociatedObjects>()

  /// A value, kept or not.
  private enum Value {
    case kept(Any)
    case assigned(() -> AnyObject?)
  }

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  /// The values of an object, where there may be none yet.
  static func values(of object: AnyObject) -> AssociatedObjects {
    guard let responder = object as? UIResponder else {
      return others.value(of: object) { AssociatedObjects() }
    }
    let values = responder.associated ?? AssociatedObjects()
    responder.associated = values
    return values
  }

  static func known(_ object: AnyObject) -> AssociatedObjects? {
    guard let responder = object as? UIResponder else { return others.value(of: object) }
    return responder.associated
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let new: Value? = ObjectiveCValue.flattened(value).map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        let object = value as AnyObject
        return .assigned { [weak object] in object }
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
      }
    }
    // What goes may run code of the app, which may come here again.
    let old = lock.withLock { () -> Value? in
      defer { values[key] = new }
      return values[key]
    }
    withExtendedLifetime(old) {}
  }

  func value(_ key: UnsafeRawPointer) -> Any? {
    switch lock.withLock({ values[key] }) {
    case .kept(let value): value
    case .assigned(let object): object()
    case nil: nil
    }
  }

  func removeAll() {
    let old = lock.withLock {
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(old) {}
  }
}
