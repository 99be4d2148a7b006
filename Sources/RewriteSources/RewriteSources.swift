import Foundation
import SwiftSource

/// `rewrite-sources [--module NAME]… --file IN OUT …`, as the plugin calls it.
///
/// It exits with 0 when it has written all files: what cannot be carried over is an error for the
/// compiler, at the app's own line. With 1 when it cannot read or write, with 64 when it is called
/// wrongly.
@main struct RewriteSources {
  static func main() {
    var rest = CommandLine.arguments.dropFirst()
    var modules: Set<String> = []
    var files: [AppRewriter.File] = []
    var outputs: [String] = []
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--module", let name?): modules.insert(name)
      case ("--file", let path?):
        guard let output = rest.popFirst() else { fail(usage, code: 64) }
        files.append(AppRewriter.File(path: path, text: text(of: path)))
        outputs.append(output)
      default: fail(usage, code: 64)
      }
    }
    #if os(Linux)
      let sources = AppRewriter(files: files, extent: .app, modules: modules).sources
    #else
      let sources = files.map(\.text)
    #endif
    for (source, output) in zip(sources, outputs) { write(source, to: output) }
  }

  private static let usage = "usage: rewrite-sources [--module NAME]… --file IN OUT …"

  private static func text(of path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      fail("\(path):1:1: error: the file cannot be read", code: 1)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes a file; what is the same is left alone, so that nothing is compiled for it.
  private static func write(_ source: String, to path: String) {
    let data = Data(source.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      fail("rewrite-sources: error: cannot write \(path): \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
