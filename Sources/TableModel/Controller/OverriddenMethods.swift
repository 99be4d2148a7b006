import Foundation

/// Which of the methods that a table view controller declares a subclass has overridden.
///
/// UIKit's controller has most methods only as declarations, so `responds(to:)` is false until a
/// subclass overrides one. Here each has a body, for `super` to be called, and the class's method
/// table shows whether a subclass has replaced it.
@MainActor enum OverriddenMethods {
  /// Whether `type` overrides the method; nil for one that is not looked for.
  static func overrides(_ name: Selector, in type: UITableViewController.Type) -> Bool? {
    slots[name].map { MethodTable.overrides($0, of: UITableViewController.self, in: type) }
  }

  /// The methods whose absence changes what a table does.
  private static let slots: [Selector: Int] = Dictionary(
    uniqueKeysWithValues: UITableViewController.overriders.compactMap { name, type in
      MethodTable.slot(of: UITableViewController.self, like: Plain.self, overriddenBy: type)
        .map { (name, $0) }
    })

  private final class Plain: UITableViewController {}
}
