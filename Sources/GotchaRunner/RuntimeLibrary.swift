import Foundation
import RunRecord

/// The dynamic library that every case is linked against, as SwiftPM has built it.
struct RuntimeLibrary: CompiledModules {
  let plan: CasePlan
  /// Where logs go; the folder is emptied before each run.
  let logs: URL
  /// Where hashes are kept from run to run.
  let hashes: KeptHashes
  /// What every build is given.
  let buildFlags: [String]
  /// Whether it is another package's, and never built from here.
  let isBorrowed: Bool

  var toolchain: Toolchain { plan.toolchain }
  var package: PackageManifest { plan.package }
  var target: PackageManifest.Target { plan.target }
  var modules: [String] { plan.modules }

  /// A book that borrows the library of another checkout of its package has that one's access to it.
  func packageFolder(root: String) -> String {
    plan.package.name == plan.libraryPackage.name ? plan.libraryRoot : root
  }

  func reason(unusable text: String) -> String {
    "the library in \(plan.libraryRoot)/.build cannot be used: \(text); "
      + "build it again with this compiler: swift build --product \(plan.product)"
  }

  /// The folder that has the library.
  var products: URL {
    URL(fileURLWithPath: plan.libraryRoot).appending(path: ".build/debug").standardizedFileURL
  }

  /// The folder of the interfaces of its modules.
  private var interfaces: URL { products.appending(path: "Modules") }

  private var binary: URL { products.appending(path: "lib\(plan.product).so") }
  private var record: URL { products.appending(path: "\(plan.product).made-from") }

  /// Builds the library unless it is what its sources make.
  func prepare(
    _ report: (String) -> Void, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(CaseRunner.Failure) {
    guard !isBorrowed else { return try checkFiles() }
    let sources = sourceStamp
    if let kept = FileManager.default.contents(atPath: record.path),
      String(decoding: kept, as: UTF8.self) == stamp(of: sources)
    {
      return
    }
    report("Building the library that cases are linked against, which takes minutes once")
    let log = logs.appending(path: "build.txt").path
    var shell = Shell(root: plan.libraryRoot)
    shell.environment = Self.environment(
      building: plan.product, in: products, program: Bundle.main.executableURL)
    let code = shell.run(
      ["swift", "build", "--product", plan.product] + buildFlags, log: log, progress: progress)
    guard code == 0 else {
      throw CaseRunner.Failure(
        description: "the package does not build; the compiler's messages are in \(log)")
    }
    try checkFiles()
    // A record that cannot be kept costs time only.
    try? Data(stamp(of: sources).utf8).write(to: record, options: .atomic)
  }

  /// What a build of the library finds in its environment.
  ///
  /// A manifest for one product leaves out the programs of plugins that the library does not need. Where
  /// `program`, which has it built, is of the same build, they are there already, and after another
  /// manifest the next `swift run` would plan its build anew, which takes longer than a command.
  static func environment(
    building product: String, in products: URL, program: URL?
  ) -> [String: String] {
    let folder = products.resolvingSymlinksInPath().path + "/"
    let isOfBuild = program?.resolvingSymlinksInPath().path.hasPrefix(folder) ?? false
    return isOfBuild ? [:] : ["ONLY_PRODUCTS": product]
  }

  /// The hash of the interfaces of its modules, which entries are compiled against.
  ///
  /// A change inside a function's body leaves them as they are, and every entry as compiled.
  var interface: String {
    let files = plan.libraryTargets.map {
      interfaces.appending(path: $0.name + ".swiftmodule").path
    }
    return ContentHash.hash(of: hashes.hashes(of: files).joined(separator: "\n").utf8)
  }

  /// The hash of the library itself: of the model that cases run on.
  var binaryHash: String { hashes.hashes(of: [binary.path]).joined() }

  /// The flags for compiling against it.
  var compilerFlags: [String] {
    let maps = plan.libraryFolders.map { $0 + "/include/module.modulemap" }
      .filter(FileManager.default.fileExists)
    return ["-I", interfaces.path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The flags for linking against it.
  var linkerFlags: [String] {
    ["-L", products.path, "-l\(plan.product)", "-Xlinker", "-rpath=\(products.path)"]
  }

  private func checkFiles() throws(CaseRunner.Failure) {
    for file in [binary, interfaces] where !FileManager.default.fileExists(atPath: file.path) {
      throw CaseRunner.Failure(
        description: "there is no \(file.path); build it with "
          + "swift build --product \(plan.product)")
    }
  }

  /// What its sources are.
  private var sourceStamp: String {
    let sources = FileSnapshot(root: "/", folders: plan.libraryFolders).text
    return [
      sources, FileSnapshot.stamp(of: plan.libraryRoot + "/Package.swift"),
      plan.toolchain.identity, buildFlags.joined(separator: " "),
    ].joined(separator: "\n")
  }

  private func stamp(of sources: String) -> String {
    ContentHash.hash(of: (sources + FileSnapshot.stamp(of: binary.path)).utf8)
  }
}
