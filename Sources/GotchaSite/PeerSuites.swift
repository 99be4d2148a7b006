package import Foundation
package import GotchaBook

/// `Site/facts/peers.tsv`: other projects' own tests, run on the model with their expectations
/// unchanged.
package struct PeerSuites: Equatable, Sendable {
  /// The tests of one project.
  package struct Suite: Equatable, Sendable {
    /// `owner/name` on GitHub.
    package var repository: String
    package var commit: String
    /// The day of the run, as `2026-11-26`.
    package var date: String
    package var run: Int
    package var passed: Int
    /// What keeps the others from passing; empty when all pass.
    package var causes: String
  }

  package private(set) var suites: [Suite] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The heads of the columns.
  private static let columns = ["repository", "commit", "date", "run", "passed", "causes"]

  package init() {}

  /// Reads the file's bytes; a line that is wrong is reported, and the others count.
  ///
  /// - Parameter path: The file, for what is wrong in it.
  package init(data: Data, path: String) {
    let problem = { place in
      Diagnostic(
        at: place, rule: .peerSuites, "The line is no suite of tests",
        advice: "write \(Self.columns.joined(separator: ", ")) with tabs between them; "
          + "no more can pass than run")
    }
    (suites, diagnostics) = TabbedLines(data: data).values(
      columns: Self.columns, path: path, problem: problem, Self.suite)
  }

  private static func suite(in cells: [String]) -> Suite? {
    guard let run = Int(cells[3]), let passed = Int(cells[4]), (0...max(run, 0)).contains(passed)
    else { return nil }
    return Suite(
      repository: cells[0], commit: cells[1], date: cells[2], run: run, passed: passed,
      causes: cells[5])
  }

  /// The tests of all suites.
  var run: Int { suites.reduce(0) { $0 + $1.run } }
  var passed: Int { suites.reduce(0) { $0 + $1.passed } }
}
