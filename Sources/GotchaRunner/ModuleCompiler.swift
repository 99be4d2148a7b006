import Foundation
import RunRecord

/// Compiles modules beside the package's own, each with one call of the compiler, and keeps what
/// came of it by the hash of what it was made from.
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
    var code: @Sendable () -> String
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
    if let kept = kept(module) { return kept }
    let generated = module.generated?.code()
    var compiled = Compiled(
      name: module.name, object: object(of: module), key: key(of: module, code: generated),
      errors: [])
    if Record(of: record(of: module))?.key != compiled.key || !exists(compiled.object) {
      try? FileManager.default.removeItem(at: record(of: module))
      let source = folder.appending(path: module.name + ".swift").path
      if let generated { try write(Data(generated.utf8), to: source) }
      let files = module.files + (generated == nil ? [] : [source])
      compiled.errors = try errors(of: module, files: files, object: compiled.object)
    }
    if compiled.errors.isEmpty {
      let made = Record(key: compiled.key, origin: origin(of: module))
      try write(Data(made.text.utf8), to: record(of: module).path)
    }
    return compiled
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

  /// The flags that other modules need to import this compiler's.
  private var ownFlags: [String] {
    ["-I", folder.path]
  }

  private func key(of module: Module, code: String?) -> String {
    StableHash.text(
      ([identity, module.name] + libraryFlags + module.flags + module.imports.map(\.key)
        + module.files.map { $0 + StableHash.file($0.hasPrefix("/") ? $0 : "\(root)/\($0)") }
        + [code ?? ""])
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
