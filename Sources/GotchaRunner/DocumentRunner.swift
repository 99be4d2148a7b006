import CaseGenerator
import Foundation
import GotchaBook
import RunFiles
package import RunRecord

/// Tests the code of documents as `swift test` does, and compiles only the parts that an edit
/// changes: each part is an object, which is kept.
package struct DocumentRunner: Sendable {
  /// The result of testing a document.
  package struct Result: Sendable {
    /// The document, relative to the package.
    package var path: String
    /// How many of its headings have code.
    package var parts: Int
    /// What is wrong, by line: what does not compile, what fails, and what ends the program.
    package var failures: [VersionRun.Failure]
  }

  private let setting: CaseRunner.Setting
  private let root: String
  /// The folder of the target whose `documents.txt` names the documents.
  private let target: String
  private let folder: URL
  private let report: @Sendable (String) -> Void
  private let progress: @Sendable (BuildProgress) -> Void

  /// A runner for the documents of the target in the folder `setting.book`.
  package init(
    _ setting: CaseRunner.Setting, report: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) {
    self.setting = setting
    self.report = report
    self.progress = progress
    target = setting.book
    root = URL(fileURLWithPath: setting.root).standardizedFileURL.path
    let name = URL(fileURLWithPath: target).lastPathComponent
    folder = URL(fileURLWithPath: root).appending(path: ".build/documents/\(name)")
  }

  /// The documents that the target names.
  package var documents: [String] {
    DocumentCode.documents(inFolder: "\(root)/\(target)")
  }

  /// Tests some documents, or all of the target.
  package func run(_ chosen: [String]? = nil) throws(CaseRunner.Failure) -> [Result] {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CaseRunner.Failure(description: "\(error.localizedDescription)")
    }
    let lock = FolderLock(folder) { report("Waiting for another run in \(root)") }
    defer { withExtendedLifetime(lock) {} }
    let codes = (chosen ?? documents).concurrentMap { path in
      DocumentCode(path: path, bytes: FolderListing.bytes(of: path, root: root))
    }
    var results = codes.map { code in
      Result(path: code.path, parts: code.partCount, failures: code.problems.map(Self.failure))
    }
    for found in try failures(of: codes) {
      guard let index = results.firstIndex(where: { $0.path == found.file }) else { continue }
      results[index].failures.append(found)
    }
    for index in results.indices {
      results[index].failures.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    return results
  }

  private static func failure(_ problem: Diagnostic) -> VersionRun.Failure {
    VersionRun.Failure(
      file: problem.place.file, line: problem.place.line, column: problem.place.column,
      message: "\(problem.message); \(problem.advice) [\(problem.rule)]")
  }

  // MARK: - Compiling

  /// A dynamic library, or else the objects that SwiftPM leaves.
  private func modules() throws(CaseRunner.Failure) -> any CompiledModules {
    let kept = PackageObjects.kept(
      root: root, target: target, folder: folder, buildFlags: setting.flags)
    if setting.library == nil, let kept { return kept }
    do {
      let plan = try CasePlan.make(
        root: root, book: target, library: setting.library, folder: folder)
      return RuntimeLibrary(
        plan: plan, logs: folder, hashes: KeptHashes(folder: folder), buildFlags: setting.flags,
        isBorrowed: setting.library != nil)
    } catch {
      if setting.library != nil {
        throw CaseRunner.Failure(
          description:
            "\(error); without --library or GOTCHAS_LIBRARY what the package itself builds "
            + "is taken")
      }
    }
    do {
      return try PackageObjects.make(
        root: root, target: target, folder: folder, buildFlags: setting.flags)
    } catch {
      throw CaseRunner.Failure(
        description: "\(error); swift test tests the documents, too")
    }
  }

  private func failures(of codes: [DocumentCode]) throws(CaseRunner.Failure) -> [VersionRun.Failure]
  {
    let modules = try modules()
    try modules.prepare(report, progress: progress)
    let compiler = ModuleCompiler(
      toolchain: modules.toolchain, libraryFlags: modules.compilerFlags,
      identity: modules.toolchain.identity + modules.interface, folder: folder, root: root)
    let target = TargetModules(modules: modules, compiler: compiler, root: root, folder: target)
    let shared = try target.shared()
    let program = try target.program()
    let parts = codes.flatMap { $0.parts(importing: modules.modules) }
    let compiled = try compiler.compile(
      parts.map { part in
        ModuleCompiler.Module(
          name: part.name,
          code: ModuleCompiler.Code(
            text: (shared.map { "@testable import \($0.name)\n" } ?? "") + part.source,
            isSelfContained: { part.isSelfContained }),
          flags: target.flags(of: modules.target), imports: shared.map { [$0] } ?? [])
      }
    ) { report("Compiling \($0) \($0 == 1 ? "part" : "parts")") }
    var failures: [VersionRun.Failure] = []
    for (part, result) in zip(parts, compiled) {
      failures += result.errors.map { part.failure($0) }
    }
    let sound = zip(parts, compiled).filter(\.1.errors.isEmpty)
    guard !sound.isEmpty else { return failures }
    report("Running")
    let imports: Set<Substring> = Set(
      sound.flatMap { $0.0.source.split(separator: "\n").filter(Self.imports) })
    let path = try TestProgram.link(
      named: "documents",
      objects: [program.object] + (shared.map { [$0.object] } ?? []) + sound.map(\.1.object),
      flags: modules.linkerFlags, folder: folder, root: root,
      log: folder.appending(path: "link.txt").path,
      libraries: [compiler.identity, program.key, shared?.key ?? ""]
        + imports.sorted().map(String.init))
    return failures + run(path, sound.map(\.0))
  }

  /// Whether a line may import a module, which may require a library.
  private static func imports(_ line: Substring) -> Bool { line.contains("import ") }

  // MARK: - Running

  /// Runs the program; if something ends it, each part alone, to see which does.
  private func run(_ program: String, _ parts: [DocumentPart]) -> [VersionRun.Failure] {
    let whole = runOnce(program, filter: nil, name: "run")
    guard whole.endReason != nil, parts.count > 1 else { return failures(whole, in: parts) }
    return Array(parts.enumerated()).concurrentMap { index, part in
      failures(
        runOnce(program, filter: "\\.\(part.name)/", name: "run-\(index + 1)"), in: [part])
    }.flatMap(\.self)
  }

  private func runOnce(
    _ program: String, filter: String?, name: String
  ) -> (events: EventStream, endReason: String?) {
    let events = folder.appending(path: "\(name).jsonl").path
    let log = folder.appending(path: "\(name).txt").path
    try? FileManager.default.removeItem(atPath: events)
    var shell = Shell(root: root)
    shell.pulse = PulseWatch(
      path: folder.appending(path: "\(name)-pulse").path, timeLimit: setting.timeLimit, start: .now)
    let words =
      [program, "--testing-library", "swift-testing", "--no-parallel"]
      + (filter.map { ["--filter", $0] } ?? []) + ["--event-stream-output-path", events]
    let code = shell.run(words, log: log, endsWithRunner: true)
    let output = FileManager.default.contents(atPath: log) ?? Data()
    return (
      EventStream(contentsOfFile: events),
      EndReason.text(ofCode: code, output: String(decoding: output, as: UTF8.self))
    )
  }

  /// What failed, at the lines of the documents.
  private func failures(
    _ run: (events: EventStream, endReason: String?), in parts: [DocumentPart]
  ) -> [VersionRun.Failure] {
    var failures = run.events.failures.map { failure in
      parts.first { $0.file == failure.file }?.failure(failure) ?? failure
    }
    if let reason = run.endReason, let part = parts.first {
      failures.append(
        VersionRun.Failure(
          file: part.path, line: part.firstLine, column: 1,
          message: "crashed: \(part.placed(reason))"))
    }
    return failures
  }
}

extension DocumentPart {
  /// A compiler's message at the line of the document.
  fileprivate func failure(_ message: CompilerMessage) -> VersionRun.Failure {
    let isOwn = message.file == file || message.file.hasSuffix("/" + file)
    return VersionRun.Failure(
      file: path, line: isOwn ? line(message.line) : firstLine,
      column: isOwn ? message.column : 1, message: "does not compile: \(message.text)")
  }

  fileprivate func failure(_ failure: VersionRun.Failure) -> VersionRun.Failure {
    VersionRun.Failure(
      file: path, line: line(failure.line), column: failure.column, message: failure.message)
  }

  /// A text with the places that it names in the document.
  fileprivate func placed(_ text: String) -> String {
    guard let range = text.firstRange(of: "\(file):") else { return text }
    let digits = text[range.upperBound...].prefix(while: \.isNumber)
    guard let number = Int(digits) else { return text }
    return text.replacing("\(file):\(digits)", with: "\(path):\(line(number))")
  }
}
