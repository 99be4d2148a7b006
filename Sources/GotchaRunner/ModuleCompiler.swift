import Foundation
import RunRecord

/// Compiles modules beside the package's own, each with one call of the compiler, and keeps what
/// came of it by the hash of what it was made from.
struct ModuleCompiler {
  /// One module to compile.
  struct Module: Sendable {
    var name: String
    /// Swift files of the package, and code that was generated.
    var files: [String] = []
    var generated: String?
    var flags: [String]
    /// Modules of this compiler that it imports.
    var imports: [Compiled] = []
    /// Whether others import it.
    var isImported = false
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

  /// Compiles a module, unless it is kept already.
  func compile(_ module: Module) throws(Failure) -> Compiled {
    let key = key(of: module)
    let object = folder.appending(path: module.name + ".o").path
    var compiled = Compiled(name: module.name, object: object, key: key, errors: [])
    let record = folder.appending(path: module.name + ".key").path
    if let kept = FileManager.default.contents(atPath: record), kept == Data(key.utf8),
      FileManager.default.fileExists(atPath: object)
    {
      return compiled
    }
    try? FileManager.default.removeItem(atPath: record)
    let source = folder.appending(path: module.name + ".swift").path
    if let text = module.generated { try write(Data(text.utf8), to: source) }
    let files = module.files + (module.generated == nil ? [] : [source])
    compiled.errors = try errors(of: module, files: files, object: object)
    if compiled.errors.isEmpty { try write(Data(key.utf8), to: record) }
    return compiled
  }

  /// The flags that other modules need to import this compiler's.
  private var ownFlags: [String] {
    ["-I", folder.path]
  }

  private func key(of module: Module) -> String {
    StableHash.text(
      ([identity, module.name] + libraryFlags + module.flags + module.imports.map(\.key)
        + module.files.map { $0 + StableHash.file($0.hasPrefix("/") ? $0 : "\(root)/\($0)") } + [
          module.generated ?? ""
        ])
        .joined(separator: "\n"))
  }

  private func errors(
    of module: Module, files: [String], object: String
  ) throws(Failure) -> [CompilerMessage] {
    let log = folder.appending(path: module.name + ".txt").path
    var words = ["swiftc", "-c", "-parse-as-library", "-wmo", "-module-name", module.name]
    words += ["-Onone", "-DDEBUG", "-enable-testing", "-diagnostic-style", "llvm"]
    // This compiler's modules come first: a build with SwiftPM leaves older ones of the same name
    // beside those of the library.
    words += toolchain.macroFlags + ownFlags + libraryFlags + module.flags
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
