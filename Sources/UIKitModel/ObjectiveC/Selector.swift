import Foundation

/// The name of a method as Objective-C writes it, `tableView:heightForRowAtIndexPath:`, and
/// usually the method itself.
///
/// `#selector(save(_:))` in `Feed` is written `Selector("save:", Feed.save(_:))` here: the unapplied
/// method calls the override of the instance that it is sent to. A selector that has only its name
/// is looked up in the receiver's ``ObjectiveCTable``. Two selectors of one name are equal.
public struct Selector: Hashable, @unchecked Sendable {
  /// The result of sending a message.
  enum Outcome: @unchecked Sendable {
    case returned(Any?)
    /// The receiver is of another class than the method's.
    case otherClass
    /// An argument is of another type than the method's parameter.
    case wrongArgument(index: Int, expected: Any.Type)
  }

  /// The name.
  public let description: String
  /// Sends the message with arguments; nil for a name alone.
  let method: ((_ receiver: AnyObject, _ arguments: [Any?]) -> Outcome)?
  /// Whether an object is of the method's class; nil for a name alone.
  let receives: ((AnyObject) -> Bool)?
  /// The place of the file that names the method, and what has it there; nil for one of code.
  let origin: String?

  /// The name of a method.
  public init(_ name: String) { self.init(name, origin: nil) }

  /// The name of a method that a file has at a place: where no object has it, the exception names the
  /// place.
  package init(_ name: String, origin: String?) {
    description = name
    method = nil
    receives = nil
    self.origin = origin
  }

  private init<Receiver>(
    _ name: String, of: Receiver.Type, calling method: @escaping (AnyObject, [Any?]) -> Outcome
  ) {
    description = name
    self.method = method
    receives = { $0 is Receiver }
    origin = nil
  }

  /// A method that `call` calls.
  init<Receiver>(
    _ name: String, call: @escaping (Receiver, inout MessageArguments) throws -> Any?
  ) {
    self.init(name, of: Receiver.self) { object, values in
      guard let receiver = object as? Receiver else { return .otherClass }
      return Self.outcome(of: values) { try call(receiver, &$0) }
    }
  }

  /// A method of the main actor that `call` calls.
  init<Receiver>(
    _ name: String,
    onMainThread call: @escaping @MainActor (Receiver, inout MessageArguments) throws -> Any?
  ) {
    self.init(name, of: Receiver.self) { object, values in
      nonisolated(unsafe) let (object, values) = (object, values)
      return MainThread.run {
        guard let receiver = object as? Receiver else { return .otherClass }
        return Self.outcome(of: values) { try call(receiver, &$0) }
      }
    }
  }

  /// A method of any number of arguments.
  ///
  /// Arguments that the sender does not have are nil, those that the method does not take are
  /// dropped.
  public init<Receiver, each Argument, Result>(
    _ name: String,
    _ method: @escaping (Receiver) throws -> (repeat each Argument) throws -> Result
  ) {
    self.init(name) { (receiver: Receiver, arguments) in
      try method(receiver)(repeat try arguments.next((each Argument).self))
    }
  }

  /// The same for a method of the main actor.
  @_disfavoredOverload public init<Receiver, each Argument, Result>(
    _ name: String,
    _ method:
      @escaping @MainActor (Receiver) throws ->
      @MainActor (repeat each Argument) throws ->
      Result
  ) {
    self.init(
      name,
      onMainThread: { (receiver: Receiver, arguments) in
        try method(receiver)(repeat try arguments.next((each Argument).self))
      })
  }

  /// The getter of a property: `#selector(getter: title)`.
  public init<Receiver: AnyObject, Value>(_ name: String, getter path: KeyPath<Receiver, Value>) {
    self.init(name, of: Receiver.self) { object, _ in
      guard let receiver = object as? Receiver else { return .otherClass }
      return .returned(receiver[keyPath: path])
    }
  }

  /// The setter of a property: `#selector(setter: title)`.
  public init<Receiver: AnyObject, Value>(
    _ name: String, setter path: ReferenceWritableKeyPath<Receiver, Value>
  ) {
    self.init(name, of: Receiver.self) { object, values in
      guard let receiver = object as? Receiver else { return .otherClass }
      return Self.outcome(of: values) { receiver[keyPath: path] = try $0.next(Value.self) }
    }
  }

  /// Never called. The compiler takes it for a method that does not exist, and says only that: each
  /// other initializer lacks the types of the method, which it would complain of, too.
  @_disfavoredOverload public init(_ name: String, _ method: Never) { self.init(name) }

  /// Never called: the setter of a property that does not exist, likewise, or cannot be set.
  @available(*, unavailable, message: "the property cannot be set, so that it has no setter")
  @_disfavoredOverload public init<Receiver: AnyObject, Value>(
    _ name: String, setter path: KeyPath<Receiver, Value>
  ) { self.init(name) }

  /// Calls a method; an error that it throws is nobody's, as in Objective-C without the `error:`.
  private static func outcome(
    of values: [Any?], _ call: (inout MessageArguments) throws -> Any?
  ) -> Outcome {
    var arguments = MessageArguments(values)
    do {
      return .returned(try call(&arguments))
    } catch let mismatch as MessageArguments.Mismatch {
      return .wrongArgument(index: mismatch.index, expected: mismatch.expected)
    } catch {
      return .returned(nil)
    }
  }

  /// Whether two selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.description == second.description
  }

  /// Mixes the name into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// MARK: - ExpressibleByStringLiteral

extension Selector: ExpressibleByStringLiteral {
  /// The name of a method.
  public init(stringLiteral value: String) { self.init(value) }
}

// MARK: - CustomStringConvertible

extension Selector: CustomStringConvertible {}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// A selector by its name, as the runtime's C function makes it.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

/// A selector by its name, which finds its method in the receiver's ``ObjectiveCTable``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
