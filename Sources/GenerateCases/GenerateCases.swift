import CaseGenerator
import Foundation
import GotchaBook

/// `generate-cases entry.md --output x.swift …`, as the plugin calls it.
///
/// It exits with 0 even when entries have errors, which become failing tests, so that one file
/// never stops the build; with 1 when it cannot write; with 64 when it is called wrongly.
@main struct GenerateCases {
  static func main() {
    guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
      fail(Arguments.usage, code: 64)
    }
    let readings = arguments.entries.map {
      Book.read(path: $0, root: arguments.root, book: arguments.book)
    }
    let quarantine = arguments.quarantine.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { Quarantine(text: String(decoding: $0, as: UTF8.self)) }
    let source =
      arguments.isManifest
      ? ManifestGenerator.source(
        readings: readings, book: arguments.book, folder: arguments.bookPath)
      : readings.map {
        CaseGenerator(modules: arguments.modules).source(for: $0, quarantine: quarantine)
      }.joined()
    // What is the same is left alone, so that nothing is compiled for it.
    let old = FileManager.default.contents(atPath: arguments.output)
    guard old != Data(source.utf8) else { return }
    do {
      try source.write(toFile: arguments.output, atomically: true, encoding: .utf8)
    } catch {
      fail("generate-cases: error: cannot write \(arguments.output): \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
