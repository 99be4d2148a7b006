/// Names for files and anchors that are given out once each.
struct NumberedNames: Equatable, Sendable {
  /// In lower case, since some file systems and servers do not tell cases apart.
  private var taken: Set<String>
  /// The next number of a name, so that many equal ones take no longer.
  private var next: [String: Int] = [:]

  init(taken: Set<String> = []) { self.taken = taken }

  func contains(_ name: String) -> Bool { taken.contains(name) }

  /// The name, with the first free number behind it when it is taken: `name-2`.
  mutating func free(_ name: String) -> String {
    var found = name
    var number = next[name] ?? 2
    while !taken.insert(found.lowercased()).inserted {
      found = "\(name)-\(number)"
      number += 1
    }
    next[name] = number
    return found
  }
}
