import CSwiftCall
import Foundation

/// Optional methods that a subclass adds to a conformance its superclass has declared.
///
/// UIKit calls such a method, since Objective-C looks methods up by name. Swift fixes the witnesses
/// where the conformance is declared, and takes the protocol's default for a method that is missing
/// there. So the default itself looks whether a class below has a method of the same name and type,
/// in the symbol table of the image that holds the class.
///
/// A method is found in an executable or library that was not stripped, and if the optimizer has
/// not dropped it for want of a call (it may, in an optimized build, if the method is internal).
/// Where there is no symbol table to read (other platforms than Linux), nothing is found.
@MainActor package enum AddedMethods {
  /// A class and the protocol whose methods it adds.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let proto: ObjectIdentifier
  }

  /// A method that is being called.
  private struct Call: Equatable {
    let object: ObjectIdentifier
    let method: String
  }

  /// What each class that was looked at adds: addresses by name and type.
  private static var known: [Key: [String: UnsafeRawPointer]] = [:]
  private static var running: [Call] = []

  /// Calls the method `name` that a subclass has added, through `body`; nil if none has.
  ///
  /// A method that calls the default meets the default, and not itself again.
  package static func call<Method: AddedMethod, Answer>(
    _ method: Method.Type, named name: String, on object: AnyObject, of proto: Any.Type,
    conforms: (AnyClass) -> Bool, _ body: (Method) -> Answer
  ) -> Answer? {
    let type: AnyClass = Swift.type(of: object)
    let key = Key(type: ObjectIdentifier(type), proto: ObjectIdentifier(proto))
    let added = known[key] ?? look(key, type, conforms)
    guard !added.isEmpty, let address = added[name + Method.signature] else { return nil }
    let call = Call(object: ObjectIdentifier(object), method: name)
    guard !running.contains(call) else { return nil }
    running.append(call)
    defer { running.removeLast() }
    return body(Method.of(object, at: address))
  }

  /// Looks for the methods of the classes from `type` up to the one that declares the conformance,
  /// whose own are witnesses already.
  private static func look(
    _ key: Key, _ type: AnyClass, _ conforms: (AnyClass) -> Bool
  ) -> [String: UnsafeRawPointer] {
    var added: [String: UnsafeRawPointer] = [:]
    var next: AnyClass? = type
    while let type = next, let parent = _getSuperclass(type), conforms(parent) {
      added.merge(MethodSymbols.methods(of: type)) { below, _ in below }
      next = parent
    }
    known[key] = added
    return added
  }
}

/// A method of one type, as a function with its object as context.
///
/// A Swift method takes its object where a closure takes its context, and both are kept alive by
/// the caller: the two words of a closure are the method's address and its object. The function
/// must be the one stored property, of a type that does not depend on a generic parameter.
package protocol AddedMethod {
  /// The method's type without its object.
  associatedtype Function
  var call: Function { get }
}

extension AddedMethod {
  /// The type of the function with its modules, as the Swift runtime prints it and symbols have it.
  static var signature: String { _typeName(Function.self, qualified: true) }

  fileprivate static func of(_ object: AnyObject, at address: UnsafeRawPointer) -> Self {
    let context = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) { unsafeBitCast((address, context), to: Self.self) }
  }
}
