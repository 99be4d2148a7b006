import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// `traces/<entry>.json`: every trace of an entry, whole. Versions of a case with the same trace
/// share one.
struct TraceFile: Encodable {
  /// Raised when a member changes its meaning or goes away.
  static let currentSchema = 2

  private struct CaseTraces: Encodable {
    let `case`: String
    let traces: [Trace]
    let curves: [ScrollCurve]
    let versions: [VersionTraces]
  }

  private struct VersionTraces: Encodable {
    let version: String
    /// Indices among those of the case.
    let traces, curves: [Int]
  }

  private let schema = Self.currentSchema
  private let entry: String
  private let cases: [CaseTraces]

  /// The file's path, relative to the site's root; nil for an entry without traces.
  static func path(of verdict: EntryVerdict) -> String? {
    verdict.cases.contains { $0.shown != nil }
      ? "traces/\(FileName.escaped(verdict.id)).json" : nil
  }

  init(_ verdict: EntryVerdict) {
    entry = verdict.id
    cases = verdict.cases.map { each in
      var (traces, curves) = (SharedElements<Trace>(), SharedElements<ScrollCurve>())
      let versions = each.versions.filter(\.hasRecorded).map { version in
        VersionTraces(
          version: version.version.description,
          traces: traces.indices(of: version.traces.map(\.withoutScenes)),
          curves: curves.indices(of: version.curves))
      }
      return CaseTraces(
        case: each.id.slug, traces: traces.elements, curves: curves.elements, versions: versions)
    }
  }
}
