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
    let root: ObjectIdentifier
  }

  /// A class that a file names.
  enum Found {
    /// A class below the one that the place in the file asks for.
    case fit(NSObject.Type)
    /// A class of another kind.
    case unfit(AnyClass)
  }

  private static var known: [Key: Found] = [:]
  /// The modules of the dialect.
  private static let dialect = ["UIKitModel", "TableModel", "Foundation"]

  /// The class of a name; nil if there is none, or several and nothing decides between them.
  ///
  /// `scope` is a class in whose surroundings the class is looked for first: that of an owner. The
  /// class is `root` or below it, unless the module that the file names has another one, or only
  /// others have the name.
  static func type(
    named name: String, module: String?, scope: AnyClass?, below root: AnyClass
  ) -> Found? {
    let surroundings = scope.map { _typeName($0, qualified: true) } ?? AppProcess.current.nibScope
    let key = Key(
      name: name, module: module, surroundings: surroundings, root: ObjectIdentifier(root))
    if let found = known[key] { return found }
    let named: AnyClass? = module.flatMap { NSClassFromString("\($0).\(name)") }
    guard
      let type = named ?? look(name, surroundings, { isClass($0, below: root) })
        ?? look(name, surroundings, { _ in true })
    else { return nil }
    let fit = isClass(type, below: root) ? type as? NSObject.Type : nil
    let found = fit.map(Found.fit) ?? .unfit(type)
    known[key] = found
    return found
  }

  private static func look(
    _ name: String, _ surroundings: String?, _ isFit: (AnyClass) -> Bool
  ) -> AnyClass? {
    let ownModule = surroundings.map { String($0.prefix { $0 != "." }) }
    for each in [ownModule].compactMap(\.self) + dialect {
      if let found = NSClassFromString("\(each).\(name)"), isFit(found) { return found }
    }
    let candidates = ProgramClasses.named(name).filter(isFit)
    if candidates.count == 1 { return candidates[0] }
    guard let surroundings else { return nil }
    let ranked = candidates.map { type in
      (type, _typeName(type, qualified: true).commonPrefix(with: surroundings).count)
    }
    guard let best = ranked.map(\.1).max() else { return nil }
    let found = ranked.filter { $0.1 == best }
    return found.count == 1 ? found[0].0 : nil
  }

  /// The class of UIKit or Foundation that a class is or inherits from first; nil for one of Swift's
  /// own.
  static func ofUIKit(_ type: AnyClass) -> AnyClass? {
    var next: AnyClass? = type
    while let type = next, ObjectiveC.isOfApp(type) { next = _getSuperclass(type) }
    return next
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
