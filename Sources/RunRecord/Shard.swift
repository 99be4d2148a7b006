/// One part of a run that is split over several machines: `3/50`.
package struct Shard: Codable, Hashable, Sendable {
  /// From 1 to `count`.
  package var number: Int
  package var count: Int

  /// More parts than a CI service has machines; a larger number is a slip of the hand.
  private static let mostParts = 100_000

  /// Nil when there is no such part.
  package init?(number: Int, count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `3/50`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number: number, count: count)
  }

  /// The elements that this part runs: every `count`th, so that all parts are of one size.
  package func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}

// MARK: - CustomStringConvertible

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
