/// What the types of an app's sources declare, as far as the Objective-C surface depends on it.
struct AppDeclarations {
  struct Member: Equatable {
    enum Kind { case method, property }

    var kind: Kind
    var name: String
    /// The argument labels of a method, `_` for none.
    var labels: [String] = []
    /// The types of its parameters, as written.
    var parameterTypes: [String] = []
    /// The name that `@objc(name)` gives it.
    var objectiveCName: String?
    /// `AndReturnError`-like suffix of a throwing or asynchronous method.
    var selectorSuffix: String?
    var isThrowing: Bool { selectorSuffix == "error" }
    var isStatic = false
    var isOverride = false
    /// Whether Objective-C knows it, by an attribute of its own or of its extension.
    var isExposed = false
    /// Whether it is `@nonobjc`.
    var isNonObjectiveC = false
    /// Whether it is private to its type or file, where `@objcMembers` does not reach.
    var isPrivate = false
    /// Whether it is in an extension and not in the class itself.
    var isInExtension = false
    /// The declaration that a class gets for a member of its extension, which calls the latter;
    /// nil for members that need none.
    var forwarder: String?

    /// `save(_:)` for a method, `title` for a property.
    var fullName: String {
      kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    func isSame(as other: Member) -> Bool {
      fullName == other.fullName && kind == other.kind && isStatic == other.isStatic
    }

    var selector: String {
      objectiveCName
        ?? ObjectiveCName.selector(base: name, labels: labels, suffix: selectorSuffix)
    }
  }

  struct TypeDeclaration: Equatable {
    /// What is behind the colon of the declaration and of its extensions.
    var inherited: [String] = []
    var members: [Member] = []
    var isClass = false
    var isProtocol = false
    var hasObjectiveCMembers = false
    /// Whether it, or a type around it, has generic parameters.
    var isGeneric = false
    /// Whether it is `@objc`, as a protocol of Objective-C is.
    var isObjectiveC = false
    /// Whether the declaration itself says that it belongs to the main actor.
    var isOnMainActor = false
    /// Whether the declaration itself, and not only extensions of it, is among the sources.
    var isDeclared = false
  }

  /// The attribute of what belongs to the main actor.
  static let mainActor = "MainActor"

  /// Whether a file imports XCTest.
  var hasXCTests = false

  /// By the path of names: `Outer.Inner`.
  private(set) var types: [String: TypeDeclaration] = [:]

  /// The names of optional requirements without parameters.
  var bareOptionals: Set<String> = []

  /// What names of properties and parameters whose type is a metatype are the classes of: `Cell` for
  /// `cellClass: Cell.Type`.
  var metatypes: [String: Set<String>] = [:]
  /// The same for arrays of classes.
  var metatypeArrays: [String: Set<String>] = [:]
  /// What the names of types stand for.
  var aliases: [String: String] = [:]

  mutating func declare(_ path: String, _ change: (inout TypeDeclaration) -> Void) {
    change(&types[path, default: TypeDeclaration()])
  }

  mutating func merge(_ other: AppDeclarations) {
    hasXCTests = hasXCTests || other.hasXCTests
    bareOptionals.formUnion(other.bareOptionals)
    metatypes.merge(other.metatypes) { $0.union($1) }
    metatypeArrays.merge(other.metatypeArrays) { $0.union($1) }
    aliases.merge(other.aliases) { first, _ in first }
    for (path, type) in other.types {
      declare(path) { own in
        own.inherited += type.inherited
        own.members += type.members
        own.isClass = own.isClass || type.isClass
        own.isProtocol = own.isProtocol || type.isProtocol
        own.hasObjectiveCMembers = own.hasObjectiveCMembers || type.hasObjectiveCMembers
        own.isObjectiveC = own.isObjectiveC || type.isObjectiveC
        own.isOnMainActor = own.isOnMainActor || type.isOnMainActor
        own.isGeneric = own.isGeneric || type.isGeneric
        own.isDeclared = own.isDeclared || type.isDeclared
      }
    }
  }

  // MARK: Looking up

  /// The classes of UIKit below one whose extensions override a member of it, the lowest first.
  func overriding(_ member: Member, below owner: String) -> [String] {
    let classes = types.filter { path, type in
      !type.isDeclared && UIKitClasses.lineage(of: path).dropFirst().contains(owner)
        && type.members.contains { $0.isOverride && $0.isInExtension && $0.isSame(as: member) }
    }.keys
    return classes.sorted {
      let depths = [$0, $1].map { UIKitClasses.lineage(of: $0).count }
      return depths[0] == depths[1] ? $0 < $1 : depths[0] > depths[1]
    }
  }

  /// The path of a type that is named in a scope.
  func path(of name: String, in scope: [String]) -> String? {
    var scope = scope
    while true {
      let path = (scope + [name]).joined(separator: ".")
      if types[path]?.isDeclared == true { return path }
      guard scope.popLast() != nil else { return nil }
    }
  }

  /// The superclass of a class, as far as it is among the sources.
  func superclass(of path: String) -> String? {
    let scope = Array(path.split(separator: ".").map(String.init).dropLast())
    return types[path]?.inherited.lazy
      .compactMap { self.path(of: $0.withoutGenericArguments, in: scope) }
      .first { types[$0]?.isClass == true }
  }

  /// A class and its superclasses, as far as they are among the sources.
  func lineage(of path: String) -> [String] {
    var lineage = [path]
    while let next = lineage.last.flatMap(superclass), !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// The members of a type and its superclasses with a name, nearest first.
  func members(_ name: String, of path: String) -> [Member] {
    lineage(of: path).flatMap { types[$0]?.members.filter { $0.name == name } ?? [] }
  }

  func hasObjectiveCMembers(_ path: String) -> Bool {
    lineage(of: path).contains { types[$0]?.hasObjectiveCMembers == true }
  }

  func isClass(_ path: String) -> Bool { types[path]?.isClass == true }

  /// Whether a class has a superclass, or conforms to something.
  func inheritsAnything(_ path: String) -> Bool { types[path]?.inherited.isEmpty == false }

  /// Whether a class or a superclass of it belongs to the main actor, as far as they are among the
  /// sources.
  func isOnMainActor(_ path: String) -> Bool {
    lineage(of: path).contains { types[$0]?.isOnMainActor == true }
  }

  /// Whether a class of the sources overrides a member that an extension of `path` declares.
  func isOverridden(_ member: Member, of path: String) -> Bool {
    overrides.contains { $0.member == member.fullName && $0.classes.contains(path) }
  }

  // MARK: Members that extensions add to classes that are not among the sources

  /// The class of UIKit whose extension declares what a member of a class overrides; nil if it
  /// overrides something else.
  func owner(ofOverridden member: Member, in path: String) -> String? {
    let isOwn = lineage(of: path).dropFirst().contains { path in
      types[path]?.members.contains { !$0.isOverride && $0.isSame(as: member) } == true
    }
    return isOwn
      ? nil
      : foreignLineage(of: path).first { name in
        types[name]?.members.contains { $0.isExposed && $0.isSame(as: member) } == true
      }
  }

  /// The superclasses of a class that are not among the sources, nearest first.
  func foreignLineage(of path: String) -> [String] {
    guard let last = lineage(of: path).last, let type = types[last], type.isClass,
      let name = type.inherited.first(where: UIKitClasses.isClass)
        ?? type.inherited.first(where: { types[$0]?.isDeclared == false })
    else { return [] }
    return UIKitClasses.lineage(of: name.withoutGenericArguments).filter {
      types[$0]?.isDeclared != true
    }
  }

  /// Whether a class of the sources overrides a member that an extension adds to a class that is not
  /// among them.
  func isAddedAndOverridden(_ member: Member, of path: String) -> Bool {
    member.isInExtension && types[path]?.isDeclared == false
      && types[path]?.members.contains { $0.isExposed && $0.isSame(as: member) } == true
      && addedOverrides.contains { $0.owner == path && $0.member.isSame(as: member) }
  }

  /// Whether a superclass among the sources overrides the same.
  func isOverriddenAbove(_ member: Member, in path: String) -> Bool {
    lineage(of: path).dropFirst().contains { path in
      types[path]?.members.contains { $0.isOverride && $0.isSame(as: member) } == true
    }
  }

  /// What classes override of such members.
  private(set) var addedOverrides: [(owner: String, member: Member)] = []

  // MARK: Overrides

  /// What classes override of their superclasses among the sources.
  private(set) var overrides: [(member: String, classes: Set<String>)] = []

  /// To be called once all sources are merged.
  mutating func resolveOverrides() {
    exposeWitnesses()
    overrides = types.sorted { $0.key < $1.key }.flatMap { path, type in
      let supers = Set(lineage(of: path).dropFirst())
      return supers.isEmpty
        ? [] : type.members.filter(\.isOverride).map { ($0.fullName, supers) }
    }
    addedOverrides = types.sorted { $0.key < $1.key }.flatMap { path, type in
      type.isClass && type.isDeclared
        ? type.members.filter(\.isOverride).compactMap { member in
          owner(ofOverridden: member, in: path).map { ($0, member) }
        } : []
    }
  }

  /// Notes that Objective-C knows what an extension of a class outside of the sources has for an
  /// `@objc` protocol (“Declaration Attributes”: a witness is `@objc`).
  private mutating func exposeWitnesses() {
    for (path, type) in types where !type.isDeclared {
      let required = objectiveCRequirements(of: type.inherited, in: path)
      for index in type.members.indices where required.contains(where: type.members[index].isSame) {
        types[path]?.members[index].isExposed = true
      }
    }
  }

  /// What the `@objc` protocols of the sources require, and those that they refine.
  private func objectiveCRequirements(of names: [String], in path: String) -> [Member] {
    var waiting = names.map { (name: $0, scope: path) }
    var seen: Set<String> = []
    var members: [Member] = []
    while let (name, owner) = waiting.popLast() {
      let scope = owner.split(separator: ".").map(String.init)
      guard let found = self.path(of: name, in: scope), let type = types[found], type.isProtocol,
        seen.insert(found).inserted
      else { continue }
      if type.isObjectiveC { members += type.members }
      waiting += type.inherited.map { ($0, found) }
    }
    return members
  }
}

extension String {
  /// `Box` of `Box<Int>`.
  var withoutGenericArguments: String { String(prefix { $0 != "<" }) }
}
