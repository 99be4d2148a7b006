import Foundation
import PackagePlugin

/// Turns each Markdown file below a test target's folder into Swift Testing cases.
///
/// One command generates them all and the test that compares the entries on disk with those
/// compiled in; it writes only the files that change, so that an edit compiles one file.
@main struct GotchaCases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "generate-cases").url
    let root = context.package.directoryURL
    let book = BookFolder(url: target.directoryURL, root: root)
    let entries = book.markdown.filter { $0.lastPathComponent != "README.md" }
    let output = context.pluginWorkDirectoryURL
    let files = entries.map { output.appending(path: BookFolder.fileName(for: book.path(of: $0))) }
    let manifest = output.appending(path: "BookCompletenessTests.swift")
    let shared =
      ["--package-root", root.path, "--book", book.path, "--manifest", manifest.path]
      + Self.modules(of: target).flatMap { ["--module", $0] }
    let each = zip(entries, files).flatMap { ["--entry", book.path(of: $0), $1.path] }
    return [
      .buildCommand(
        displayName: "Cases of \(book.path)", executable: tool, arguments: shared + each,
        inputFiles: book.markdown, outputFiles: files + [manifest])
    ]
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
