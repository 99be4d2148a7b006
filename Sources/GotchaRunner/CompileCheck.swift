import CaseGenerator
import CodeCheck
import Foundation
import GotchaBook
import RunRecord

/// Asks the compiler about entries alone, so that one that does not compile is known before a
/// build is spent on it.
struct CompileCheck {
  private let modules: [String]
  private let compilation: ModuleCompilation
  /// The module's files that were not generated: entries may use what they declare.
  private let ownSources: [String]
  private let folder: URL

  /// Nil when the build has not yet said how it compiles the book that has a file at `path`.
  init?(description: BuildDescription, path: String, folder: URL) {
    let generate = description.commands.values.first { arguments in
      arguments.contains("--quarantine")
        && Self.values(of: "--book", in: arguments).contains { path.hasPrefix($0 + "/") }
    }
    guard let generate, let output = Self.values(of: "--output", in: generate).first,
      let compilation = description.compilation(ofModule: Self.module(ofOutput: output))
    else { return nil }
    modules = Self.values(of: "--module", in: generate)
    self.compilation = compilation
    let generated = URL(fileURLWithPath: output).deletingLastPathComponent().path
    ownSources = compilation.sources(outside: generated)
    self.folder = folder
  }

  /// What does not compile of each entry, by its path; entries without a fault are left out.
  ///
  /// Nil when the compiler finds fault with something else, such as a module that is not built.
  func problems(in entries: [Entry]) -> [String: [Quarantine.Problem]]? {
    var found: [String: [Quarantine.Problem]] = [:]
    // An error hides those that the compiler looks for later; each round has one entry less.
    var rest = entries
    while !rest.isEmpty {
      guard let messages = messages(about: rest.map(source)) else { return nil }
      let errors = messages.filter { $0.severity == .error }
      if errors.isEmpty { return found }
      let faulty = rest.filter { entry in errors.contains { Self.isAbout(entry, $0) } }
      if faulty.isEmpty || !canCompileNothing { return nil }
      for (path, problems) in Parallel.map(faulty, { ($0.path, blame($0, for: errors)) }) {
        found[path] = problems
      }
      rest.removeAll { entry in faulty.contains { $0.path == entry.path } }
    }
    return found
  }

  /// Whether the modules that every entry imports are there: else nothing says anything about
  /// an entry.
  var canCompileNothing: Bool {
    let imports = modules.map { "import \($0)\n" }.joined()
    let messages = messages(about: [("Imports.swift", "import Testing\n" + imports)])
    return messages.map { !$0.contains { $0.severity == .error } } ?? false
  }

  // MARK: - Blame

  /// Finds the cases at fault by compiling each alone, with the code that it shares.
  private func blame(
    _ entry: Entry, for errors: [CompilerMessage]
  ) -> [Quarantine.Problem] {
    let shared = problems(of: entry, cases: [], lines: entry.setup.map(\.lines))
    if !shared.isEmpty { return shared }
    let own = entry.cases.filter { $0.swiftFile == nil }.flatMap { found in
      problems(of: entry, cases: [found], lines: [found.lines])
    }
    // Cases that do not get on with each other are all at fault.
    return own.isEmpty ? Self.problems(of: entry, in: errors) : own
  }

  /// The errors of an entry as the compiler placed them; at its title when it placed none.
  static func problems(of entry: Entry, in errors: [CompilerMessage]) -> [Quarantine.Problem] {
    let placed = errors.filter { isPath($0.file, of: entry.path) }.map {
      Quarantine.Problem(line: $0.line, column: $0.column, message: $0.text)
    }
    let other = errors.first { isGenerated($0.file, from: entry.path) }.map {
      Quarantine.Problem(line: entry.place.line, column: 1, message: $0.text)
    }
    return placed.isEmpty ? [other].compactMap { $0 } : placed
  }

  /// What the compiler says of an entry that has only these cases; what it says about other lines,
  /// as when a brace is missing, is said at the first of `lines`.
  private func problems(
    of entry: Entry, cases: [Case], lines: [ClosedRange<Int>]
  ) -> [Quarantine.Problem] {
    var part = entry
    part.cases = cases
    let errors = (messages(about: [source(of: part)]) ?? []).filter { $0.severity == .error }
    let inside = errors.filter { error in
      Self.isPath(error.file, of: entry.path) && lines.contains { $0.contains(error.line) }
    }
    if inside.isEmpty, let error = errors.first {
      let first = lines.first?.lowerBound ?? entry.place.line
      return [Quarantine.Problem(line: first, column: 1, message: error.text)]
    }
    return inside.map {
      Quarantine.Problem(line: $0.line, column: $0.column, message: $0.text)
    }
  }

  // MARK: - The compiler

  private func source(of entry: Entry) -> (name: String, text: String) {
    let text = CaseGenerator(modules: modules).source(for: entry)
    return (GeneratedCases.name(of: entry.path) + ".swift", text)
  }

  /// What the compiler says of these files, asked in several processes at once.
  private func messages(about sources: [(name: String, text: String)]) -> [CompilerMessage]? {
    let work = folder.appending(path: "compile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      for source in sources {
        try Data(source.text.utf8).write(to: work.appending(path: source.name))
      }
    } catch {
      return nil
    }
    let files = sources.map { work.appending(path: $0.name).path }
    let chunks = stride(from: 0, to: files.count, by: Self.filesAtOnce).map {
      Array(files[$0...].prefix(Self.filesAtOnce))
    }
    return Parallel.map(chunks) { chunk in
      compilation.messages(about: ownSources + chunk, in: work)
    }.reduce([] as [CompilerMessage]?) { all, some in
      all.flatMap { all in some.map { all + $0 } }
    }
  }

  /// Enough files that starting the compiler does not count, and few enough that no processor
  /// waits for the last process.
  private static let filesAtOnce = 24

  // MARK: - Names

  private static func values(of option: String, in arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
  }

  /// The module for which the plugin writes a file: `…/outputs/<package>/<target>/<kind>/<plugin>/`.
  private static func module(ofOutput path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count > 4 else { return "" }
    return String(parts[parts.count - 4].map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func isAbout(_ entry: Entry, _ message: CompilerMessage) -> Bool {
    isPath(message.file, of: entry.path) || isGenerated(message.file, from: entry.path)
  }

  private static func isGenerated(_ file: String, from path: String) -> Bool {
    file.hasSuffix("/" + GeneratedCases.name(of: path) + ".swift")
  }

  private static func isPath(_ file: String, of path: String) -> Bool {
    file == path || file.hasSuffix("/" + path)
  }
}

extension Case {
  fileprivate var lines: ClosedRange<Int> { place.line...max(place.line, endLine) }
}

extension CodeBlock {
  fileprivate var lines: ClosedRange<Int> {
    firstLine...max(firstLine, firstLine + code.utf8.count { $0 == UInt8(ascii: "\n") })
  }
}
