import CaseGenerator
import Foundation
import GotchaBook
import RunRecord

/// Compiles the entries of a book to an object each, so that one that does not compile does not
/// affect the others.
struct CaseCompiler {
  /// The result of compiling some entries.
  struct Outcome {
    /// The objects that every program of cases needs.
    var sharedObjects: [String] = []
    /// The objects of entries.
    var entryObjects: [String] = []
    /// The objects of tests written in Swift.
    var swiftObjects: [String] = []
    /// What the compiler refused.
    var refusals: [Run.Refusal] = []
  }

  let plan: CasePlan
  let compiler: ModuleCompiler
  let root: String
  /// What all entries share.
  let target: TargetModules

  /// Compiles the entries among these readings that can be read, several at once.
  ///
  /// - Parameter report: Called with what is compiled, unless all of it is kept already.
  func compile(
    _ readings: [EntryParser.Reading], report: (String) -> Void
  ) throws(ModuleCompiler.Failure) -> Outcome {
    let program = try target.program()
    let shared = try target.shared()
    // What is wrong in an entry's form is reported by the book; nothing of it is compiled.
    let sound = readings.filter { !$0.hasErrors && $0.entry?.cases.isEmpty == false }
    let modules = try compiler.compile(sound.concurrentMap { module(of: $0, shared: shared) }) {
      report("Compiling \($0) \($0 == 1 ? "entry" : "entries")")
    }
    var outcome = Outcome()
    outcome.sharedObjects = [program.object] + (shared.map { [$0.object] } ?? [])
    outcome.entryObjects = modules.filter(\.errors.isEmpty).map(\.object)
    for (reading, compiled) in zip(sound, modules) {
      guard let entry = reading.entry, !compiled.errors.isEmpty else { continue }
      outcome.refusals.append(refusal(of: entry, compiled.errors))
    }
    try addSwiftCases(of: sound.compactMap(\.entry), to: &outcome)
    return outcome
  }

  /// The name of the module of an entry's file.
  static func moduleName(ofPath path: String) -> String {
    "Cases_" + CaseGenerator.suiteName(ofPath: path).dropFirst(CaseGenerator.suitePrefix.count)
  }

  private func module(
    of reading: EntryParser.Reading, shared: ModuleCompiler.Compiled?
  ) -> ModuleCompiler.Module {
    let generator = CaseGenerator(modules: plan.modules, sharedModule: shared?.name)
    let problems = CaseGenerator.errors(in: reading)
    let text = problems.isEmpty ? generator.source(for: reading) : ""
    let probe = problems.isEmpty ? reading.entry.map(generator.probe) : nil
    return ModuleCompiler.Module(
      name: Self.moduleName(ofPath: reading.path),
      code: ModuleCompiler.Code(
        text: text, problems: problems.map(message(of:)),
        probe: probe.map(question),
        isSelfContained: { reading.entry?.isSelfContained(generatedAs: text) ?? false }),
      flags: target.flags(of: plan.target), imports: shared.map { [$0] } ?? [])
  }

  /// What the compiler is to tell of names, with messages as the compiler has them.
  private func question(_ probe: MemberProbe) -> ModuleCompiler.Probe {
    ModuleCompiler.Probe(
      text: probe.text, firstLine: probe.firstLine,
      problems: probe.problems.mapValues(message(of:)), imports: probe.imports,
      names: probe.names.map {
        .init(name: $0.name, uses: $0.uses, problem: message(of: $0.problem))
      })
  }

  // MARK: - Cases in Swift

  /// The test targets that the cases written in Swift belong to.
  private func addSwiftCases(
    of entries: [Entry], to outcome: inout Outcome
  ) throws(ModuleCompiler.Failure) {
    var compiled: [String: ModuleCompiler.Compiled] = [:]
    for entry in entries {
      for found in entry.cases {
        guard let file = found.swiftFile,
          let swiftTarget = plan.package.targets.first(where: {
            file.hasPrefix(plan.package.folder(of: $0) + "/")
          })
        else { continue }
        let module = try module(of: swiftTarget, isImported: false, compiled: &compiled)
        guard let error = module.errors.first else { continue }
        let text = "\(error.file):\(error.line): \(error.text)"
        outcome.refusals.append(
          Run.Refusal(
            path: entry.path, contentHash: entry.contentHash,
            messages: [message(text, at: found.place)]))
      }
    }
    outcome.swiftObjects = compiled.values.filter(\.errors.isEmpty).map(\.object).sorted()
  }

  /// A target of the package that is no part of the library, with what it depends on.
  private func module(
    of swiftTarget: PackageManifest.Target, isImported: Bool,
    compiled: inout [String: ModuleCompiler.Compiled]
  ) throws(ModuleCompiler.Failure) -> ModuleCompiler.Compiled {
    if let known = compiled[swiftTarget.name] { return known }
    let inLibrary = Set(plan.libraryTargets.map(\.name) + plan.modules)
    var imports: [ModuleCompiler.Compiled] = []
    for name in swiftTarget.dependencies where !inLibrary.contains(name) {
      guard let needed = plan.package.target(name) else { continue }
      imports.append(try module(of: needed, isImported: true, compiled: &compiled))
    }
    let files = FolderListing(
      below: plan.package.folder(of: swiftTarget), root: root, suffix: ".swift"
    ).files.map(noted)
    let module = try compiler.compile(
      ModuleCompiler.Module(
        name: TargetModules.identifier(swiftTarget.name), files: files,
        flags: target.flags(of: swiftTarget), imports: imports,
        isImported: isImported))
    compiled[swiftTarget.name] = module
    return module
  }

  /// The file, or a copy of one with cases in it whose expectations note that they are evaluated.
  private func noted(_ path: String) -> String {
    let file = FolderListing.absolute(path, root: root)
    guard let data = FileManager.default.contents(atPath: file),
      let noted = SwiftTestCode(String(decoding: data, as: UTF8.self), path: path)
    else { return path }
    // Tests are picked by the names of their files.
    let copy = compiler.folder.appending(path: "noted/" + path)
    try? FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Without the copy the test counts as a whole.
    guard (try? Data(noted.code.utf8).write(to: copy, options: .atomic)) != nil else { return path }
    return copy.path
  }

  // MARK: - Messages

  /// The compiler's messages on an entry, at its lines. Those on code that the entry does not have,
  /// as when a brace is missing, are given at each of its cases.
  private func refusal(of entry: Entry, _ errors: [CompilerMessage]) -> Run.Refusal {
    let errors = errors.map { error in
      var error = error
      error.text = Self.withoutNamespaces(error.text)
      return error
    }
    let placed = errors.filter { $0.file == entry.path || $0.file.hasSuffix("/" + entry.path) }
    let lines = entry.setup.map(\.lines) + entry.cases.map(\.lines)
    let inside = placed.filter { error in lines.contains { $0.contains(error.line) } }
    let text = FolderListing.bytes(of: entry.path, root: root) ?? []
    let written = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = entry.setup + entry.cases.flatMap(\.compiledBlocks)
    let code = blocks.map(\.code).joined(separator: "\n")
    let hints = MemberHints(folders: plan.libraryFolders + plan.generatedFolders)
    let other = errors.first.map { first in
      entry.cases.map { message(first.text, at: $0.place) }
    }
    return Run.Refusal(
      path: entry.path, contentHash: entry.contentHash,
      messages: inside.isEmpty
        ? other ?? []
        : inside.map { error in
          var error = error
          error.file = entry.path
          let line = error.line <= written.count ? String(written[error.line - 1]) : ""
          error.text += Self.hint(at: error.text)
          error.text += hints.hint(for: error, line: line, code: code)
          return error
        })
  }

  /// A message without the types that the code of entries is compiled in: `Feed` for
  /// `Entry_Gotchas__cells__feed.App_it_is_empty.Feed`.
  private static func withoutNamespaces(_ text: String) -> String {
    let (suite, app) = (CaseGenerator.suitePrefix, CaseGenerator.appPrefix)
    guard let namespaces = try? Regex("\\b\(suite)\\w+\\.(?:\(app)\\w+\\.)?") else { return text }
    return text.replacing(namespaces, with: "")
  }

  /// What helps where code needs Objective-C in a way that is not carried over.
  private static func hint(at text: String) -> String {
    let needsRuntime = ["Objective-C", "@objc", "#selector", "#keyPath", "@IB", "dynamic"]
      .contains(where: text.contains)
    return needsRuntime
      ? "; there is no Objective-C on Linux: \(Guide.compatibility.name) has what is carried over"
      : ""
  }

  private func message(of problem: Diagnostic) -> CompilerMessage {
    message("\(problem.message); \(problem.advice) [\(problem.rule)]", at: problem.place)
  }

  private func message(_ text: String, at place: Place) -> CompilerMessage {
    CompilerMessage(file: place.file, line: place.line, column: place.column, text: text)
  }
}
