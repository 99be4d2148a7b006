/// What an extension of an app overrides in a class of UIKit itself, as a category of Objective-C does: it
/// replaces the method of that class for all its objects.
///
/// The rewriting replaces the model's member, which is `dynamic`, by one that calls the extension's for
/// the objects of its class. Within that, `super` reaches the same replacement, and there what comes
/// next.
@MainActor public enum CategoryOverrides {
  private struct Call: Hashable {
    var object: ObjectIdentifier
    var type: ObjectIdentifier
    var name: String
  }

  private static var running: Set<Call> = []

  /// The object as one of the class that the extension is of; nil if it is none, or if its override is
  /// being called already.
  /// - Postcondition: The override counts as called until ``end(_:as:_:)``.
  public static func begin<Class: AnyObject>(
    _ object: AnyObject, as type: Class.Type, _ name: String
  ) -> Class? {
    guard let own = object as? Class, running.insert(call(object, type, name)).inserted else {
      return nil
    }
    return own
  }

  /// The override has returned.
  public static func end(_ object: AnyObject, as type: AnyObject.Type, _ name: String) {
    running.remove(call(object, type, name))
  }

  private static func call(_ object: AnyObject, _ type: AnyObject.Type, _ name: String) -> Call {
    Call(object: ObjectIdentifier(object), type: ObjectIdentifier(type), name: name)
  }
}
