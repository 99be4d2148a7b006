/// The members of a class that are found by their Objective-C names: its `@objc` methods and
/// properties, actions and outlets.
///
/// A class has them in a nested type, which a stored property without size names:
///
///     private let objectiveC = ObjectiveCTable<Members>()
///     private enum Members: ObjectiveCMembers {
///       static var members: [ObjectiveCMember] {
///         [.init(Selector("save:", Feed.save(_:))), .init("titleLabel", \Feed.titleLabel)]
///       }
///     }
///
/// The rewriting of `@objc`, `@IBAction` and `@IBOutlet` for Linux adds both.
public struct ObjectiveCTable<Members: ObjectiveCMembers>: Sendable {
  /// The table of a class.
  public init() {}
}

/// The members of one class.
public protocol ObjectiveCMembers {
  /// The members that the class itself declares.
  @MainActor static var members: [ObjectiveCMember] { get }
}

/// One method or property of a class by its Objective-C name.
public struct ObjectiveCMember: @unchecked Sendable {
  /// The name: `save:`, `titleLabel`.
  let name: String
  let kind: Kind

  enum Kind {
    case method(Selector)
    case property(ObjectiveCProperty)
  }

  /// A method by its selector, which has to carry it.
  public init(_ method: Selector) {
    name = method.description
    kind = .method(method)
  }

  /// A property by its key; it can be set if the key path can.
  public init<Owner: AnyObject, Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
    name = key
    kind = .property(ObjectiveCProperty(path))
  }
}

/// A property, for key-value coding.
struct ObjectiveCProperty {
  /// Why a value cannot be set.
  enum Refusal: Error {
    case readOnly
    case wrongType(expected: Any.Type)
  }

  let path: AnyKeyPath
  let get: (AnyObject) -> Any?
  let set: (AnyObject, Any?) throws(Refusal) -> Void

  init<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) {
    self.path = path
    get = { ($0 as? Owner).flatMap { ObjectiveCValue.flattened($0[keyPath: path]) } }
    set = { object, value throws(Refusal) in
      guard let path = path as? ReferenceWritableKeyPath<Owner, Value>, let owner = object as? Owner
      else { throw .readOnly }
      guard let converted = ObjectiveCValue.convert(value, to: Value.self) else {
        throw .wrongType(expected: Value.self)
      }
      owner[keyPath: path] = converted
    }
  }
}

/// A table, whatever class it is of.
protocol AnyObjectiveCTable {
  @MainActor static var members: [ObjectiveCMember] { get }
}

extension ObjectiveCTable: AnyObjectiveCTable {
  @MainActor static var members: [ObjectiveCMember] { Members.members }
}
