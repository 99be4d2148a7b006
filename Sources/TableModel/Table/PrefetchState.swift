import Foundation

/// The rows for which a table has called its prefetching data source.
struct PrefetchState {
  /// The rows that were named and neither shown nor cancelled since.
  private(set) var announced: Set<IndexPath> = []
  /// Whether the last scroll went up.
  private(set) var isUpwards = false
  private var offset: CGFloat?

  /// Notes where the content is now, and with it where the scroll goes.
  mutating func recordOffset(_ offset: CGFloat) {
    if let old = self.offset, old != offset { isUpwards = offset < old }
    self.offset = offset
  }

  /// Takes what is ahead now; gives the rows that are new there, in their order, and those that
  /// are not ahead any more although they were not shown.
  mutating func announce(
    _ ahead: [IndexPath], shown: [IndexPath]
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let new = ahead.filter { !announced.contains($0) }
    let cancelled = announced.subtracting(ahead).subtracting(shown).sorted()
    announced = Set(ahead)
    return (new, cancelled)
  }

  /// The rows have moved; those that are gone or new are forgotten.
  mutating func follow(_ keptPath: (IndexPath) -> IndexPath?) {
    announced = Set(announced.compactMap(keptPath))
  }
}
