extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func unique() -> [Element] {
    var found: Set<Element> = []
    return filter { found.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements that are alike together, in the order of the first of each kind.
  func grouped(where areAlike: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let index = groups.firstIndex(where: { areAlike($0[0], element) }) {
        groups[index].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
