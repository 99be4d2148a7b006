import CaseGenerator
import Foundation
import GotchaBook
import RunRecord
import SwiftSource

/// Compiles modules beside the package's own to an object each, and keeps the result by the
/// hash of what it was made from.
struct ModuleCompiler {
  /// One module to compile.
  struct Module: Sendable {
    var name: String
    /// Swift files of the package.
    var files: [String] = []
    /// Code that is in no file yet.
    var code: Code?
    var flags: [String]
    /// Modules of this compiler that it imports.
    var imports: [Compiled] = []
    /// Whether others import it.
    var isImported = false
  }

  struct Code: Sendable {
    var text: String
    /// Why it is not compiled.
    var problems: [CompilerMessage] = []
    /// Code that is to be refused line by line, and what is wrong where a line is not.
    var probe: Probe?
    /// Whether it means the same in one module with others; looked for when it is compiled.
    var isSelfContained: @Sendable () -> Bool = { false }
  }

  /// See ``MemberProbe``.
  struct Probe: Sendable {
    var text: String
    /// The first line of the text that is a question.
    var firstLine: Int
    var problems: [Int: CompilerMessage]
    /// The imports of the code.
    var imports: String
    var names: [Name]

    /// A name that the code declares, and the lines of what uses it.
    struct Name: Sendable {
      var name: String
      var uses: [ClosedRange<Int>]
      var problem: CompilerMessage
    }
  }

  /// The result of compiling a module.
  struct Compiled: Sendable {
    var name: String
    var object: String
    /// The hash of what it was made from.
    var key: String
    /// Why there is no object.
    var errors: [CompilerMessage]
  }

  typealias Failure = CaseRunner.Failure

  let toolchain: Toolchain
  let libraryFlags: [String]
  /// What else all modules are made from.
  let identity: String
  /// Where objects are kept.
  let folder: URL
  /// The folder that relative paths start at.
  let root: String
  /// How many calls of the compiler there are at once.
  var cores = ProcessInfo.processInfo.activeProcessorCount
  /// The Swift module of what is compiled together.
  private static let groupName = "CasesOfSeveralEntries"

  /// A module on its way to an object.
  private struct Job: Sendable {
    var module: Module
    var compiled: Compiled
    var files: [String] = []
    /// Whether there is no object of it, or one of other code.
    var isStale = false

    /// Whether it may be compiled with others.
    var isSelfContained = false
  }

  /// The most files of one call of the compiler. A file costs half as much in a call with others,
  /// which import the same modules; with more than a dozen nothing is gained.
  private static let largestGroup = 12

  /// Compiles a module, unless it is kept already.
  func compile(_ module: Module) throws(Failure) -> Compiled {
    let job = try job(module)
    return try job.isStale ? finish([job]).first ?? job.compiled : job.compiled
  }

  /// Compiles modules with the same flags and imports, unless they are kept already, on all cores.
  ///
  /// - Parameter start: Called with the number of modules that are not kept, if there are any.
  func compile(_ modules: [Module], start: (Int) -> Void = { _ in }) throws(Failure) -> [Compiled] {
    let jobs = try modules.concurrentMap { module in
      Result { () throws(Failure) in try job(module) }
    }.map { result throws(Failure) in try result.get() }
    let stale = jobs.indices.filter { jobs[$0].isStale }
    if !stale.isEmpty { start(stale.count) }
    let groups =
      stale.filter { !jobs[$0].isSelfContained }.map { [$0] }
      + self.groups(of: stale.filter { jobs[$0].isSelfContained })
    let results = groups.concurrentMap(inParts: groups.count) { group in
      Result { () throws(Failure) in try finish(group.map { jobs[$0] }) }
    }
    var compiled = jobs.map(\.compiled)
    for (group, result) in zip(groups, results) {
      for (index, outcome) in zip(group, try result.get()) { compiled[index] = outcome }
    }
    return compiled
  }

  /// Splits what is compiled together, so that each core has a part.
  private func groups(of indices: [Int]) -> [[Int]] {
    let size = max(1, min(Self.largestGroup, (indices.count + cores - 1) / cores))
    return stride(from: 0, to: indices.count, by: size).map { start in
      Array(indices[start..<min(start + size, indices.count)])
    }
  }

  /// What there is to do for a module, with its generated code in a file.
  private func job(_ module: Module) throws(Failure) -> Job {
    let key = key(of: module)
    let errors = module.code?.problems ?? []
    var job = Job(
      module: module,
      compiled: Compiled(name: module.name, object: object(of: module), key: key, errors: errors))
    guard errors.isEmpty, !isKept(module, key: key) else { return job }
    try? FileManager.default.removeItem(at: record(of: module))
    let source = file(of: module, ".swift").path
    if let code = module.code { try write(Data(code.text.utf8), to: source) }
    job.files = module.files + (module.code == nil ? [] : [source])
    job.isStale = true
    job.isSelfContained = module.code?.isSelfContained() ?? false
    return job
  }

  /// Compiles modules together, and each alone if one of them does not compile.
  private func finish(_ jobs: [Job]) throws(Failure) -> [Compiled] {
    let areCompiled = jobs.count > 1 && compilesTogether(jobs)
    let known = try knownNames(of: jobs)
    var compiled: [Compiled] = []
    for var job in jobs {
      if !areCompiled {
        job.compiled.errors = try errors(
          of: job.module, files: job.files, object: job.compiled.object)
      }
      if job.compiled.errors.isEmpty, let probe = job.module.code?.probe {
        job.compiled.errors = try problems(of: probe, in: job.module)
        for name in probe.names where known.contains(name.name) {
          if try takesPlace(name, in: job.module) { job.compiled.errors.append(name.problem) }
        }
      }
      if job.compiled.errors.isEmpty { try keep(job) }
      compiled.append(job.compiled)
    }
    return compiled
  }

  // MARK: - What is kept

  /// Writes down what an object was made from.
  private func keep(_ job: Job) throws(Failure) {
    try write(Data(job.compiled.key.utf8), to: record(of: job.module).path)
  }

  /// Whether there is an object that was made from what has this hash.
  private func isKept(_ module: Module, key: String) -> Bool {
    FileManager.default.contents(atPath: record(of: module).path) == Data(key.utf8)
      && FileManager.default.fileExists(atPath: object(of: module))
  }

  /// A file that is kept for a module, with this ending.
  private func file(of module: Module, _ ending: String) -> URL {
    folder.appending(path: FileName.fitting(module.name) + ending)
  }

  private func object(of module: Module) -> String {
    file(of: module, ".o").path
  }

  private func record(of module: Module) -> URL { file(of: module, ".key") }

  /// The hash of all that the compiler is given for a module.
  private func key(of module: Module) -> String {
    let files = module.files.map {
      $0 + ContentHash.hash(ofFile: FolderListing.absolute($0, root: root))
    }
    let parts =
      [identity, module.name] + libraryFlags + module.flags + module.imports.map(\.key) + files
      + [module.code?.text ?? ""]
    return ContentHash.hash(of: parts.joined(separator: "\n").utf8)
  }

  /// Compiles the files of several modules in one call, which reads what they import once. Each
  /// still gets an object of its own.
  private func compilesTogether(_ jobs: [Job]) -> Bool {
    guard let first = jobs.first else { return true }
    let objects = jobs.flatMap { job in
      job.files.map { ($0, ["object": job.compiled.object]) }
    }
    let map = file(of: first.module, ".objects.json")
    let log = file(of: first.module, ".txt").path
    guard
      let data = try? JSONEncoder().encode(Dictionary(objects) { first, _ in first }),
      (try? write(data, to: map.path)) != nil
    else { return false }
    let words =
      command(for: first.module, named: Self.groupName)
      + ["-enable-batch-mode", "-j1", "-output-file-map", map.path] + jobs.flatMap(\.files)
    return Shell(root: root).run(words, log: log) == 0
  }

  /// The compiler's command without files.
  private func command(for module: Module, named name: String) -> [String] {
    // This compiler's modules come first: a build with SwiftPM leaves older ones of the same name
    // beside those of the library.
    [
      "swiftc", "-c", "-parse-as-library", "-module-name", name, "-Onone", "-DDEBUG",
      "-enable-testing", "-diagnostic-style", "llvm",
    ] + toolchain.macroFlags + ["-I", folder.path] + libraryFlags + module.flags
  }

  // MARK: - Names

  /// The names among those that modules declare which something else has that they import.
  private func knownNames(of jobs: [Job]) throws(Failure) -> Set<String> {
    let probes = jobs.compactMap(\.module.code?.probe)
    var known: Set<String> = []
    for (imports, probes) in Dictionary(grouping: probes, by: \.imports) {
      let names = Set(probes.flatMap { $0.names.map(\.name) }).sorted()
      guard let job = jobs.first(where: { $0.module.code?.probe?.imports == imports }),
        !names.isEmpty
      else { continue }
      let first = imports.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let text = names.enumerated().map { index, name in
        "@MainActor fileprivate func question\(index)() { _ = `\(name)` }\n"
      }
      let errors = try errors(in: imports + text.joined(), of: job.module, "-names")
      let missing = Set(errors.filter { $0.text.contains("cannot find '") }.map(\.line))
      known.formUnion(
        names.enumerated().filter { !missing.contains(first + $0.offset) }.map(\.element))
    }
    return known
  }

  /// Whether code that uses a name is about something else where its declaration has another one: the
  /// compiler finds nothing wrong with it.
  private func takesPlace(
    _ name: Probe.Name, in module: Module
  ) throws(Failure) -> Bool {
    guard let code = module.code?.text else { return false }
    let text = OwnNames.code(
      code, withoutDeclaring: name.name,
      inTypesNamed: [CaseGenerator.suitePrefix, CaseGenerator.appPrefix])
    let errors = try errors(in: text, of: module, "-\(name.name)")
    let lines = errors.filter { $0.file.hasSuffix(name.problem.file) }.map(\.line)
    return name.uses.contains { uses in !lines.contains(where: uses.contains) }
  }

  /// What is wrong by the lines of a probe that the compiler takes; it also takes those of which it
  /// only cannot say which of several members they mean.
  private func problems(of probe: Probe, in module: Module) throws(Failure) -> [CompilerMessage] {
    guard !probe.problems.isEmpty else { return [] }
    let errors = try errors(in: probe.text, of: module, "-probe")
    // A compiler that came to no line says nothing about any.
    guard errors.allSatisfy({ $0.line < probe.firstLine || probe.problems[$0.line] != nil }) else {
      return []
    }
    let refused = errors.filter {
      !$0.text.contains("ambiguous use") && !$0.text.contains("mutating")
    }.map(\.line)
    return probe.problems.filter { !refused.contains($0.key) }.sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// What is wrong with code that is like a module's, and of which nothing else is needed.
  private func errors(
    in text: String, of module: Module, _ ending: String
  ) throws(Failure) -> [CompilerMessage] {
    let source = file(of: module, ending + ".swift").path
    let log = file(of: module, ending + ".txt").path
    try write(Data(text.utf8), to: source)
    var words = command(for: module, named: "Probe")
    words.removeAll { $0 == "-c" }
    // What the package shows its own targets is no member that a page can mean.
    if let flag = words.firstIndex(of: "-package-name") { words.removeSubrange(flag...flag + 1) }
    let code = Shell(root: root).run(words + ["-typecheck", source], log: log)
    let output = FileManager.default.contents(atPath: log) ?? Data()
    let errors = CompilerMessage.messages(inLog: String(decoding: output, as: UTF8.self))
      .filter { $0.severity == .error }
    guard code == 0 || !errors.isEmpty else {
      throw Failure(
        description: "the compiler ended with \(code) and no message; its output is in \(log)")
    }
    return errors
  }

  private func errors(
    of module: Module, files: [String], object: String
  ) throws(Failure) -> [CompilerMessage] {
    let log = file(of: module, ".txt").path
    let words = direct(module) ?? driven(module, files: files, object: object)
    let code = Shell(root: root).run(words, log: log)
    guard code != 0 else { return [] }
    let text = FileManager.default.contents(atPath: log) ?? Data()
    let messages = CompilerMessage.messages(inLog: String(decoding: text, as: UTF8.self))
      .filter { $0.severity == .error }
    guard !messages.isEmpty else {
      if let shortage = DiskSpace.shortage(in: folder) { throw Failure(description: shortage) }
      throw Failure(
        description: code == Shell.cannotStart
          ? "the compiler cannot be started"
          : "the compiler ended with \(code) and no message; its output is in \(log)")
    }
    return messages
  }

  /// The driver's command for a module.
  private func driven(_ module: Module, files: [String], object: String) -> [String] {
    var words = command(for: module, named: module.name) + ["-wmo"]
    if module.isImported {
      words += ["-emit-module", "-emit-module-path"]
      words.append(folder.appending(path: module.name + ".swiftmodule").path)
    }
    return words + ["-o", object] + files
  }

  /// The compiler's own command for a module of generated code alone, which is that of any other but
  /// for its names; nil if it cannot be kept.
  private func direct(_ module: Module) -> [String]? {
    guard module.files.isEmpty, module.code != nil, !module.isImported else { return nil }
    var any = module
    any.name = DriverJobs.Placeholder.file.rawValue
    let words =
      command(for: any, named: DriverJobs.Placeholder.module.rawValue)
      + ["-wmo", "-o", file(of: any, ".o").path, file(of: any, ".swift").path]
    return DriverJobs.of(
      words, identity: [toolchain.identity], keptIn: folder.appending(path: "compiler.jobs"),
      root: root
    )?.jobs.command([.module: module.name, .file: FileName.fitting(module.name)])
  }

  private func write(_ data: Data, to path: String) throws(Failure) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
