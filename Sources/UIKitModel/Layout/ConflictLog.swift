import Foundation
import SystemVersions

/// Logs that constraints cannot be satisfied together, in the form of the version
/// (Sources.md AL-2, "The message").
@MainActor enum ConflictLog {
  static func report(
    _ members: [NSLayoutConstraint], breaking victim: NSLayoutConstraint, _ root: UIView
  ) {
    let behavior = root.systemVersion.behavior
    root.process.console.log(
      text(ordered(members, behavior), breaking: victim, behavior))
  }

  /// To iOS 8 no order shows in the logs, and the list is in the order the constraints were made;
  /// from iOS 9 those without a name come first, mask constraints before others, then by name.
  private static func ordered(
    _ members: [NSLayoutConstraint], _ behavior: Behavior
  ) -> [NSLayoutConstraint] {
    let byAge = members.sorted { $0.serial < $1.serial }
    guard behavior.sortsConflictsByIdentifier else { return byAge }
    func key(_ constraint: NSLayoutConstraint) -> (String, Int, Int) {
      (
        (constraint.identifier ?? "").lowercased(),
        constraint is NSAutoresizingMaskLayoutConstraint ? 0 : 1, constraint.serial
      )
    }
    return byAge.sorted { key($0) < key($1) }
  }

  private static func text(
    _ members: [NSLayoutConstraint], breaking victim: NSLayoutConstraint, _ behavior: Behavior
  ) -> String {
    let list = members.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
    return """
      \(behavior.namesLayoutCategoryInConflict ? "[LayoutConstraints] " : "")\
      Unable to simultaneously satisfy constraints.
      \(advice(members, behavior))
      (
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(victim.description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <\(behavior.namesUIKitCoreInConflict ? "UIKitCore" : "UIKit")/UIView.h> may also be helpful.
      """
  }

  private static func advice(_ members: [NSLayoutConstraint], _ behavior: Behavior) -> String {
    let note =
      "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) "
    let start =
      "\tProbably at least one of the constraints in the following list is one you don't want. "
    let look = "(1) look at each constraint and try to figure out which you don't expect; "
    let find =
      "(2) find the code that added the unwanted constraint or constraints and fix it. "
    guard behavior.indentsConflictAdvice else { return start + "Try this: " + look + find + note }
    let hasMask = members.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    return start + "\n\tTry this: \n\t\t" + look + "\n\t\t" + find + (hasMask ? "\n\t" + note : "")
  }
}
