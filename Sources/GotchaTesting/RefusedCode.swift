import CodeCheck
import Foundation
import RunRecord
import Synchronization

/// Code that the compiler is asked about while tests run; each piece once in a process.
enum RefusedCode {
  private static let known = Mutex<[String: [CompilerMessage]]>([:])

  /// The compiler's errors in `code` as a file of `module`; nil where it cannot be asked.
  ///
  /// How the module is compiled stands in the scratch folder that the generated file is in.
  static func errors(
    in code: String, module: String, generatedFile: String
  ) -> [CompilerMessage]? {
    if let answer = known.withLock({ $0[code] }) { return answer }
    guard let answer = ask(code, module: module, generatedFile: generatedFile) else { return nil }
    known.withLock { $0[code] = answer }
    return answer
  }

  #if os(macOS) || os(Linux) || os(Windows)
    private static func ask(
      _ code: String, module: String, generatedFile: String
    ) -> [CompilerMessage]? {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let generated = URL(fileURLWithPath: generatedFile).deletingLastPathComponent().path
      guard let compilation = compilation(of: module, generatedFile: generatedFile),
        (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
          != nil
      else { return nil }
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "Block.swift")
      guard (try? Data(code.utf8).write(to: file)) != nil else { return nil }
      let files = compilation.sources(outside: generated) + [file.path]
      return compilation.allowingWarnings.messages(about: files, in: folder)?
        .filter { $0.severity == .error }
    }

    private static func compilation(
      of module: String, generatedFile: String
    ) -> ModuleCompilation? {
      guard let range = generatedFile.range(of: "/plugins/outputs/") else { return nil }
      let scratch = URL(fileURLWithPath: String(generatedFile[..<range.lowerBound]))
      return BuildDescription(scratch: scratch, configuration: configuration)?
        .compilation(ofModule: module)
    }

    #if DEBUG
      private static let configuration = "debug"
    #else
      private static let configuration = "release"
    #endif
  #else
    private static func ask(
      _ code: String, module: String, generatedFile: String
    ) -> [CompilerMessage]? { nil }
  #endif
}
