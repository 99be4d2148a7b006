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
  ///
  /// - Parameter prepare: Called with the index that is likely should the guess be wrong, before
  ///   that is known: reads what belongs to it, and answers true.
  @inline(always)
  func firstIndex(beyond y: Double, preparing prepare: (Int) -> Bool = { _ in true }) -> Int {
    guard ends.count >= Self.fewest else { return searchedIndex(y) }
    let (guess, other) = guesses(y)
    guard prepare(other) else { return lateIndex(y) }
    if isAnswer(guess, y) { return guess }
    let next = base + ends[guess] > y ? guess - 1 : guess + 1
    return next >= 0 && next < ends.count && isAnswer(next, y) ? next : lateIndex(y)
  }

  /// Where `y` is by proportion, and the neighbour that it is nearer to.
  @inline(always)
  private func guesses(_ y: Double) -> (Int, Int) {
    let last = ends.count - 1
    let place = (y - base) / height * Double(ends.count)
    // To the next whole number: from 2^52 on doubles are whole, and their lowest bits say which. A
    // conversion would make sure each time that there is such an `Int`.
    let near = (place > 0.5 ? min(place, Double(last)) - 0.5 : 0) + 0x1p52
    let guess = Int(near.bitPattern & 0xFFFF_FFFF)
    let side = place < near - 0x1p52 + 0.5 ? -1 : 1
    return (guess, max(0, min(last, guess + side)))
  }

  @inline(always)
  private func isAnswer(_ index: Int, _ y: Double) -> Bool {
    (index == 0 || base + ends[index - 1] <= y) && (base + ends[index] > y)
  }

  /// What a search finds where guesses were wrong; seldom, so that it stands apart.
  @inline(never)
  private func lateIndex(_ y: Double) -> Int {
    searchedIndex(y)
  }

  /// Found by halves, without a branch that a processor could expect wrongly.
  @inline(always)
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
