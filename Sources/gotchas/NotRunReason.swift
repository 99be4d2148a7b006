import GotchaBook
import GotchaVerdicts

/// Why cases were not run, in the words of a summary.
enum NotRunReason {
  /// Why an entry was not compiled: `the entry has 1 error (5:1 missing-evidence)`; nil when it has
  /// none.
  static func errors(in reading: EntryParser.Reading) -> String? {
    text(of: reading.diagnostics.filter { $0.severity == .error })
  }

  /// `the entry has 1 error (5:1 proves-nothing)`; nil for none.
  static func text(of errors: [Diagnostic]) -> String? {
    guard !errors.isEmpty else { return nil }
    let places = errors.map { "\($0.place.line):\($0.place.column) \($0.rule)" }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    return "the entry has \(count) (\(places.joined(separator: ", ")))"
  }

  /// Why a case has no version to run on: `'iOS 20+' has no version that a case can run on
  /// (6:15)`; nil when it has one.
  static func versions(
    of found: Case, in entry: Entry, _ reading: EntryParser.Reading, modelled: ModelledVersions
  ) -> String? {
    let changedIn = found.changedIn ?? entry.changedIn
    guard let range = found.appliesTo ?? entry.appliesTo,
      !modelled.versions.contains(where: { $0.isNamed(by: range, changedIn: changedIn) })
    else { return nil }
    let place = found.appliesTo == nil ? entry.place : found.place
    return fact("Applies to:", below: place.line, in: reading).map {
      "'\($0.text)' has no version that a case can run on (\($0.line):\($0.column))"
    }
  }

  /// The value of the first fact of a name below a line, and where it begins.
  private static func fact(
    _ name: String, below first: Int, in reading: EntryParser.Reading
  ) -> (text: String, line: Int, column: Int)? {
    let text = String(decoding: reading.bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated().dropFirst(first) {
      guard let range = line.firstRange(of: name) else { continue }
      let value = line[range.upperBound...].drop { $0 == " " }
      return (String(value), index + 1, line[..<value.startIndex].utf8.count + 1)
    }
    return nil
  }
}
