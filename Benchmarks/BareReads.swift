/// Reads at random places, each of which depends on what was read before: what no structure that
/// has to read something of its own for each row can be faster than.
struct BareReads {
  private let numbers: [UInt64]

  /// As many numbers of 8 bytes as a table has rows.
  init(rows: Int) {
    numbers = Array(repeating: 0, count: rows)
  }

  @inline(never)
  func read(count: Int) {
    var random = SystemRandom(state: 1)
    var number: UInt64 = 0
    for _ in 0..<count {
      random.step(adding: number)
      number = numbers[Int(random.state.multipliedFullWidth(by: UInt64(numbers.count)).high)]
    }
    consume(number)
  }
}
