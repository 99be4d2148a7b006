import LayoutEngine

/// How a constraint is represented in the solver of a system.
struct Installation {
  let constraint: NSLayoutConstraint
  let name: ConstraintID
  /// The other one of the two that a content size has.
  let otherName: ConstraintID?
  /// What the solver's constant has besides the constraint's own.
  let offset: Double

  var names: [ConstraintID] { otherName.map { [name, $0] } ?? [name] }
}

/// The constraints in a solver, each at a place that it keeps itself.
@MainActor struct InstallationList {
  private var entries: [Installation?] = []
  private var vacant: [Int] = []
  private let isFitting: Bool

  init(isFitting: Bool) { self.isFitting = isFitting }

  /// The constraints in the order of their places.
  var all: [Installation] { entries.compactMap { $0 } }

  /// How a constraint is represented in the solver; nil if it is not there.
  subscript(constraint: NSLayoutConstraint) -> Installation? {
    place(of: constraint).flatMap { entries[$0] }
  }

  func contains(_ constraint: NSLayoutConstraint) -> Bool { place(of: constraint) != nil }

  mutating func reserve(_ count: Int) { entries.reserveCapacity(entries.count + count) }

  mutating func insert(_ installation: Installation) {
    let place = vacant.popLast() ?? entries.count
    if place < entries.count { entries[place] = installation } else { entries.append(installation) }
    if isFitting {
      installation.constraint.placeInFitting = place
    } else {
      installation.constraint.placeInSystem = place
    }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) -> Installation? {
    guard let place = place(of: constraint) else { return nil }
    defer { entries[place] = nil }
    vacant.append(place)
    return entries[place]
  }

  /// A constraint is in one live system at most. It may be in several fitting ones, when a view
  /// requests a fitting size while it is measured for another, and keeps the latest only.
  private func place(of constraint: NSLayoutConstraint) -> Int? {
    let known = isFitting ? constraint.placeInFitting : constraint.placeInSystem
    if known < entries.count, entries[known]?.constraint === constraint { return known }
    return isFitting ? entries.firstIndex { $0?.constraint === constraint } : nil
  }
}
