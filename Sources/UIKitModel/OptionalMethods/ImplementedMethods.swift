/// Whether a class has an optional method that changes what the app has, so that it cannot be called
/// to find out (``NotImplemented``).
///
/// Such a method is looked for in the symbols of the class and of its superclasses. Where they cannot
/// be complete, it counts as implemented: in an image that was stripped, on other platforms than
/// Linux, and where the optimizer has dropped methods, which the symbol of a required method shows.
@MainActor package enum ImplementedMethods {
  private static var known: [ObjectIdentifier: Set<String>] = [:]

  /// A method by its name, `tableView(_:moveRowAt:to:)`, and the type that it has as a function.
  package typealias Method = (name: String, type: Any.Type)

  /// Whether the object's class, or a superclass, has a method.
  /// - Parameter required: A method that every such class has.
  package static func has(_ method: Method, in object: AnyObject, required: Method) -> Bool {
    let names = names(of: Swift.type(of: object))
    return names.contains(key(method)) || !names.contains(key(required))
  }

  private static func key(_ method: Method) -> String {
    method.name + _typeName(method.type, qualified: true)
  }

  /// The names and types of the methods of a class and its superclasses.
  private static func names(of type: AnyClass) -> Set<String> {
    if let names = known[ObjectIdentifier(type)] { return names }
    let inherited = _getSuperclass(type).map(names) ?? []
    let names = inherited.union(MethodSymbols.methods(of: type).keys)
    known[ObjectIdentifier(type)] = names
    return names
  }
}
