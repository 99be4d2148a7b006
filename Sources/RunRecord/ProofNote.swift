package import Foundation

/// A line of the journal that a program of cases keeps while it tries them on broken tables.
///
/// A broken table may end the program. What was begun and has no end then took it down, and is not
/// tried again.
package struct ProofNote: Codable, Equatable, Sendable {
  /// Names the file of the journal to the program.
  package static let variable = "GOTCHAS_PROOF"

  package var id: CaseID
  /// The hash of the text that was compiled.
  package var contentHash: String
  /// One way through the case that begins, or has ended; nil for the whole of it.
  package var trial: Trial?
  /// What failed in the trial; nil when it begins.
  package var failed: [Place]?
  /// What the trials have shown.
  package var proof: CaseProof?

  /// A run of a case on a version, with a fault, or without one.
  package struct Trial: Codable, Hashable, Sendable {
    package var version: Version?
    /// The id of the fault; nil for the model as it is.
    package var fault: String?

    package init(version: Version?, fault: String?) {
      self.version = version
      self.fault = fault
    }
  }

  /// The place of an assertion in the file of its case.
  package struct Place: Codable, Hashable, Sendable {
    package var kind: CaseProof.Assertion.Kind
    package var line: Int
    package var column: Int
    /// The name of a value that is read there; nil for the assertion itself.
    package var value: String?

    package init(
      _ kind: CaseProof.Assertion.Kind, _ line: Int, _ column: Int = 1, value: String? = nil
    ) {
      self.kind = kind
      self.line = line
      self.column = column
      self.value = value
    }
  }

  package init(
    id: CaseID, contentHash: String, trial: Trial? = nil, failed: [Place]? = nil,
    proof: CaseProof? = nil
  ) {
    self.id = id
    self.contentHash = contentHash
    self.trial = trial
    self.failed = failed
    self.proof = proof
  }
}

extension ProofNote {
  /// The notes of a journal; a line that was cut off is left out.
  package static func notes(in data: some Collection<UInt8>) -> [ProofNote] {
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? decoder.decode(ProofNote.self, from: Data(line))
    }
  }

  /// The note as a line of the journal.
  package var line: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return ((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }
}
