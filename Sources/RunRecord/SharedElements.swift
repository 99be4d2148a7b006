/// A list without duplicates, to whose elements others refer by index: versions of a case with the
/// same trace share one.
package struct SharedElements<Element: Hashable> {
  package private(set) var elements: [Element] = []
  private var positions: [Element: Int] = [:]

  package init() {}

  /// The index of an element, which is added when the list does not have it.
  package mutating func index(of element: Element) -> Int {
    if let position = positions[element] { return position }
    positions[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }

  package mutating func indices(of elements: [Element]) -> [Int] { elements.map { index(of: $0) } }
}
