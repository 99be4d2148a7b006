import CaseGenerator
import GotchaBook
import GotchaVerdicts
import RunRecord

/// A run, by entry: each case that is not good with its place and its reasons.
struct TestSummary {
  var entries: [Entry]
  var verdicts: BookVerdicts
  /// The files of the entries, and those that are no entry yet.
  private let readings: [EntryParser.Reading]
  /// What the versions of the book are versions of; empty where that has no name.
  private let system: String
  /// Why cases took their process down.
  var endReasons: [CaseID: String] = [:]

  init(
    entries: [Entry], verdicts: BookVerdicts, run: Run, readings: [EntryParser.Reading] = [],
    system: String = "iOS"
  ) {
    self.entries = entries
    self.verdicts = verdicts
    self.readings = readings
    self.system = system
    for record in run.records {
      if let reason = record.endReason { endReasons[record.id] = reason }
    }
  }

  var text: String {
    let lines = zip(entries, verdicts.entries).flatMap { self.lines(of: $0, $1) }
    let unread = readings.filter { $0.entry == nil }.map {
      "\($0.path): not run: \(NotRunReason.errors(in: $0) ?? "it cannot be read")"
    }
    let total = total(unread: unread.count)
    return (lines + unread + explanation + [total]).joined(separator: "\n")
  }

  /// Where a case that proves nothing is explained, once for all of them.
  private var explanation: [String] {
    let cases = verdicts.entries.flatMap(\.cases)
    guard cases.contains(where: { $0.verdict == .provesNothing }) else { return [] }
    return ["\(Guide.greenMarks.place) has what makes a case prove something."]
  }

  /// How many entries there are, and how many of each kind; the numbers add up.
  private func total(unread: Int) -> String {
    let failed = Set(readings.filter { NotRunReason.errors(in: $0) != nil }.map(\.path))
    let run = zip(entries, verdicts.entries).filter { entry, verdict in
      !failed.contains(entry.path) && formErrors(of: entry, verdict).isEmpty
    }.map(\.1)
    let counts = Self.counts(of: run, unread: unread + entries.count - run.count)
    let total = Plural.entries(entries.count + unread)
    let sum = counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
    return sum + (unprovedYet.map { "; \($0)" } ?? "")
  }

  /// How many cases that pass were not tried on broken tables, if others were.
  private var unprovedYet: String? {
    let cases = verdicts.entries.flatMap(\.cases)
    let count = cases.count { $0.verdict == .passes && $0.proof == nil }
    guard count > 0, cases.contains(where: { $0.proof != nil }) else { return nil }
    return "\(count) \(count == 1 ? "case" : "cases") not proven yet"
  }

  /// How many entries have each verdict, and how many have none, in words.
  ///
  /// - Parameter unread: How many more could not be read, and so were not run.
  static func counts(of entries: [EntryVerdict], unread: Int = 0) -> [String] {
    var counts = Verdict.counts(of: entries.compactMap(\.verdict))
    if let index = counts.firstIndex(where: { $0.verdict == .notRun }) {
      counts[index].count += unread
    } else if unread > 0 {
      counts.append((.notRun, unread))
    }
    let without = entries.count { $0.verdict == nil }
    return counts.map { "\($0.count) \($0.verdict.label)" }
      + (without > 0 ? ["\(without) without a case"] : [])
  }

  private func lines(of entry: Entry, _ verdict: EntryVerdict) -> [String] {
    let reading = readings.first { $0.path == entry.path }
    if let reason = reading.flatMap(NotRunReason.errors) {
      return ["\(entry.path): not run: \(reason)"]
    }
    let refused = formErrors(of: entry, verdict)
    if let reason = NotRunReason.text(of: refused) {
      return ["\(entry.path): not run: \(reason)"]
        + refused.map { "    \($0.place): \($0.message); \($0.advice)" }
    }
    let cases = zip(entry.cases, verdict.cases).filter { !$1.verdict.isGood }
    let head = "\(entry.path): \(verdict.verdict?.label ?? "no case")"
    return [head] + verdict.cases.flatMap(idleStatements)
      + cases.flatMap { found, result in
        let line = "  \(found.place): \(result.verdict.label): \(found.title)"
        let reason = reading.flatMap {
          NotRunReason.versions(of: found, in: entry, $0, modelled: verdicts.modelled)
        }
        return [line] + (reason.map { ["    \($0)"] } ?? reasons(of: result))
      }
  }

  /// What is wrong with the form of an entry's code, for which the compiler was not called.
  private func formErrors(of entry: Entry, _ verdict: EntryVerdict) -> [Diagnostic] {
    guard verdict.verdict == .doesNotCompile else { return [] }
    return readings.first { $0.path == entry.path }.map(CaseGenerator.errors) ?? []
  }

  private func reasons(of verdict: CaseVerdict) -> [String] {
    if let reason = endReasons[verdict.id] { return ["    \(reason)"] }
    if let reason = verdict.verdict.reason { return ["    \(reason)"] }
    let unchanged = verdict.versions.filter { $0.claim == .notAffected && $0.verdict == .fails }
    let kept =
      unchanged.isEmpty || !verdict.contradictions.isEmpty
      ? []
      : [
        "    on \(versions(unchanged.map(\.version))): "
          + "every expectation is met, though the entry says that it is not affected"
      ]
    let compiler = verdict.compileErrors.map { "    \(place(of: $0)): \($0.message)" }
    let contradictions = verdict.contradictions.flatMap { each in
      let message = each.message(of: system).split(separator: "\n").map(String.init)
      return ["    \(place(of: each.failure)): \(message.first ?? "")"]
        + ((message.first?.typeHint).map { ["      \($0)"] } ?? [])
        + message.dropFirst().map { "      \($0)" }
    }
    let unproved = verdict.verdict != .provesNothing ? [] : self.unproved(of: verdict)
    return compiler + contradictions + kept + unproved
  }

  /// Versions with what they are versions of: `iOS 8, 9`.
  private func versions(_ versions: [Version]) -> String {
    (system.isEmpty ? "" : "\(system) ") + versions.map(\.description).joined(separator: ", ")
  }

  /// What fails on none of the broken tables, by line.
  private func unproved(of verdict: CaseVerdict) -> [String] {
    let unproved = verdict.proof?.unproved ?? []
    guard !unproved.isEmpty else { return ["    it expects nothing of a table"] }
    let functions = removed(of: verdict, RemovedCode.functions)
    return unproved.map { each in
      let place = place(of: each, in: verdict)
      let words = functions.first { $0.place == place }
        .map { "the case passes with \($0.name); expect what it changes" }
      return "    \(place): \(words ?? each.kind.words)"
    }
  }

  /// What a cure has that its case passes without, for who is about to write it: of one entry alone.
  private func idleStatements(of verdict: CaseVerdict) -> [String] {
    guard entries.count == 1, verdict.verdict == .passes else { return [] }
    let statements = removed(of: verdict) { found, _ in RemovedCode.statements(of: found) }
    return (verdict.proof?.idleStatements ?? []).map { each in
      let place = place(of: each, in: verdict)
      let name = statements.first { $0.place == place }.map { " with \($0.name)" } ?? ""
      return "    \(place): the case passes\(name), too; expect what it changes, or do without it"
    }
  }

  private func removed(
    of verdict: CaseVerdict, _ all: (Case, Entry) -> [RemovedCode]
  ) -> [RemovedCode] {
    guard let entry = entries.first(where: { $0.id == verdict.id.entry }),
      let found = entry.cases.first(where: { $0.slug == verdict.id.slug })
    else { return [] }
    return all(found, entry)
  }

  private func place(of assertion: CaseProof.Assertion, in verdict: CaseVerdict) -> Place {
    let entry = entries.first { $0.id == verdict.id.entry }
    let file = verdict.source ?? entry?.path ?? ""
    return Place(file: file, line: assertion.line, column: assertion.column)
  }

  private func place(of failure: VersionRun.Failure) -> Place {
    Place(file: failure.file, line: failure.line, column: failure.column)
  }
}

extension String {
  /// What to do where an expectation compares equal numbers of different types: Swift compares them as
  /// `AnyHashable`, and none is equal to one of another type.
  fileprivate var typeHint: String? {
    guard let found = firstMatch(of: /→ (-?[0-9.]+)\) == \((.+) → (-?[0-9.]+)\)$/),
      let left = Double(found.1), let right = Double(found.3), left == right
    else { return nil }
    return "both sides are the same number, of different types; write CGFloat(\(found.2)), "
      + "or what the type of the left one is"
  }
}
