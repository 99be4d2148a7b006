import Foundation
import PackagePlugin

/// Compiles the sources of an app as they lie there: with `#selector`, `@objc` and outlets, on a
/// system without Objective-C.
///
/// One command rewrites all files, since what one declares decides how another is rewritten; it
/// writes only those that change, so that an edit compiles one file.
@main struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let root = context.package.directoryURL
    let own = target.sourceFiles.filter { $0.type == .source }.map(\.url)
    let files = try AppFolder(target: target.directoryURL, own: own, root: root).files
    guard !files.isEmpty else {
      Diagnostics.warning(
        "\(target.name): there are no sources to compile; list them in \(AppFolder.listName)")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let outputs = files.map { folder.appending(path: AppFolder.outputName(of: $0, root: root)) }
    let modules = Self.modules(of: target).flatMap { ["--module", $0] }
    let each = zip(files, outputs).flatMap { ["--file", $0.path, $1.path] }
    return [
      .buildCommand(
        displayName: "Sources of \(target.name)",
        executable: try context.tool(named: "rewrite-sources").url, arguments: modules + each,
        inputFiles: files, outputFiles: outputs)
    ]
  }

  /// The modules that the target depends on directly.
  private static func modules(of target: any SourceModuleTarget) -> [String] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
  }
}
