/// A list without duplicates, to whose elements others refer by index: versions of a case with the
/// same trace share one.
package struct SharedElements<Element: Equatable> {
  package private(set) var elements: [Element] = []

  package init() {}

  /// The index of an element, which is added when the list does not have it.
  package mutating func index(of element: Element) -> Int {
    if let index = elements.firstIndex(of: element) { return index }
    elements.append(element)
    return elements.count - 1
  }

  package mutating func indices(of elements: [Element]) -> [Int] { elements.map { index(of: $0) } }
}
