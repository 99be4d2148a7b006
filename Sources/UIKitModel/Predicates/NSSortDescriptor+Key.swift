import Foundation

extension NSSortDescriptor {
  /// Sorts by a property, by its name; `self` is the object itself. Values that have no order stay
  /// as they are, nil comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      nonisolated(unsafe) let (first, second) = (first, second)
      return MainActor.assumeIsolated {
        let path = key ?? "self"
        let left = PredicateKeys.value(at: path, of: first)
        let right = PredicateKeys.value(at: path, of: second)
        guard left != nil, right != nil else {
          return left == nil && right == nil
            ? .orderedSame : left == nil ? .orderedAscending : .orderedDescending
        }
        return PredicateOrder.of(left, right) ?? .orderedSame
      }
    }
  }

  /// Sorts by a property, by its name and a method that compares two texts:
  /// `caseInsensitiveCompare:`, `localizedStandardCompare:` and the like.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let name = selector?.description, name != "compare:" else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      nonisolated(unsafe) let (first, second) = (first, second)
      return MainActor.assumeIsolated {
        let path = key ?? "self"
        let left = PredicateKeys.value(at: path, of: first) as? String ?? ""
        let right = PredicateKeys.value(at: path, of: second) as? String ?? ""
        return left.compared(with: right, by: name)
      }
    }
  }
}

extension String {
  fileprivate func compared(with other: String, by method: String) -> ComparisonResult {
    switch method {
    case "caseInsensitiveCompare:": caseInsensitiveCompare(other)
    case "localizedCompare:": localizedCompare(other)
    case "localizedStandardCompare:": localizedStandardCompare(other)
    case "localizedCaseInsensitiveCompare:": localizedCaseInsensitiveCompare(other)
    default: compare(other)
    }
  }
}
