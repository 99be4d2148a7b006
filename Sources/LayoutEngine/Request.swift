/// A term of a sum, by the quantity that is in it.
struct FormTerm: Equatable, Sendable {
  var quantity: Int
  var coefficient: Double
}

/// A constraint that has been checked and scaled.
struct Request: Sendable {
  /// In the order of their quantities, none twice, none zero; the largest coefficient is 1 and the
  /// first positive.
  var terms: [FormTerm]
  var scale: Double
  var relation: Relation
  var point: Double
  var priority: Priority
  /// The cost of one unit of the scaled sum.
  var weight: Double
}

extension LinearSystem {
  /// Checks a constraint and brings it into the form the solver keeps.
  func request(for constraint: LinearConstraint) throws(SolverError) -> Request {
    guard constraint.priority.isValid else { throw .priorityOutOfRange }
    guard constraint.weight > 0 else { throw .weightOutOfRange }
    guard isUsable(constraint.weight), isUsable(constraint.constant) else {
      throw .numberOutOfRange
    }
    var terms = try collected(constraint.terms)
    let scale = scaleDown(&terms)
    let point = constraint.constant / scale
    let isRequired = constraint.priority == .required
    let weight = isRequired || terms.isEmpty ? 1 : constraint.weight * abs(scale)
    guard isUsable(point), isUsable(weight) else { throw .numberOutOfRange }
    return Request(
      terms: terms, scale: scale,
      relation: scale < 0 ? constraint.relation.mirrored : constraint.relation,
      point: point, priority: constraint.priority, weight: weight)
  }

  func isUsable(_ number: Double) -> Bool {
    abs(number) <= Tolerance.largestNumber
  }

  /// The terms in the order of their variables, each variable once.
  private func collected(_ terms: [Term]) throws(SolverError) -> [FormTerm] {
    var sum: [FormTerm] = []
    sum.reserveCapacity(terms.count)
    for term in terms {
      let index = try place(of: term.variable)
      guard isUsable(term.coefficient) else { throw .numberOutOfRange }
      insert(FormTerm(quantity: index, coefficient: term.coefficient), into: &sum)
    }
    return sum
  }

  private func insert(_ term: FormTerm, into sum: inout [FormTerm]) {
    var position = sum.count
    while position > 0, sum[position - 1].quantity > term.quantity { position -= 1 }
    if position > 0, sum[position - 1].quantity == term.quantity {
      sum[position - 1].coefficient += term.coefficient
    } else {
      sum.insert(term, at: position)
    }
  }

  /// Divides the terms by a number that it returns, and drops what is zero beside the largest.
  private func scaleDown(_ terms: inout [FormTerm]) -> Double {
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    let smallest = largest * Tolerance.coefficientRatio
    terms.removeAll { abs($0.coefficient) <= smallest }
    guard let first = terms.first else { return 1 }
    let scale = first.coefficient < 0 ? -largest : largest
    if scale == 1 { return 1 }
    for index in terms.indices { terms[index].coefficient /= scale }
    return scale
  }
}
