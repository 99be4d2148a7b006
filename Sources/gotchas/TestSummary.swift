import GotchaBook
import GotchaVerdicts
import RunRecord

/// What a run says, by entry: each case that is not good with its place and its reasons.
struct TestSummary {
  var entries: [Entry]
  var verdicts: BookVerdicts

  var text: String {
    let lines = zip(entries, verdicts.entries).flatMap { Self.lines(of: $0, $1) }
    let counts = BookVerdicts.counts(of: verdicts.entries)
      .map { "\($0.count) \($0.verdict.label)" }.joined(separator: ", ")
    return (lines + ["\(Plural.entries(entries.count)): \(counts.isEmpty ? "no case" : counts)"])
      .joined(separator: "\n")
  }

  private static func lines(of entry: Entry, _ verdict: EntryVerdict) -> [String] {
    let cases = zip(entry.cases, verdict.cases).filter { !$1.verdict.isGood }
    let head = "\(entry.path): \(verdict.verdict?.label ?? "no case")"
    return [head]
      + cases.flatMap { found, said in
        ["  \(found.place): \(said.verdict.label): \(found.title)"] + reasons(of: said)
      }
  }

  private static func reasons(of verdict: CaseVerdict) -> [String] {
    if let reason = verdict.verdict.reason { return ["    \(reason)"] }
    let compiler = verdict.compileErrors.map { "    \($0.place): \($0.message)" }
    let contradictions = verdict.contradictions.flatMap { each in
      let versions = each.versions.map(\.description).joined(separator: ", ")
      let place = "\(each.failure.file):\(each.failure.line):\(each.failure.column)"
      let message = each.failure.message.split(separator: "\n").map(String.init)
      return ["    \(place): on iOS \(versions): \(message.first ?? "")"]
        + message.dropFirst().map { "      \($0)" }
    }
    return compiler + contradictions
  }
}
