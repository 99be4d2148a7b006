import Foundation
import UIKitModel

/// Finds classes by the names that Interface Builder's files have for them.
///
/// A file names the module of the Xcode target, which may have another name here: so a class is
/// looked for in that module, in the dialect, and then in the whole program.
@MainActor enum NibClasses {
  private struct Key: Hashable {
    let name: String
    let module: String?
    let surroundings: String?
  }

  private static var known: [Key: AnyClass] = [:]
  /// The modules of the dialect.
  private static let dialect = ["UIKitModel", "TableModel", "Foundation"]

  /// The class of a name; nil if there is none, or several and nothing decides between them.
  ///
  /// `scope` is a class in whose surroundings the class is looked for first: that of an owner.
  static func type(named name: String, module: String?, scope: AnyClass?) -> NSObject.Type? {
    let surroundings = scope.map { _typeName($0, qualified: true) } ?? AppProcess.current.nibScope
    let key = Key(name: name, module: module, surroundings: surroundings)
    if let found = known[key] { return found as? NSObject.Type }
    guard let found = look(name, module, surroundings) else { return nil }
    known[key] = found
    return found as? NSObject.Type
  }

  private static func look(
    _ name: String, _ module: String?, _ surroundings: String?
  ) -> AnyClass? {
    let ownModule = surroundings.map { String($0.prefix { $0 != "." }) }
    let modules = [module, ownModule].compactMap(\.self) + dialect
    for each in modules {
      if let found = NSClassFromString("\(each).\(name)") { return found }
    }
    let candidates = ProgramClasses.named(name)
    if candidates.count == 1 { return candidates[0] }
    guard let surroundings else { return nil }
    let ranked = candidates.map { type in
      (type, _typeName(type, qualified: true).commonPrefix(with: surroundings).count)
    }
    guard let best = ranked.map(\.1).max() else { return nil }
    let found = ranked.filter { $0.1 == best }
    return found.count == 1 ? found[0].0 : nil
  }

  /// Whether a class is another one or inherits from it.
  static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if type == other { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
