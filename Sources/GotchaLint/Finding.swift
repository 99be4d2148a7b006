package import GotchaBook

/// What breaks a rule in an entry, with the edits that would repair it.
package struct Finding: Equatable, Sendable {
  package var diagnostic: Diagnostic
  /// The repair, when it can be made without thinking; else empty.
  package var edits: [Edit]

  package init(_ diagnostic: Diagnostic, edits: [Edit] = []) {
    self.diagnostic = diagnostic
    self.edits = edits
  }

  /// A finding of a ``LintRule``, which puts its name in.
  init(
    _ severity: Diagnostic.Severity = .error, at place: Place, _ message: String, advice: String,
    edits: [Edit] = []
  ) {
    self.init(Diagnostic(severity, at: place, rule: "", message, advice: advice), edits: edits)
  }
}

/// A change of some bytes of a file.
package struct Edit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Edit {
  /// Makes the edits of all findings.
  ///
  /// The edits of a finding are made together or not at all: when one of them meets one that was
  /// taken before, the finding waits for the next round.
  package static func apply(_ findings: [Finding], to bytes: [UInt8]) -> [UInt8] {
    var taken: [Edit] = []
    for finding in findings where !finding.edits.isEmpty {
      let isFree = finding.edits.allSatisfy { edit in
        edit.range.upperBound <= bytes.count && !taken.contains { $0.meets(edit) }
      }
      if isFree { taken += finding.edits }
    }
    var result: [UInt8] = []
    var position = 0
    for edit in taken.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// Whether the two change the same bytes, or put something in at the same place.
  private func meets(_ other: Edit) -> Bool {
    range.overlaps(other.range)
      || (range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
        && (range.isEmpty || other.range.isEmpty))
  }
}
