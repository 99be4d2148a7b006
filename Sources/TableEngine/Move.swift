/// A section or row that has one index before a batch and another after it.
package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the batch.
  package let source: Place
  /// The place after the batch.
  package let target: Place

  package init(from source: Place, to target: Place) {
    self.source = source
    self.target = target
  }
}
