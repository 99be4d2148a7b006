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

  /// How many there have to be so that a guess, which may be wrong, is worth its division.
  private static let fewest = 8

  /// The first that ends beyond `y`, or else the last.
  @inline(__always)
  func firstIndex(beyond y: Double) -> Int {
    ends.count < Self.fewest ? searchedIndex(y) : guessedIndex(y)
  }

  @inline(__always)
  private func guessedIndex(_ y: Double) -> Int {
    let guess = guess(y)
    if isAnswer(guess, y) { return guess }
    let next = base + ends[guess] > y ? guess - 1 : guess + 1
    return next >= 0 && next < ends.count && isAnswer(next, y) ? next : lateIndex(y)
  }

  @inline(__always)
  private func guess(_ y: Double) -> Int {
    let guess = (y - base) / height * Double(ends.count)
    return guess > 0 ? Int(Int32(min(guess, Double(ends.count - 1)))) : 0
  }

  @inline(__always)
  private func isAnswer(_ index: Int, _ y: Double) -> Bool {
    (index == 0 || base + ends[index - 1] <= y) && (base + ends[index] > y)
  }

  /// What a search finds where guesses were wrong; seldom, so that it stands apart.
  @inline(never)
  private func lateIndex(_ y: Double) -> Int {
    searchedIndex(y)
  }

  /// Found by halves, without a branch that a processor could expect wrongly.
  @inline(__always)
  private func searchedIndex(_ y: Double) -> Int {
    var low = 0
    var rest = ends.count
    while rest > 1 {
      let half = rest / 2
      let isBehind = base + ends[low &+ half &- 1] <= y ? 1 : 0
      low &+= half & (0 &- isBehind)
      rest &-= half
    }
    return low
  }
}
