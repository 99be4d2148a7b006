import Foundation
import LayoutEngine

/// A system of constraints read from a file that kiwi's driver reads too (`Kiwi/enaml-like.txt`).
struct BenchmarkSystem {
  private struct Row {
    var priority: Priority
    var weight: Double
    var relation: Relation
    var constant: Double
    var terms: [(coefficient: Double, variable: Int)]
  }

  private var variableCount = 0
  private var edits: [(variable: Int, priority: Priority)] = []
  private var rows: [Row] = []

  /// Kiwi's strengths; its weights within a strength stay weights.
  private static let priorities: [Substring: Priority] = [
    "required": .required, "strong": Priority(750), "medium": Priority(500), "weak": Priority(250),
  ]
  private static let relations: [Substring: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    var known: [Substring: Int] = [:]
    func variable(_ name: Substring) -> Int {
      known[name, default: known.count]
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      let names = words.first == "edit" ? [words[3]] : words.dropFirst(4).map(Self.name)
      for name in names where known[name] == nil { known[name] = known.count }
      if words.first == "edit" {
        edits.append((variable(words[3]), Self.priorities[words[1]] ?? .required))
      } else {
        rows.append(
          Row(
            priority: Self.priorities[words[0]] ?? .required, weight: Double(words[1]) ?? 1,
            relation: Self.relations[words[2]] ?? .equal, constant: Double(words[3]) ?? 0,
            terms: words.dropFirst(4).map { word in
              (Double(word.prefix { $0 != "*" }) ?? 1, variable(Self.name(word)))
            }))
      }
    }
    variableCount = known.count
  }

  private static func name(_ word: Substring) -> Substring {
    word.drop { $0 != "*" }.dropFirst()
  }

  /// A solver with the whole system in it, one constraint at a time.
  func build() -> (solver: ConstraintSolver, variables: [Variable], edited: [Variable]) {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    variables.reserveCapacity(variableCount)
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    for edit in edits {
      _ = try? solver.edit(variables[edit.variable], priority: edit.priority)
    }
    for row in rows {
      var terms: [Term] = []
      terms.reserveCapacity(row.terms.count)
      for term in row.terms { terms.append(Term(variables[term.variable], term.coefficient)) }
      _ = try? solver.add(
        LinearConstraint(
          terms, row.relation, row.constant, priority: row.priority, weight: row.weight))
    }
    return (solver, variables, edits.map { variables[$0.variable] })
  }
}
