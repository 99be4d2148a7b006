import GotchaBook

/// The lines of two texts as one: those of both, those of the first alone, those of the second
/// alone.
struct LineDiff {
  enum Origin: Equatable {
    /// By its index in the second text.
    case both(Int)
    /// By its index in the first text.
    case first(Int)
    /// By its index in the second text.
    case second(Int)
  }

  let lines: [Origin]

  /// Texts that share no line with a letter or a digit have nothing in common: braces alone would
  /// only mix them up.
  init(_ first: [String], _ second: [String]) {
    let difference = second.difference(from: first)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    let hasCommon = second.indices.contains { index in
      !added.contains(index) && second[index].contains(where: \.isWordPart)
    }
    guard hasCommon else {
      lines = first.indices.map(Origin.first) + second.indices.map(Origin.second)
      return
    }
    var lines: [Origin] = []
    var old = first.startIndex
    for new in second.indices {
      while removed.contains(old) {
        lines.append(.first(old))
        old += 1
      }
      if added.contains(new) {
        lines.append(.second(new))
      } else {
        lines.append(.both(new))
        old += 1
      }
    }
    self.lines = lines + (old..<first.endIndex).map(Origin.first)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
