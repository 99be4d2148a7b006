import LayoutEngine

/// A small system with whole numbers, solved by trying every corner: slow, exact, and nothing like
/// the solver.
///
/// The costs bend only where constraints are met exactly, so that some best point lies where as many
/// of those planes meet as there are variables; the planes `x = 0` replace directions in which
/// nothing bends. Coordinates are fractions with one denominator, and every comparison is exact.
struct ReferenceSystem {
  struct Row: Equatable {
    var coefficients: [Int]
    var relation: Relation
    var constant: Int
    /// 0 is required; a higher number matters less.
    var level: Int
    var weight = 1
  }

  var variableCount: Int
  var nonNegative: [Bool]
  var rows: [Row]

  /// The violation per level below required, or `nil` when the required rows cannot all hold.
  func bestCosts(levels: Int) -> [Double]? {
    var best: Costs?
    for corner in corners {
      let costs = costs(at: corner, levels: levels)
      if costs.violations[0] != 0 { continue }
      if best.map({ costs.isLess(than: $0) }) ?? true { best = costs }
    }
    return best.map { best in
      best.violations.dropFirst().map { Double($0) / Double(best.denominator) }
    }
  }

  /// Whether all rows can hold, whatever their levels.
  var isFeasible: Bool {
    corners.contains { corner in
      rows.allSatisfy { violation(of: $0, at: corner) == 0 } && negativity(at: corner) == 0
    }
  }

  // MARK: - Costs

  private struct Costs {
    var violations: [Int]
    var denominator: Int

    func isLess(than other: Costs) -> Bool {
      for (mine, others) in zip(violations, other.violations) {
        let left = mine * other.denominator
        let right = others * denominator
        if left != right { return left < right }
      }
      return false
    }
  }

  private func costs(at corner: Corner, levels: Int) -> Costs {
    var violations = [Int](repeating: 0, count: levels)
    violations[0] = negativity(at: corner)
    for row in rows { violations[row.level] += row.weight * violation(of: row, at: corner) }
    return Costs(violations: violations, denominator: corner.denominator)
  }

  private func violation(of row: Row, at corner: Corner) -> Int {
    var difference = -row.constant * corner.denominator
    for (coefficient, numerator) in zip(row.coefficients, corner.numerators) {
      difference += coefficient * numerator
    }
    switch row.relation {
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    case .equal: return abs(difference)
    }
  }

  private func negativity(at corner: Corner) -> Int {
    zip(corner.numerators, nonNegative).reduce(0) { $0 + ($1.1 ? max(0, -$1.0) : 0) }
  }

  // MARK: - Corners

  private struct Corner {
    var numerators: [Int]
    /// Above zero.
    var denominator: Int
  }

  private var corners: [Corner] {
    var planes = rows.map { ($0.coefficients, $0.constant) }
    for variable in 0..<variableCount {
      var axis = [Int](repeating: 0, count: variableCount)
      axis[variable] = 1
      planes.append((axis, 0))
    }
    var found: [Corner] = []
    choose(variableCount, from: planes.count, chosen: []) { chosen in
      let matrix = chosen.map { planes[$0].0 }
      if let corner = Self.meet(matrix, chosen.map { planes[$0].1 }) { found.append(corner) }
    }
    return found
  }

  private func choose(
    _ count: Int, from total: Int, chosen: [Int], _ body: ([Int]) -> Void
  ) {
    if chosen.count == count { return body(chosen) }
    let start = (chosen.last ?? -1) + 1
    for next in start..<max(start, total) {
      choose(count, from: total, chosen: chosen + [next], body)
    }
  }

  /// Cramer's rule.
  private static func meet(_ matrix: [[Int]], _ constants: [Int]) -> Corner? {
    let determinant = determinant(matrix)
    if determinant == 0 { return nil }
    let sign = determinant < 0 ? -1 : 1
    let numerators = matrix.indices.map { column in
      var replaced = matrix
      for row in replaced.indices { replaced[row][column] = constants[row] }
      return sign * Self.determinant(replaced)
    }
    return Corner(numerators: numerators, denominator: abs(determinant))
  }

  private static func determinant(_ matrix: [[Int]]) -> Int {
    switch matrix.count {
    case 0: return 1
    case 1: return matrix[0][0]
    case 2: return matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0]
    default:
      var sum = 0
      for column in matrix.indices where matrix[0][column] != 0 {
        let minor = matrix.dropFirst().map { row in
          Array(row[..<column]) + Array(row[(column + 1)...])
        }
        sum += (column.isMultiple(of: 2) ? 1 : -1) * matrix[0][column] * determinant(minor)
      }
      return sum
    }
  }
}
