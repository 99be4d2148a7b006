import CaseGenerator
import Foundation
package import GotchaBook
import RunFiles
package import RunRecord

/// Compiles and runs the cases of a book, so that one that does not compile or takes its process
/// down does not affect the verdicts of others.
package struct CaseRunner: Sendable {
  /// What is run, and what the run is called.
  package struct Request {
    /// The entries; nil for the whole book.
    package var entries: [Entry]?
    package var name: String
    package var shard: Shard?
    /// Whether what was known of an entry stays, to be shown as stale, when its new text cannot be
    /// run.
    package var keepsVerdictsNotReplaced = false
    /// Whether cases that pass are tried on broken tables, unless that is on record.
    package var isProved = false

    package init(entries: [Entry]? = nil, name: String, shard: Shard? = nil) {
      self.entries = entries
      self.name = name
      self.shard = shard
    }
  }

  /// Where and how cases are run.
  package struct Setting: Sendable {
    /// The folder of the package.
    package var root: String
    /// The folder of the book, relative to `root`.
    package var book: String
    /// The folder with its runs, and with what is compiled of it, relative to `root`.
    package var build = ".build"
    /// The package that has a library which is built already; nil to build the book's own.
    package var library: String?
    /// What every build of the package is given; other flags build all anew.
    package var flags: [String] = []
    /// How many seconds a case may run on one version; nil for no limit.
    package var timeLimit: Double?

    package init(root: String, book: String) {
      self.root = root
      self.book = book
    }
  }

  /// Why nothing could be run.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private let setting: Setting
  /// The folder of the package, from the root of the file system.
  private let root: String
  /// Where logs go.
  private let folder: URL
  private let report: @Sendable (String) -> Void
  private let progress: @Sendable (BuildProgress) -> Void

  /// A runner that leaves its logs in the folder `results` of the build.
  ///
  /// - Parameters:
  ///   - report: Called with each step.
  ///   - progress: Called with how far the build of a step is.
  package init(
    _ setting: Setting, report: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) {
    self.setting = setting
    self.report = report
    self.progress = progress
    root = URL(fileURLWithPath: setting.root).standardizedFileURL.path
    folder = URL(fileURLWithPath: root).appending(path: "\(setting.build)/results")
  }

  /// Runs the cases of a request, and keeps the run with the package's others.
  package func run(_ request: Request, of book: Book) throws(Failure) -> Run {
    let entries = request.shard.map { $0.part(of: request.entries ?? book.entries) }
    let chosen = entries ?? request.entries
    let paths = Set((chosen ?? book.entries).map(\.path))
    let readings = book.readings.filter { paths.contains($0.path) }
    do {
      try FileManager.default.createDirectory(at: cases, withIntermediateDirectories: true)
      let lock = FolderLock(cases) { report("Waiting for another run in \(root)") }
      defer { withExtendedLifetime(lock) {} }
      try prepareFolder()
      var run = Run(name: request.name, shard: request.shard)
      let performed = try perform(
        readings, of: book, isWhole: chosen == nil, isProved: request.isProved)
      run.system = performed.system
      run.add(performed)
      // Records that a full disk has cut off look like those of crashes.
      if run.isIncomplete, let shortage = DiskSpace.shortage(in: folder) {
        throw Failure(description: shortage)
      }
      try keep(run, chosen: chosen, request)
      return run
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// Where what is compiled is kept.
  private var cases: URL { URL(fileURLWithPath: root).appending(path: "\(setting.build)/cases") }

  private func prepareFolder() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A run of some entries leaves what is known of the others as it is.
  private func keep(_ run: Run, chosen: [Entry]?, _ request: Request) throws {
    let store = RunStore(root: root, build: setting.build)
    var (run, chosen) = (run, chosen)
    if request.keepsVerdictsNotReplaced {
      let performed = Set(run.records.map(\.entry))
      run.refusals = []
      chosen?.removeAll { !performed.contains($0.id) }
    }
    do {
      if let chosen, run.shard == nil {
        try store.update(run, of: chosen)
      } else {
        try store.write(run)
      }
    } catch {
      throw Failure(description: "the results cannot be written: \(error.localizedDescription)")
    }
  }

  // MARK: - Running

  private func perform(
    _ readings: [EntryParser.Reading], of book: Book, isWhole: Bool, isProved: Bool
  ) throws -> Run {
    do {
      return try performDirectly(readings, of: book, isProved: isProved)
    } catch let impossible as CasePlan.Impossible {
      if setting.library != nil { throw Failure(description: "\(impossible)") }
      report("Using swift test, since \(impossible)")
      return try performByPackageManager(readings, of: book, isWhole: isWhole)
    }
  }

  /// Compiles each entry to an object against one library, links them and runs the programs.
  private func performDirectly(
    _ readings: [EntryParser.Reading], of book: Book, isProved: Bool
  ) throws -> Run {
    let plan = try CasePlan.make(
      root: root, book: setting.book, library: setting.library, folder: cases)
    let library = RuntimeLibrary(
      plan: plan, logs: folder, hashes: KeptHashes(folder: cases), buildFlags: setting.flags,
      isBorrowed: setting.library != nil)
    try library.prepare(report, progress: progress)
    let compiler = ModuleCompiler(
      toolchain: plan.toolchain, libraryFlags: library.compilerFlags,
      identity: plan.toolchain.identity + library.interface, folder: cases,
      root: root)
    let target = TargetModules(
      modules: library, compiler: compiler, root: root, folder: setting.book)
    let compiled = try CaseCompiler(
      plan: plan, compiler: compiler, root: root, target: target
    ).compile(readings, report: report)
    let filter = CasePattern.whole(of: readings.compactMap(\.entry))
    let parts = parts(of: compiled)
    if !parts.isEmpty { report("Running") }
    let outcomes = Array(parts.enumerated()).concurrentMap(inParts: parts.count) {
      part -> Result<(run: Run, program: ProofPass.Program), Failure> in
      Result { () throws(Failure) in
        let name = "cases-\(part.offset + 1)"
        let log = folder.appending(path: "\(name)-link.txt").path
        let program = try TestProgram.link(
          named: name, objects: part.element, flags: library.linkerFlags, folder: cases,
          root: root, log: log)
        let words = [program, "--testing-library", "swift-testing", "--no-parallel"]
        let isFiltered = part.element.contains(where: compiled.swiftObjects.contains)
        let ended = ProofPass.Program(words: words, filter: isFiltered ? filter : [])
        return (run(words, filter: ended.filter, of: book, name: name), ended)
      }
    }
    var performed = Run(
      name: "", system: Self.system(modules: plan.modules, plan.toolchain),
      origin: plan.toolchain.originOfRun(Shell(root: root)), refusals: compiled.refusals)
    let parted = try outcomes.map { try $0.get() }
    for part in parted { performed.add(part.run) }
    addProofs(to: &performed, library, isProved ? parted.map(\.program) : [])
    var seen: Set<RunCondition> = []
    performed.conditions.removeAll { !seen.insert($0).inserted }
    return performed
  }

  /// Adds what is known of which broken tables make the cases fail, after trying those of some
  /// programs. A book that is not about the model proves nothing of it.
  private func addProofs(
    to run: inout Run, _ library: RuntimeLibrary, _ programs: [ProofPass.Program]
  ) {
    guard library.plan.modules.contains(CaseGenerator.model) else { return }
    let store = ProofStore(folder: cases, model: library.binaryHash)
    var notes = store.read()
    if run.records.contains(where: { $0.isProvable && !$0.isProved(by: notes) }), !programs.isEmpty
    {
      report("Proving")
      let pass = ProofPass(folder: folder, root: root, timeLimit: setting.timeLimit)
      notes += pass.prove(programs, known: notes)
      // What fails proves nothing, in whatever order: files beside its entry may mend it.
      let failing = Set(run.records.filter { !$0.isProvable }.map(\.id))
      store.write(notes.filter { !failing.contains($0.id) })
    }
    run.records.assign(notes)
  }

  /// The objects of each program: one for each processor when there are many entries.
  private func parts(of compiled: CaseCompiler.Outcome) -> [[String]] {
    // Fewer run sooner than another program is linked.
    let fewestEntries = 16
    let entries = compiled.entryObjects
    guard !entries.isEmpty || !compiled.swiftObjects.isEmpty else { return [] }
    let count = max(
      1, min(ProcessInfo.processInfo.activeProcessorCount, entries.count / fewestEntries))
    return (0..<count).map { part in
      compiled.sharedObjects + (part == 0 ? compiled.swiftObjects : [])
        + entries.enumerated().filter { $0.offset % count == part }.map(\.element)
    }
  }

  /// Builds the whole package with its tests, and runs those of the entries.
  private func performByPackageManager(
    _ readings: [EntryParser.Reading], of book: Book, isWhole: Bool
  ) throws -> Run {
    let log = folder.appending(path: "build.txt").path
    let build = ["swift", "build", "--build-tests"] + setting.flags
    let code = Shell(root: root).run(build, log: log, progress: progress)
    if code == Shell.cannotStart {
      throw Failure(description: "swift cannot be started; install Swift, and put it in the path")
    }
    guard code == 0 else {
      throw Failure(
        description: "the package does not build; the compiler's messages are in \(log)")
    }
    let entries = readings.compactMap(\.entry)
    let filter = isWhole ? CasePattern.whole(of: entries) : entries.flatMap(CasePattern.all)
    guard !filter.isEmpty else { return Run(name: "") }
    let words = ["swift", "test", "--skip-build", "--disable-xctest"] + setting.flags
    var performed = run(words, filter: filter, of: book, name: "cases")
    guard let toolchain = Toolchain.inPath(Shell(root: root)) else { return performed }
    performed.origin = toolchain.originOfRun(Shell(root: root))
    let package = PackageManifest.read(root: root)
    let target = package?.targets.first { package?.folder(of: $0) == setting.book }
    if let target { performed.system = Self.system(modules: target.dependencies, toolchain) }
    return performed
  }

  /// What cases that are compiled against these modules run on: without the model, the system at hand.
  private static func system(modules: [String], _ toolchain: Toolchain) -> RunSystem {
    modules.contains(CaseGenerator.model) ? .model : .host(toolchain.triple)
  }

  private func run(
    _ words: [String], filter: [String], of book: Book, name part: String
  ) -> Run {
    var exitCode: Int32 = 0
    var streams: [String] = []
    var run = ContainedRun(book: book) { filter, skip, round in
      let name = "\(part)-\(round)"
      streams.append(folder.appending(path: "\(name).jsonl").path)
      let (results, code) = runOnce(words, filter: filter, skip: skip, name: name)
      exitCode = code
      return (results, endReason(ofCode: code, log: folder.appending(path: "\(name).txt")))
    }
    run.start(filter)
    var performed = Run(name: "", conditions: run.conditions, records: run.records)
    for stream in streams {
      performed.records.assign(EventStream(contentsOfFile: stream).failures, of: book)
    }
    performed.records.placeEndReasons(of: book)
    if exitCode != 0, !performed.explainsFailure {
      performed.conditions.append(.failedOutsideCases(code: Int(exitCode)))
    }
    return performed
  }

  private func runOnce(
    _ command: [String], filter: [String], skip: [String], name: String
  ) -> (results: Run, exitCode: Int32) {
    let attachments = folder.appending(path: "\(name)-attachments")
    try? FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let events = folder.appending(path: "\(name).jsonl").path
    let words =
      command + filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
      + ["--event-stream-output-path", events, "--attachments-path", attachments.path]
    var shell = Shell(root: root)
    shell.environment["GOTCHAS_TIME_LIMIT"] = setting.timeLimit.map { "\($0)" }
    shell.pulse = PulseWatch(
      path: folder.appending(path: "\(name)-pulse").path, timeLimit: setting.timeLimit)
    let code = shell.run(
      words, log: folder.appending(path: "\(name).txt").path, endsWithRunner: true)
    var results = Run(events: events, attachmentFolders: [attachments.path])
    results.compare(withAttachmentsIn: attachments.path)
    return (results, code)
  }
}

extension CaseRunner {
  /// Why a process ended early: the time limit, or what it printed last before a signal ended it;
  /// nil when it ended by itself.
  private func endReason(ofCode code: Int32, log: URL) -> String? {
    let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return EndReason.text(ofCode: code, output: text)
  }
}

extension Run {
  /// Whether a case or the stream explains why the tests failed.
  fileprivate var explainsFailure: Bool {
    isIncomplete || records.contains(where: \.isContradiction)
  }

  /// Whether something of the run is missing.
  fileprivate var isIncomplete: Bool {
    !conditions.isEmpty || records.hasUnfinished
  }
}

extension CaseRecord {
  /// Whether it contradicts its entry, so that its test has failed.
  var isContradiction: Bool {
    runs.contains { run in
      switch run.claim {
      case .affected: !run.failures.isEmpty
      case .notAffected: run.failures.isEmpty && run.ignored == nil
      }
    }
  }
}
