import Foundation
@preconcurrency @_spi(Reflection) import Swift

/// Finds methods and properties by their Objective-C names, and sends messages.
@MainActor public enum ObjectiveC {
  /// The members of the classes that were looked at, by name; those of a subclass come first.
  private static var known: [ObjectIdentifier: [String: ObjectiveCMember]] = [:]
  /// The kind of type for which the runtime lists the fields of a class (`_EachFieldOptions`).
  private static let fieldsOfClass: UInt32 = 1

  /// The members of a class and its superclasses.
  static func members(of type: AnyClass) -> [String: ObjectiveCMember] {
    if let members = known[ObjectIdentifier(type)] { return members }
    var tables: [any AnyObjectiveCTable.Type] = []
    _forEachField(of: type, options: _EachFieldOptions(rawValue: fieldsOfClass)) { _, _, field, _ in
      if let table = field as? any AnyObjectiveCTable.Type { tables.append(table) }
      return true
    }
    var members: [String: ObjectiveCMember] = [:]
    // The fields of a superclass come before those of its subclasses.
    for table in tables {
      for member in table.members { members[member.name] = member }
    }
    known[ObjectIdentifier(type)] = members
    return members
  }

  /// The member of a class with a name: one of its table, or else of an extension elsewhere, which
  /// are looked for once a name is in no table.
  static func member(_ name: String, of type: AnyClass) -> ObjectiveCMember? {
    members(of: type)[name] ?? ObjectiveCExtensions.member(name, of: type)
  }

  /// The selector with the method that an object has for it; nil if it has none.
  static func method(_ selector: Selector, of object: AnyObject) -> Selector? {
    guard case .method(let method)? = member(selector.description, of: type(of: object))?.kind
    else { return nil }
    return method
  }

  /// The methods of a class that are no UIKit class's, by their names.
  fileprivate static func actions(of type: AnyClass) -> [String] {
    var own = members(of: type)
    var next: AnyClass? = type
    while let current = next, isOfApp(current) { next = _getSuperclass(current) }
    for name in (next.map { members(of: $0) } ?? [:]).keys { own[name] = nil }
    return own.values.compactMap { if case .method = $0.kind { $0.name } else { nil } }.sorted()
  }

  /// The property of an object with a key; nil if it has none.
  static func property(_ key: String, of object: AnyObject) -> ObjectiveCProperty? {
    for name in [key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
      if case .property(let property)? = member(name, of: type(of: object))?.kind {
        return property
      }
    }
    return nil
  }
}

// MARK: - Messages

extension ObjectiveC {
  /// Whether a class is another one or inherits from it; the class may be none of `NSObject`'s.
  public nonisolated static func isSubclass(_ aClass: AnyClass, of other: AnyClass) -> Bool {
    var next: AnyClass? = aClass
    while let current = next {
      if current == other { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Whether an object has the method of a selector.
  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if method(selector, of: object) != nil || accessor(selector, of: object) != nil { return true }
    return selector.isOf(object)
  }

  /// Sends a message; an object without the method raises UIKit's exception.
  /// - Returns: What the method returns; nil for a method without a result.
  @discardableResult public static func send(
    _ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []
  ) -> Any? {
    if Fault.deliversNoSelector.isOn { return nil }
    if let method = selector.method, let result = result(of: selector, method, object, arguments) {
      return ObjectiveCValue.flattened(result)
    }
    if let own = Self.method(selector, of: object), let method = own.method,
      let result = result(of: selector, method, object, arguments)
    {
      return ObjectiveCValue.flattened(result)
    }
    if let access = accessor(selector, of: object) { return access(arguments) }
    AppProcess.current.raise(.unrecognized(selector, of: object))
    return nil
  }

  /// Sends a message from code without isolation: at once where the main actor's work runs here or
  /// the method has no isolation, on the main queue otherwise.
  nonisolated static func deliver(
    _ selector: Selector, to object: AnyObject, _ arguments: [Any?]
  ) {
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    if DispatchQueue.isMainHere {
      MainActor.assumeIsolated { _ = send(selector, to: object, arguments) }
    } else if let method = selector.method, selector.isOf(object) {
      _ = method(object, arguments)
    } else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { _ = send(selector, to: object, arguments) }
      }
    }
  }

  /// The result of a method; nil if the object is of another class. A wrong argument raises.
  private static func result(
    of selector: Selector, _ method: (AnyObject, [Any?]) -> Selector.Outcome, _ object: AnyObject,
    _ arguments: [Any?]
  ) -> Any?? {
    switch method(object, arguments) {
    case .returned(let value): return .some(value)
    case .otherClass: return nil
    case .wrongArgument(let index, let expected):
      let argument = index < arguments.count ? arguments[index] : nil
      AppProcess.current.raise(.wrongArgument(argument, expected, selector, object))
      return .some(nil)
    }
  }

  /// The getter or setter that a name alone means: `title`, `setTitle:`.
  private static func accessor(
    _ selector: Selector, of object: AnyObject
  ) -> (([Any?]) -> Any?)? {
    let name = selector.description
    if let property = property(name, of: object) { return { _ in property.get(object) } }
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > "set:".count else { return nil }
    let words = name.dropFirst("set".count).dropLast()
    let key = words.prefix(1).lowercased() + words.dropFirst()
    guard property(key, of: object) != nil else { return nil }
    return { arguments in
      KeyValueCoding.set(arguments.first ?? nil, forKey: key, of: object)
      return nil
    }
  }
}

extension Selector {
  /// Whether the selector carries a method of the object's class; it is not called.
  func isOf(_ object: AnyObject) -> Bool { receives?(object) ?? false }
}

extension UIKitException {
  /// What an object raises that has no such method.
  @MainActor static func unrecognized(_ selector: Selector, of object: AnyObject) -> UIKitException
  {
    let address = AppProcess.current.console.address(of: object)
    return UIKitException(
      "-[\(ObjectiveC.className(of: object)) \(selector)]: unrecognized selector sent to instance "
        + address, name: Name.invalidArgument,
      hint: selector.origin.map {
        "\($0); \(ObjectiveC.className(of: object)): "
          + Message.list(
            ObjectiveC.actions(of: type(of: object)), none: "it has no method for Interface Builder"
          )
      })
  }

  /// What the model raises where Objective-C would hand the method an object of a wrong class.
  @MainActor fileprivate static func wrongArgument(
    _ argument: Any?, _ expected: Any.Type, _ selector: Selector, _ object: AnyObject
  ) -> UIKitException {
    let given = ObjectiveCValue.flattened(argument).map { "a value of type \(type(of: $0))" }
    return UIKitException(
      "-[\(ObjectiveC.className(of: object)) \(selector)] takes a value of type \(expected), and "
        + "was sent \(given ?? "nil") (model)", name: Name.invalidArgument)
  }
}

extension ObjectiveC {
  private nonisolated static let systemModules = ["UIKitModel.", "TableModel.", "Foundation."]

  /// The name of an object's class as messages of the runtime have it: with its module, except for
  /// the classes of UIKit and Foundation.
  static func className(of object: AnyObject) -> String {
    let name = _typeName(type(of: object), qualified: true)
    for module in systemModules where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// Whether a class is none of UIKit or Foundation.
  package nonisolated static func isOfApp(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return !systemModules.contains { name.hasPrefix($0) }
  }
}
