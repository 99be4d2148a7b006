extension RandomAccessCollection where Index == Int {
  /// The first index whose element passes a test which all later ones pass too, or the end.
  func firstSortedIndex(where passes: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int, Element: Comparable {
  /// The first index whose element is not below a value, or the end.
  func lowerBound(_ value: Element) -> Int {
    firstSortedIndex { $0 >= value }
  }

  func containsSorted(_ value: Element) -> Bool {
    let index = lowerBound(value)
    return index < endIndex && self[index] == value
  }

  /// The first element that a sorted collection contains twice.
  var firstDuplicate: Element? {
    zip(self, dropFirst()).first { $0 == $1 }?.0
  }
}

extension [RowPath] {
  /// The indices of a section's rows in sorted paths.
  func range(ofSection section: Int) -> Range<Int> {
    let lower = firstSortedIndex { $0.section >= section }
    return lower..<(lower + self[lower...].prefixCount { $0.section == section })
  }

  /// The row that becomes the `rank`-th when the rows at some indices are left out.
  ///
  /// - Parameters:
  ///   - rank: How many rows that are not left out are before it.
  ///   - taken: The indices of the paths, of one section, that are left out.
  func row(withRank rank: Int, leavingOut taken: Range<Int>) -> Int {
    let start = taken.lowerBound
    var low = start
    var high = taken.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].row - (middle - start) > rank { high = middle } else { low = middle + 1 }
    }
    return rank + (low - start)
  }
}

extension ArraySlice {
  /// How many elements pass a test at the front, found in the logarithm of that number.
  fileprivate func prefixCount(where passes: (Element) -> Bool) -> Int {
    var step = 1
    while step <= count, passes(self[startIndex + step - 1]) { step *= 2 }
    let known = self[startIndex + step / 2..<Swift.min(endIndex, startIndex + step)]
    return known.firstSortedIndex { !passes($0) } - startIndex
  }
}

extension Array where Element: Comparable {
  /// The elements in order; nothing is done if they are already.
  func sortedIfNeeded() -> [Element] {
    zip(self, dropFirst()).allSatisfy { $0 <= $1 } ? self : sorted()
  }

  /// A sorted array with each element once.
  func withoutDuplicates() -> [Element] {
    guard firstDuplicate != nil else { return self }
    var result: [Element] = []
    for element in self where result.last != element { result.append(element) }
    return result
  }
}
