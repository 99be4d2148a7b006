import Foundation
import GotchaBook
import RunRecord

/// Compiles modules beside the package's own to an object each, and keeps what came of it by the
/// hash of what it was made from.
struct ModuleCompiler {
  /// One module to compile.
  struct Module: Sendable {
    var name: String
    /// Swift files of the package.
    var files: [String] = []
    var generated: Generated?
    var flags: [String]
    /// Modules of this compiler that it imports.
    var imports: [Compiled] = []
    /// Whether others import it.
    var isImported = false
  }

  /// Code that is generated only when its module has to be compiled.
  struct Generated: Sendable {
    /// What it is generated from and by: as long as this is the same, the code is.
    var origin: String
    var code: @Sendable () -> Code
  }

  struct Code: Sendable {
    var text: String
    /// Why it is not compiled.
    var problems: [CompilerMessage] = []
    /// Whether it means the same in one module with others.
    var isSelfContained = false
  }

  /// What came of a module.
  struct Compiled: Sendable {
    var name: String
    var object: String
    /// The hash of what it was made from.
    var key: String
    /// Why there is no object.
    var errors: [CompilerMessage]
  }

  /// Why a compiler's result cannot be kept.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

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
    if let kept = kept(module) { return Job(module: module, compiled: kept) }
    let code = module.generated?.code()
    var job = Job(
      module: module,
      compiled: Compiled(
        name: module.name, object: object(of: module), key: key(of: module, code: code?.text),
        errors: code?.problems ?? []))
    guard job.compiled.errors.isEmpty else { return job }
    guard Record(of: record(of: module))?.key != job.compiled.key || !exists(job.compiled.object)
    else {
      try keep(job)
      return job
    }
    try? FileManager.default.removeItem(at: record(of: module))
    let source = folder.appending(path: module.name + ".swift").path
    if let code { try write(Data(code.text.utf8), to: source) }
    job.files = module.files + (code == nil ? [] : [source])
    job.isStale = true
    job.isSelfContained = code?.isSelfContained ?? false
    return job
  }

  /// Compiles modules together, and each alone if one of them does not compile.
  private func finish(_ jobs: [Job]) throws(Failure) -> [Compiled] {
    let areCompiled = jobs.count > 1 && compilesTogether(jobs)
    var compiled: [Compiled] = []
    for var job in jobs {
      if !areCompiled {
        job.compiled.errors = try errors(
          of: job.module, files: job.files, object: job.compiled.object)
      }
      if job.compiled.errors.isEmpty { try keep(job) }
      compiled.append(job.compiled)
    }
    return compiled
  }

  /// Writes down what an object was made from.
  private func keep(_ job: Job) throws(Failure) {
    let made = Record(key: job.compiled.key, origin: origin(of: job.module))
    try write(Data(made.text.utf8), to: record(of: job.module).path)
  }

  /// What was compiled from the same files and the same origin; nil when there is nothing.
  func kept(_ module: Module) -> Compiled? {
    let object = object(of: module)
    guard let made = Record(of: record(of: module)), made.origin == origin(of: module),
      exists(object)
    else { return nil }
    return Compiled(name: module.name, object: object, key: made.key, errors: [])
  }

  // MARK: - What is kept

  /// What an object was made from.
  private struct Record {
    /// The hash of all that the compiler was given.
    var key: String
    /// The hash of that with the origin of the generated code in place of the code.
    var origin: String

    var text: String { "\(key)\n\(origin)" }

    init(key: String, origin: String) {
      self.key = key
      self.origin = origin
    }

    /// Nil when the file is not there, or of another form.
    init?(of file: URL) {
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      guard lines.count == 2 else { return nil }
      self.init(key: lines[0], origin: lines[1])
    }
  }

  private func object(of module: Module) -> String {
    folder.appending(path: module.name + ".o").path
  }

  private func record(of module: Module) -> URL { folder.appending(path: module.name + ".key") }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func origin(of module: Module) -> String {
    key(of: module, code: module.generated?.origin)
  }

  private func key(of module: Module, code: String?) -> String {
    StableHash.text(
      ([identity, module.name] + libraryFlags + module.flags + module.imports.map(\.key)
        + module.files.map { $0 + StableHash.file($0.hasPrefix("/") ? $0 : "\(root)/\($0)") }
        + [code ?? ""])
        .joined(separator: "\n"))
  }

  /// Compiles the files of several modules in one call, which reads what they import once. Each
  /// still gets an object of its own.
  private func compilesTogether(_ jobs: [Job]) -> Bool {
    guard let first = jobs.first else { return true }
    let objects = jobs.flatMap { job in
      job.files.map { ($0, ["object": job.compiled.object]) }
    }
    let map = folder.appending(path: first.module.name + ".objects.json")
    let log = folder.appending(path: first.module.name + ".txt").path
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

  private func errors(
    of module: Module, files: [String], object: String
  ) throws(Failure) -> [CompilerMessage] {
    let log = folder.appending(path: module.name + ".txt").path
    var words = command(for: module, named: module.name) + ["-wmo"]
    if module.isImported {
      words += ["-emit-module", "-emit-module-path"]
      words.append(folder.appending(path: module.name + ".swiftmodule").path)
    }
    let code = Shell(root: root).run(words + ["-o", object] + files, log: log)
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

  private func write(_ data: Data, to path: String) throws(Failure) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(description: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
