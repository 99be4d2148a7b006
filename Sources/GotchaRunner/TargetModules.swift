import Foundation
import GotchaBook
import RunRecord

/// The modules that all code of a target shares: the program that starts the tests, and the Swift
/// files of the target.
struct TargetModules {
  let modules: any CompiledModules
  let compiler: ModuleCompiler
  let root: String
  /// The folder of the target, relative to `root`.
  let folder: String

  /// The module that starts the tests. It imports what all code is compiled against, so that a module
  /// which this compiler cannot use is known before any of it is compiled.
  func program() throws(ModuleCompiler.Failure) -> ModuleCompiler.Compiled {
    let source = modules.modules.map { "import \($0)\n" }.joined() + TestProgram.main
    let compiled = try compiler.compile(
      ModuleCompiler.Module(
        name: "CaseProgramMain", code: ModuleCompiler.Code(text: source), flags: []))
    guard let error = compiled.errors.first else { return compiled }
    throw ModuleCompiler.Failure(description: modules.reason(unusable: error.text))
  }

  /// The Swift files in the folder of the target; nil when there are none.
  func shared() throws(ModuleCompiler.Failure) -> ModuleCompiler.Compiled? {
    let files = FolderListing(below: folder, root: root, suffix: ".swift").files
    guard !files.isEmpty else { return nil }
    let compiled = try compiler.compile(
      ModuleCompiler.Module(
        name: Self.identifier(modules.target.name), files: files, flags: flags(of: modules.target),
        isImported: true))
    guard let error = compiled.errors.first else { return compiled }
    throw ModuleCompiler.Failure(
      description: "\(error.file):\(error.line):\(error.column): error: \(error.text)")
  }

  /// The compiler's flags for a target of the package.
  func flags(of target: PackageManifest.Target) -> [String] {
    let own = target.flags ?? []
    let mode =
      own.contains("-swift-version") ? [] : ["-swift-version", modules.package.languageMode]
    return mode + own + ["-package-name", packageName]
  }

  /// SwiftPM's name for the package, which is that of its folder.
  private var packageName: String {
    let folder = URL(fileURLWithPath: modules.packageFolder(root: root))
    return Self.identifier(folder.lastPathComponent.lowercased())
  }

  /// A text as the name of a module.
  static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
