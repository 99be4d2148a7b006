package import TableEngine

/// A batch on a table, for both planners.
package struct Batch: CustomStringConvertible, Sendable {
  package var before: [Int]
  package var edits: [TableEdit]
  package var after: [Int]
  package var reloadsFollow = false

  package init(before: [Int], edits: [TableEdit], after: [Int], reloadsFollow: Bool = false) {
    self.before = before
    self.edits = edits
    self.after = after
    self.reloadsFollow = reloadsFollow
  }

  package var description: String {
    "before \(before), after \(after), reloads follow: \(reloadsFollow), edits:\n"
      + edits.map { "  \($0)" }.joined(separator: "\n")
  }
}

// MARK: - Shrinking

extension Batch {
  /// Batches with one thing less.
  package var smaller: [Batch] {
    var result: [Batch] = []
    for index in edits.indices {
      var batch = self
      batch.edits.remove(at: index)
      result.append(batch)
    }
    for index in before.indices where before[index] > 0 {
      var batch = self
      batch.before[index] -= 1
      result.append(batch)
      if after.indices.contains(index), after[index] > 0 {
        batch.after[index] -= 1
        result.append(batch)
      }
    }
    for index in after.indices where after[index] > 0 {
      var batch = self
      batch.after[index] -= 1
      result.append(batch)
    }
    if !before.isEmpty, !after.isEmpty {
      var batch = self
      batch.before.removeLast()
      batch.after.removeLast()
      result.append(batch)
    }
    return result
  }
}
