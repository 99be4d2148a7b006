import CaseGenerator
import Foundation
package import GotchaBook
import GotchaVerdicts
package import RunRecord

/// Builds and runs the cases of a book, so that one that does not compile or takes its process
/// down takes no other case's verdict along.
package struct CaseRunner {
  /// What a run gave.
  package struct Outcome {
    package var records: [CaseRecord] = []
    /// The compiler's errors in the lines of entries.
    package var compileLog = ""
    /// Why nothing could be run; nil when something was.
    package var failure: String?
  }

  private let shell: Shell
  private let root: String
  private let folder: URL
  private let say: (String) -> Void

  /// A runner for the package at `root` that leaves its logs in `.build/results`.
  package init(root: String, say: @escaping (String) -> Void) {
    self.root = root
    self.say = say
    shell = Shell(root: root)
    folder = URL(fileURLWithPath: root).appending(path: ".build/results").standardizedFileURL
  }

  /// Runs the cases of `entries`; of the whole book, cases in Swift files included, when nil.
  package func run(_ entries: [Entry]?, of book: Book) -> Outcome {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var outcome = Outcome()
    outcome.failure = build(book)
    outcome.compileLog = QuarantineFolder(root: root).log(of: book.entries)
    guard outcome.failure == nil else { return outcome }
    let filters = entries.map { $0.map { "/\(CaseGenerator.suiteName(ofPath: $0.path))/" } }
    var run = ContainedRun(book: book) { filter, skip, name in
      perform(filter: filter, skip: skip, name: name)
    }
    // `Module.Suite` has no slash before the suite, so that a suite is named behind the dot.
    run.start(filters.map { $0.map { "\\." + $0.dropFirst() } } ?? Self.allCases)
    outcome.records = run.records
    do {
      try RecordStore(folder: folder).write(outcome.records, log: outcome.compileLog)
    } catch {
      outcome.failure = "the results cannot be written: \(error)"
    }
    return outcome
  }

  /// The modules that hold cases: the book's own, and the larger ones in Swift.
  private static let allCases = ["^(Gotchas|GotchaTests)\\."]

  // MARK: - Building

  /// Builds; where entries do not compile, puts their cases aside and builds again. Each round
  /// names at least one more error, so the rounds come to an end.
  private func build(_ book: Book) -> String? {
    if QuarantineFolder(root: root).release() > 0 { say("Trying again what did not compile") }
    var round = 0
    while true {
      round += 1
      say("Building")
      let log = folder.appending(path: "build-\(round).txt").path
      if shell.run(["swift", "build", "--build-tests"], log: log) == 0 { return nil }
      let text = FileManager.default.contents(atPath: log) ?? Data()
      let errors = CompileErrors(log: String(decoding: text, as: UTF8.self))
      guard QuarantineFolder(root: root).take(errors, entries: book.entries) > 0 else {
        return "the package does not build; the compiler's words are in \(log)"
      }
    }
  }

  // MARK: - Running

  private func perform(filter: [String], skip: [String], name: String) -> RunResults {
    say("Running \(name)")
    let attachments = folder.appending(path: "\(name)-attachments")
    try? FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let events = folder.appending(path: "\(name).jsonl").path
    let words =
      ["swift", "test", "--skip-build", "--disable-xctest"]
      + filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
      + ["--event-stream-output-path", events, "--attachments-path", attachments.path]
    _ = shell.run(words, log: folder.appending(path: "\(name).txt").path)
    return RunResults(events: events, attachmentFolders: [attachments.path])
  }
}
