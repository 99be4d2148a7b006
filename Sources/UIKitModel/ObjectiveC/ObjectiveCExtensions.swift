import Foundation
@preconcurrency @_spi(Reflection) import Swift

/// What an extension gives to a class that is declared in another file, for its Objective-C names: a
/// class whose name begins with `_objcextension_`, which the rewriting of such an extension adds
/// for Linux.
@MainActor public protocol ObjectiveCExtension {
  /// The class that is extended.
  static var extended: AnyClass { get }
  /// The members of the extension.
  static var members: [ObjectiveCMember] { get }
}

/// The members that extensions give to classes which are declared in other files.
@MainActor enum ObjectiveCExtensions {
  /// How the classes are named by which extensions are found.
  private static let prefix = "_objcextension_"

  private static let all: [ObjectIdentifier: [String: ObjectiveCMember]] = {
    var found: [ObjectIdentifier: [String: ObjectiveCMember]] = [:]
    for type in ProgramClasses.named(beginningWith: prefix) {
      guard let type = type as? any ObjectiveCExtension.Type else { continue }
      for member in type.members {
        found[ObjectIdentifier(type.extended), default: [:]][member.name] = member
      }
    }
    return found
  }()

  /// The member with a name that an extension gives to a class or to one of its superclasses, the
  /// nearest.
  static func member(_ name: String, of type: AnyClass) -> ObjectiveCMember? {
    guard !all.isEmpty else { return nil }
    var next: AnyClass? = type
    while let current = next {
      if let member = all[ObjectIdentifier(current)]?[name] { return member }
      next = _getSuperclass(current)
    }
    return nil
  }
}
