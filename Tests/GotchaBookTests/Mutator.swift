import TestSupport

/// Small random edits of a text: bytes removed, doubled, moved, and pieces of a vocabulary put in.
struct Mutator {
  var random: SplitMix
  var vocabulary: [[UInt8]]

  init(seed: UInt64, vocabulary: [String]) {
    random = SplitMix(seed: seed)
    self.vocabulary = vocabulary.map { Array($0.utf8) }
  }

  /// `original` with one to six edits.
  mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...6, using: &random) { edit(&bytes) }
    return bytes
  }

  private mutating func edit(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    case 3: bytes.removeSubrange(end..<min(bytes.count, end + 200))
    default: bytes.insert(contentsOf: vocabulary.randomElement(using: &random) ?? [], at: start)
    }
  }
}
