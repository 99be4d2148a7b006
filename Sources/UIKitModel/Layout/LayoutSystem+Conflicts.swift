import Foundation
import LayoutEngine

extension LayoutSystem {
  /// Takes a constraint in, at the price of another where both cannot hold.
  func install(_ constraint: NSLayoutConstraint, _ forms: [LinearConstraint], reports: Bool) {
    while true {
      do {
        let names = try solver.add(contentsOf: forms)
        if !names.isEmpty { record(constraint, names.indices, of: forms, names) }
        return
      } catch .unsatisfiable(let conflict) {
        guard reports else {
          broken.append(constraint)
          return
        }
        let members = members(of: conflict, adding: constraint)
        let victim = BreakRule(behavior).victim(among: members) ?? constraint
        ConflictLog.report(members, breaking: victim, root)
        broken.append(victim)
        guard victim !== constraint else { return }
        uninstall(victim)
      } catch {
        // Numbers beyond what can be calculated with: the constraint stays out.
        return
      }
    }
  }

  private func members(
    of conflict: Conflict, adding constraint: NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    var members: [NSLayoutConstraint] = []
    let constraints = constraintsByName
    for name in conflict.existing {
      guard let known = constraints[name] else { continue }
      if !members.contains(where: { $0 === known }) { members.append(known) }
    }
    if !conflict.added.isEmpty { members.append(constraint) }
    return members
  }
}
