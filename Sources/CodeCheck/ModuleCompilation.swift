#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation
  package import RunRecord

  /// Compiles code as a module of the package is compiled, against the modules as they were built
  /// last, and leaves nothing behind but the compiler's messages.
  package struct ModuleCompilation: Sendable {
    /// The compiler and its flags, without those that say what is compiled and what is written.
    package private(set) var flags: [String]
    /// Where the module's files are listed.
    private let sourceList: String?

    /// Takes the arguments of the build's own command.
    init(arguments: [String]) {
      var flags: [String] = []
      var sourceList: String?
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        if Self.outputs.contains(argument) {
          rest = rest.dropFirst()
        } else if argument.hasPrefix("@") {
          sourceList = String(argument.dropFirst())
        } else if !Self.modes.contains(argument), !argument.hasPrefix("-j") {
          flags.append(argument)
        }
      }
      self.flags = flags
      self.sourceList = sourceList
    }

    /// Options that name a file to write.
    private static let outputs: Set<String> = [
      "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
    ]

    /// Options that say what is made, and how a build is kept up.
    private static let modes: Set<String> = [
      "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-incremental",
      "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
    ]

    /// The same without the wish that warnings be errors: what a warning is does not depend on it.
    package var allowingWarnings: ModuleCompilation {
      var other = self
      other.flags.removeAll { $0 == "-warnings-as-errors" }
      return other
    }

    /// The module's files, as the build listed them last.
    package var sources: [String] {
      let text = sourceList.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
      return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { $0.hasPrefix("'") ? $0.dropFirst().dropLast() : $0 }.map(String.init)
    }

    /// The files of the module that stand in no folder of generated ones and are there.
    package func sources(outside generated: String) -> [String] {
      sources.filter {
        !$0.hasPrefix(generated) && FileManager.default.fileExists(atPath: $0)
      }
    }

    /// What the compiler says about `files` as one module; nil when it could not be asked.
    ///
    /// SIL is made and thrown away, since a part of the language's rules is only checked there.
    package func messages(about files: [String], in folder: URL) -> [CompilerMessage]? {
      let log = folder.appending(path: "compiler-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: log) }
      let code = Shell(root: folder.path).run(
        flags + ["-wmo", "-emit-sil", "-o", "/dev/null"] + files, log: log.path)
      guard code != Shell.cannotStart, let text = try? Data(contentsOf: log) else { return nil }
      let messages = CompilerMessage.messages(inLog: String(decoding: text, as: UTF8.self))
      let hasErrors = messages.contains { $0.severity == .error }
      // A compiler that fails without a message has not judged the code.
      return code == 0 || hasErrors ? messages : nil
    }
  }
#endif
