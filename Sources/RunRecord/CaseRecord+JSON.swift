import Drawings

// MARK: - Codable

extension CaseRecord: Codable {
  package init(from decoder: any Decoder) throws {
    let stored = try StoredRecord(from: decoder)
    self.init(
      phase: stored.phase, entry: stored.entry, caseID: stored.caseID,
      contentHash: stored.contentHash, source: stored.source)
    schema = stored.schema
    endReason = stored.endReason
    proof = stored.proof
    runs = try stored.runs.map { run in
      try VersionRun(
        version: run.version.version, claim: run.claim, failures: run.failures,
        traces: decoder.elements(of: stored.traces, at: run.traces), ignored: run.ignored,
        answers: run.answers,
        curves: run.curves.map { try decoder.elements(of: stored.curves, at: $0) },
        films: run.films, misbehavior: run.misbehavior)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try StoredRecord(self).encode(to: encoder)
  }
}

extension Decoder {
  /// The shared elements at some indices; throws for an index that the list does not have.
  fileprivate func elements<Element>(of shared: [Element], at indices: [Int]) throws -> [Element] {
    try indices.map { index in
      guard shared.indices.contains(index) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: codingPath, debugDescription: "there is no shared trace \(index)"))
      }
      return shared[index]
    }
  }
}

/// A record as it is written: the versions refer to shared traces and curves.
private struct StoredRecord: Codable {
  var schema: Int
  var phase: CaseRecord.Phase
  var entry: String
  var caseID: String
  var contentHash: String
  var source: String?
  var endReason: String?
  var proof: CaseProof?
  var traces: [Trace]
  var curves: [ScrollCurve]
  var runs: [StoredRun]

  init(_ record: CaseRecord) {
    var (traces, curves) = (SharedElements<Trace>(), SharedElements<ScrollCurve>())
    runs = record.runs.map { run in
      StoredRun(
        version: StoredVersion(version: run.version), claim: run.claim, failures: run.failures,
        traces: traces.indices(of: run.traces), ignored: run.ignored, answers: run.answers,
        curves: run.curves.map { curves.indices(of: $0) }, films: run.films,
        misbehavior: run.misbehavior)
    }
    schema = record.schema
    phase = record.phase
    entry = record.entry
    caseID = record.caseID
    contentHash = record.contentHash
    source = record.source
    endReason = record.endReason
    proof = record.proof
    self.traces = traces.elements
    self.curves = curves.elements
  }
}

private struct StoredRun: Codable {
  var version: StoredVersion
  var claim: Claim
  var failures: [VersionRun.Failure]
  var traces: [Int]
  var ignored: String?
  var answers: [VersionRun.Answer]?
  var curves: [Int]?
  var films: [Film]?
  var misbehavior: VersionRun.Misbehavior?
}

/// A version as it is written; an empty text for none.
private struct StoredVersion: Codable {
  var version: Version?

  init(version: Version?) {
    self.version = version
  }

  init(from decoder: any Decoder) throws {
    let isNone = try decoder.singleValueContainer().decode(String.self).isEmpty
    version = isNone ? nil : try Version(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(version?.description ?? "")
  }
}
