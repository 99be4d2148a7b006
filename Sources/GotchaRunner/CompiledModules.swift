import Foundation

/// The modules that code is compiled and linked against, as SwiftPM has built them.
protocol CompiledModules: Sendable {
  var toolchain: Toolchain { get }
  /// The package of the code, and its target there.
  var package: PackageManifest { get }
  var target: PackageManifest.Target { get }
  /// The modules that the target depends on directly, in its order.
  var modules: [String] { get }
  /// The hash of the interfaces of the modules, which code is compiled against.
  var interface: String { get }
  /// The flags for compiling against them.
  var compilerFlags: [String] { get }
  /// The flags and files for linking against them.
  var linkerFlags: [String] { get }

  /// The folder that SwiftPM names the package of the code in `root` after.
  func packageFolder(root: String) -> String
  /// What to do when the compiler cannot import one of them.
  func reason(unusable text: String) -> String

  /// Builds them unless they are what their sources make.
  func prepare(
    _ report: (String) -> Void, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(CaseRunner.Failure)
}
