import CodeCheck
import Foundation
package import GotchaBook
package import GotchaVerdicts
import RunRecord

/// Builds and runs the cases of a book, so that one that does not compile or takes its process
/// down takes no other case's verdict along.
package struct CaseRunner {
  /// What is run, and what the run is called.
  package struct Request {
    /// The entries; nil for the whole book.
    package var entries: [Entry]?
    package var name: String
    package var shard: Shard?

    package init(entries: [Entry]? = nil, name: String, shard: Shard? = nil) {
      self.entries = entries
      self.name = name
      self.shard = shard
    }
  }

  /// Why nothing could be run.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private let shell: Shell
  private let root: String
  private let folder: URL
  private let flags: [String]
  private let say: (String) -> Void

  /// A runner for the package at `root` that leaves its logs in `.build/results`.
  ///
  /// - Parameter flags: What every build of the package is given; other flags build all anew.
  package init(root: String, flags: [String] = [], say: @escaping (String) -> Void) {
    self.root = root
    self.flags = flags
    self.say = say
    shell = Shell(root: root)
    folder = URL(fileURLWithPath: root).appending(path: ".build/results").standardizedFileURL
  }

  /// Runs what is asked for, and keeps it with the package's other runs.
  package func run(_ request: Request, of book: Book) throws(Failure) -> RunFile {
    let entries = request.shard.map { $0.part(of: request.entries ?? book.entries) }
    let chosen = entries ?? request.entries
    prepareFolder()
    do {
      let builder = CaseBuilder(root: root, folder: folder, flags: flags, say: say)
      try builder.build(book)
    } catch {
      throw Failure(description: error.description)
    }
    var file = RunFile(name: request.name, shard: request.shard)
    file.refusals = GeneratedCases(root: root).refusals(of: chosen ?? book.entries)
    addRecords(of: chosen ?? book.entries, isWhole: chosen == nil, in: book, to: &file)
    do {
      try keep(file, chosen: chosen)
      return file
    } catch {
      throw Failure(description: "the results cannot be written: \(error)")
    }
  }

  private func prepareFolder() {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A run of some entries leaves what is known of the others as it is.
  private func keep(_ run: RunFile, chosen: [Entry]?) throws {
    let store = RunStore(root: root)
    if let chosen, run.shard == nil {
      try store.update(run, of: chosen)
    } else {
      try store.write(run)
    }
  }

  // MARK: - Running

  private func addRecords(
    of entries: [Entry], isWhole: Bool, in book: Book, to file: inout RunFile
  ) {
    var exitCode: Int32 = 0
    var run = ContainedRun(book: book) { filter, skip, name in
      let (results, code) = perform(filter: filter, skip: skip, name: name)
      exitCode = code
      return results
    }
    let filters = isWhole ? CasePattern.whole(of: book) : entries.flatMap(CasePattern.all)
    if !filters.isEmpty { run.start(filters) }
    (file.records, file.conditions) = (run.records, run.conditions)
    if exitCode != 0, isWhole, !file.saysWhyTestsFail {
      file.conditions.append(.failedOutsideCases(code: Int(exitCode)))
    }
  }

  /// The test program itself where it can be started, which needs no plan of a build; else SwiftPM.
  private var testCommand: [String] {
    let products = URL(fileURLWithPath: root).appending(path: ".build/debug").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    let programs = names.filter { $0.hasSuffix(".xctest") }
      .map { products.appending(path: $0).path }
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: $0)) == nil }
    guard let program = programs.first, programs.count == 1 else {
      return ["swift", "test", "--skip-build", "--disable-xctest"] + flags
    }
    return [program, "--testing-library", "swift-testing"]
  }

  private func perform(
    filter: [String], skip: [String], name: String
  ) -> (results: RunResults, exitCode: Int32) {
    say("Running \(name)")
    let attachments = folder.appending(path: "\(name)-attachments")
    try? FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let events = folder.appending(path: "\(name).jsonl").path
    let words =
      testCommand + filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
      + ["--event-stream-output-path", events, "--attachments-path", attachments.path]
    let code = shell.run(words, log: folder.appending(path: "\(name).txt").path)
    var results = RunResults(events: events, attachmentFolders: [attachments.path])
    results.compare(withAttachmentsIn: attachments.path)
    return (results, code)
  }
}

extension RunFile {
  /// Whether a case, the compiler or the stream says why the tests failed.
  fileprivate var saysWhyTestsFail: Bool {
    !refusals.isEmpty || !conditions.isEmpty || records.contains(where: \.isContradiction)
      || records.count { $0.phase == .started } > records.count { $0.phase == .finished }
  }
}

extension CaseRecord {
  /// Whether it contradicts its entry, so that its test has failed.
  fileprivate var isContradiction: Bool {
    runs.contains { run in
      switch run.claim {
      case .applies: !run.failures.isEmpty
      case .changed: run.failures.isEmpty && run.ignored == nil
      }
    }
  }
}
