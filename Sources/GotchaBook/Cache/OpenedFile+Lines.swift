#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenedFile {
  /// As much as is read at once: it stays in a core's own cache.
  package static let pieceSize = 262_144

  /// Where some lines stand, without the characters that end them; nil when there are fewer lines.
  ///
  /// - Parameter numbers: The lines from 0, in ascending order.
  package func lines(_ numbers: [Int]) -> [Range<Int>]? {
    guard !numbers.isEmpty else { return [] }
    var search = Search(numbers: numbers)
    return withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 1) { piece in
      var offset = 0
      while !search.isDone {
        let count = read(offset, into: piece)
        guard count > 0 else { return nil }
        search.look(at: UnsafeRawBufferPointer(rebasing: piece[..<count]), offset: offset)
        offset += count
      }
      return search.found
    }
  }

  private struct Search {
    let numbers: [Int]
    var found: [Range<Int>] = []
    private var number = 0
    private var start = 0

    init(numbers: [Int]) { self.numbers = numbers }

    var isDone: Bool { found.count == numbers.count }

    mutating func look(at piece: UnsafeRawBufferPointer, offset: Int) {
      var position = 0
      while !isDone, let end = Self.lineEnd(in: piece, from: position) {
        if number == numbers[found.count] { found.append(start..<offset + end) }
        number += 1
        position = end + 1
        start = offset + position
      }
    }

    private static func lineEnd(in piece: UnsafeRawBufferPointer, from start: Int) -> Int? {
      guard start < piece.count, let base = piece.baseAddress else { return nil }
      return memchr(base + start, Int32(UInt8(ascii: "\n")), piece.count - start).map {
        UnsafeRawPointer($0) - base
      }
    }
  }
}
