import Foundation
import PackagePlugin

/// Turns each Markdown file below a test target's folder into Swift Testing cases.
///
/// One command generates them all and the test that compares the entries on disk with those
/// compiled in; it writes only the files that change, so that an edit compiles one file. The code
/// of the documents that the target's `documents.txt` names becomes tests, too.
@main struct GotchaCases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "generate-cases").url
    let root = context.package.directoryURL
    let book = BookFolder(url: target.directoryURL, root: root)
    let entries = book.markdown.filter { $0.lastPathComponent != "README.md" }
    let modules = Self.modules(of: target)
    if modules.contains("TableModel"), !modules.contains("ModelCases") {
      Diagnostics.error(
        "\(target.name) uses the model, and its cases would not run on it; "
          + "have it depend on the product GotchaTesting in place of BookTesting")
    }
    let output = context.pluginWorkDirectoryURL
    let documents = book.documents
    let documentFiles = documents.map { output.appending(path: BookFolder.fileName(for: $0)) }
    let files = entries.map { output.appending(path: BookFolder.fileName(for: book.path(of: $0))) }
    let manifest = output.appending(path: "BookCompletenessTests.swift")
    let shared =
      ["--package-root", root.path, "--book", book.path, "--manifest", manifest.path]
      + modules.flatMap { ["--module", $0] }
    let each = zip(entries, files).flatMap { ["--entry", book.path(of: $0), $1.path] }
    let code = zip(documents, documentFiles).flatMap { ["--document", $0, $1.path] }
    let sources = documents.map { root.appending(path: $0) }
    // What lies beside the entries, such as the storyboards that they show: SwiftPM warns of files that
    // nothing takes.
    let taken = Set(book.markdown + book.list).map(\.standardizedFileURL)
    let others = module.sourceFiles.filter { $0.type == .unknown }.map(\.url)
      .filter { !taken.contains($0.standardizedFileURL) }
    return [
      .buildCommand(
        displayName: "Cases of \(book.path)", executable: tool, arguments: shared + each + code,
        inputFiles: book.markdown + book.list + sources + others,
        outputFiles: files + [manifest] + documentFiles)
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
