import Foundation
import PackagePlugin

/// Generates what follows from the protocols of delegates and data sources: default implementations,
/// optional calls, and objects that pass calls on.
///
/// A target gets one file. Which protocols there are is read from its sources when it is built, so
/// all of them, and those of the targets it depends on, are inputs; the file is written only if it
/// changes.
@main struct DelegateMethods: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let output = context.pluginWorkDirectoryURL
      .appending(path: "\(target.moduleName)DelegateMethods.swift")
    let files = Self.sources(of: target)
    let imported = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }.flatMap(Self.sources)
    return [
      .buildCommand(
        displayName: "Delegate methods of \(target.name)",
        executable: try context.tool(named: "generate-delegate-methods").url,
        arguments: ["--output", output.path] + files.flatMap { ["--file", $0.path] }
          + imported.flatMap { ["--declarations", $0.path] },
        inputFiles: files + imported, outputFiles: [output])
    ]
  }

  /// The Swift files of a target that are not generated.
  private static func sources(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
  }
}
