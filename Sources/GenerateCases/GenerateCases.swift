import CaseGenerator
import Foundation
import GotchaBook

/// `generate-cases --entry entry.md x.swift …`, as the plugin calls it.
///
/// It exits with 0 even when entries have errors, which become failing tests, so that one file
/// never stops the build; with 1 when it cannot write; with 64 when it is called wrongly.
@main struct GenerateCases {
  static func main() {
    guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
      fail(Arguments.usage, code: 64)
    }
    let readings = arguments.entries.concurrentMap {
      // The settings of a book are not those of its target: any system may be named.
      Book.read(path: $0.path, root: arguments.root, book: arguments.book, system: nil)
    }
    let generator = CaseGenerator(modules: arguments.modules)
    let manifest = ManifestGenerator.source(
      readings: readings, book: arguments.book, folder: arguments.bookPath)
    let sources = readings.concurrentMap { generator.source(for: $0) }
    write(manifest, to: arguments.manifest)
    for (entry, source) in zip(arguments.entries, sources) { write(source, to: entry.output) }
    for document in arguments.documents {
      let bytes = FolderListing.bytes(of: document.path, root: arguments.root)
      let code = DocumentCode(path: document.path, bytes: bytes)
      write(code.source(modules: arguments.modules), to: document.output)
    }
  }

  /// Writes a file; what is the same is left alone, so that nothing is compiled for it.
  private static func write(_ source: String, to path: String) {
    let data = Data(source.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      fail("generate-cases: error: cannot write \(path): \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
