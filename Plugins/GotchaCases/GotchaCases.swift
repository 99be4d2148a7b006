import Foundation
import PackagePlugin

/// Turns each Markdown file below a test target's folder into Swift Testing cases.
///
/// One command an entry, so that an edit generates and compiles one file; one more command for
/// the test that compares the entries on disk with those compiled in.
@main struct GotchaCases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "generate-cases").url
    let root = context.package.directoryURL
    let book = BookFolder(url: target.directoryURL, root: root)
    let entries = book.markdown.filter { $0.lastPathComponent != "README.md" }
    let shared =
      ["--package-root", root.path, "--book", book.path]
      + Self.modules(of: target).flatMap { ["--module", $0] }
    let output = context.pluginWorkDirectoryURL
    let cases = try entries.map { entry in
      let path = book.path(of: entry)
      let file = output.appending(path: BookFolder.fileName(for: path))
      let quarantine = try Self.quarantine(of: file)
      return Command.buildCommand(
        displayName: "Cases of \(path)", executable: tool,
        arguments: [path, "--output", file.path, "--quarantine", quarantine.path] + shared,
        inputFiles: [entry, quarantine], outputFiles: [file])
    }
    let manifest = output.appending(path: "BookCompletenessTests.swift")
    let manifestCommand = Command.buildCommand(
      displayName: "Manifest of \(book.path)", executable: tool,
      arguments: ["--manifest", "--output", manifest.path] + shared + entries.map(book.path),
      inputFiles: book.markdown, outputFiles: [manifest])
    return cases + [manifestCommand]
  }

  /// The file in which `gotchas test` says what does not compile; empty when it has said nothing.
  private static func quarantine(of file: URL) throws -> URL {
    let quarantine = file.deletingPathExtension().appendingPathExtension("quarantine")
    if !FileManager.default.fileExists(atPath: quarantine.path) {
      try FileManager.default.createDirectory(
        at: quarantine.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: quarantine)
    }
    return quarantine
  }

  /// The modules that the target depends on directly, in the order of the manifest.
  private static func modules(of target: any Target) -> [String] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
  }
}
