import Foundation
import RunRecord

/// The objects of what a target depends on, where no dynamic library has all of it: those that
/// `swift build` leaves in the package's own folder.
struct PackageObjects: CompiledModules {
  /// A target that is linked, and the folder of its sources.
  struct Part: Codable, Equatable {
    var name: String
    var folder: String
  }

  /// What is linked, kept from run to run.
  struct Plan: Codable, Equatable {
    /// The hash of what the plan was made from.
    var key: String
    var toolchain: Toolchain
    var package: PackageManifest
    var target: PackageManifest.Target
    var modules: [String]
    var parts: [Part]
  }

  let plan: Plan
  /// The package of the target.
  let root: String
  /// Where logs go, and what is kept.
  let folder: URL
  let buildFlags: [String]

  var toolchain: Toolchain { plan.toolchain }
  var package: PackageManifest { plan.package }
  var target: PackageManifest.Target { plan.target }
  var modules: [String] { plan.modules }

  func packageFolder(root: String) -> String { root }

  func reason(unusable text: String) -> String {
    "what \(root)/.build has cannot be used: \(text); build it again with this compiler: swift build"
  }

  private var products: URL {
    URL(fileURLWithPath: root).appending(path: ".build/debug").standardizedFileURL
  }

  func prepare(
    _ report: (String) -> Void, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(CaseRunner.Failure) {
    try build(report, progress: progress)
    link()
  }

  /// Builds the objects unless they are what their sources make.
  private func build(
    _ report: (String) -> Void, progress: @escaping @Sendable (BuildProgress) -> Void
  ) throws(CaseRunner.Failure) {
    let record = folder.appending(path: "objects.made-from")
    let sources = FileSnapshot(root: "/", folders: plan.parts.map(\.folder)).text
    let stamp = ContentHash.hash(of: [sources, plan.key, "\(buildFlags)"].joined().utf8)
    if FileManager.default.contents(atPath: record.path) == Data(stamp.utf8) { return }
    report("Building what the documents use")
    for module in plan.modules {
      let log = folder.appending(path: "build.txt").path
      let code = Shell(root: root).run(
        ["swift", "build", "--target", module] + buildFlags, log: log, progress: progress)
      guard code == 0 else {
        throw CaseRunner.Failure(
          description: "\(module) does not build; the compiler's messages are in \(log)")
      }
    }
    // A record that cannot be kept costs time only.
    try? Data(stamp.utf8).write(to: record, options: .atomic)
  }

  /// All objects as one library, so that an edit of a document links no more than the document. Where
  /// there can be none, programs are linked with the objects.
  private static let library = "DocumentModules"

  private var libraryFile: URL { folder.appending(path: "lib\(Self.library).so") }

  /// Links the library unless it has these objects, which a build with other flags also replaces.
  private func link() {
    let record = folder.appending(path: "library.made-from")
    let folders = plan.parts.map { products.appending(path: "\($0.name).build").path }
    let stamp = ([plan.key] + folders.map(FileSnapshot.stamp)).joined(separator: "\n")
    if FileManager.default.contents(atPath: record.path) == Data(stamp.utf8) { return }
    try? FileManager.default.removeItem(at: libraryFile)
    _ = try? TestProgram.link(
      named: libraryFile.lastPathComponent, objects: objects, flags: ["-emit-library"],
      folder: folder, root: root, log: folder.appending(path: "library.txt").path)
    // A record that cannot be kept costs time only.
    try? Data(stamp.utf8).write(to: record, options: .atomic)
  }

  var interface: String {
    let files = plan.parts.map { products.appending(path: "Modules/\($0.name).swiftmodule").path }
    let hashes = KeptHashes(folder: folder).hashes(of: files)
    return ContentHash.hash(of: hashes.joined(separator: "\n").utf8)
  }

  var compilerFlags: [String] {
    let maps =
      plan.parts.map { $0.folder + "/include/module.modulemap" }
      + plan.parts.map { products.appending(path: "\($0.name).build/module.modulemap").path }
    let modules = products.appending(path: "Modules").path
    return ["-I", modules]
      + maps.filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  var linkerFlags: [String] {
    guard FileManager.default.fileExists(atPath: libraryFile.path) else { return objects }
    return ["-L", folder.path, "-l\(Self.library)", "-Xlinker", "-rpath=\(folder.path)"]
  }

  private var objects: [String] {
    plan.parts.flatMap { part in
      let folder = products.appending(path: "\(part.name).build")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".o") }.sorted()
    }
  }
}

// MARK: - Making

extension PackageObjects {
  /// The objects for a target of the package.
  ///
  /// - Parameters:
  ///   - target: The folder of the target, relative to `root`.
  ///   - folder: Where the plan is kept.
  static func make(
    root: String, target: String, folder: URL, buildFlags: [String]
  ) throws(CasePlan.Impossible) -> PackageObjects {
    let key = try CasePlan.key(root: root, book: target, library: nil)
    let plan = try new(key: key, root: root, folder: target)
    // A plan that cannot be kept costs time only.
    try? JSONEncoder().encode(plan).write(to: file(in: folder), options: .atomic)
    return PackageObjects(plan: plan, root: root, folder: folder, buildFlags: buildFlags)
  }

  /// Those of the plan that was kept; nil if there is none, or if something has changed since.
  static func kept(
    root: String, target: String, folder: URL, buildFlags: [String]
  ) -> PackageObjects? {
    guard let data = try? Data(contentsOf: file(in: folder)),
      let plan = try? JSONDecoder().decode(Plan.self, from: data),
      plan.key == (try? CasePlan.key(root: root, book: target, library: nil))
    else { return nil }
    return PackageObjects(plan: plan, root: root, folder: folder, buildFlags: buildFlags)
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "objects.json") }

  private static func new(
    key: String, root: String, folder: String
  ) throws(CasePlan.Impossible) -> Plan {
    let toolchain = try CasePlan.toolchain(root: root)
    let package = try CasePlan.manifest(of: root)
    let target = try CasePlan.target(of: package, in: folder)
    var packages = [(root: root, package: package)]
    for path in try CasePlan.dependencies(of: root) where path != root {
      packages.append((path, try CasePlan.manifest(of: path)))
    }
    func targets(of name: String, in package: PackageManifest) -> [String] {
      if package.target(name) != nil { return [name] }
      return packages.lazy.compactMap { each in
        each.package.targets(of: name, fromOutside: true)
      }.first ?? []
    }
    let modules = target.dependencies.flatMap { targets(of: $0, in: package) }
    var parts: [Part] = []
    var open = modules
    while let name = open.popLast() {
      guard !parts.contains(where: { $0.name == name }) else { continue }
      for each in packages {
        guard let found = each.package.target(name) else { continue }
        parts.append(Part(name: name, folder: "\(each.root)/\(each.package.folder(of: found))"))
        open += found.dependencies.flatMap { targets(of: $0, in: each.package) }
        break
      }
    }
    return Plan(
      key: key, toolchain: toolchain, package: package, target: target, modules: modules,
      parts: parts)
  }
}
