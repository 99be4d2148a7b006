/// Where neighbouring things end, counted from a common base; no end is before another's.
///
/// A search guesses by proportion and then makes sure. In a table of millions of rows what it has
/// to read is not in a cache, and a guess that is right mostly lets the processor read on before
/// the proof has arrived: two waits become one.
struct RunningEnds {
  let ends: UnsafeBufferPointer<Double>
  let base: Double
  /// About where the last one ends.
  let height: Double

  /// How many there have to be so that a guess is worth its division.
  private static let fewest = 8

  /// The first that ends beyond `y`, or else the last.
  @inline(__always)
  func firstIndex(beyond y: Double) -> Int {
    guard ends.count >= Self.fewest else { return searchedIndex(y) }
    let guess = guess(y)
    if isAnswer(guess, y) { return guess }
    let next = base + ends[guess] > y ? guess - 1 : guess + 1
    return ends.indices.contains(next) && isAnswer(next, y) ? next : searchedIndex(y)
  }

  @inline(__always)
  private func guess(_ y: Double) -> Int {
    let last = ends.count - 1
    guard height > 0 else { return last }
    return Int(min(Double(last), max(0, (y - base) / height * Double(ends.count))))
  }

  @inline(__always)
  private func isAnswer(_ index: Int, _ y: Double) -> Bool {
    (index == 0 || base + ends[index - 1] <= y) && (base + ends[index] > y)
  }

  private func searchedIndex(_ y: Double) -> Int {
    var low = 0
    var rest = ends.count
    while rest > 1 {
      let half = rest / 2
      low += base + ends[low + half - 1] > y ? 0 : half
      rest -= half
    }
    return low
  }
}
