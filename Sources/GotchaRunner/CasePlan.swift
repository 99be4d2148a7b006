import Foundation
import RunRecord

/// How the entries of a book are compiled to an object each: against which library, with which flags.
struct CasePlan: Codable, Equatable {
  /// The hash of what the plan was made from.
  var key: String
  var toolchain: Toolchain
  /// The package of the book.
  var package: PackageManifest
  /// The test target whose folder is the book's.
  var target: PackageManifest.Target
  /// The modules that the target depends on directly, in its order.
  var modules: [String]
  /// The folder of the package that has the library.
  var libraryRoot: String
  var libraryPackage: PackageManifest
  /// The name of the library.
  var product: String

  /// The targets that the library is made from.
  var libraryTargets: [PackageManifest.Target] {
    let targets = libraryPackage.products.first { $0.name == product }?.targets ?? []
    return libraryPackage.closure(of: targets)
  }

  /// The folders of the library's sources.
  var libraryFolders: [String] {
    libraryTargets.map { libraryRoot + "/" + libraryPackage.folder(of: $0) }
  }

  /// The folders of the Swift files that plugins made of them, where SwiftPM puts them by default.
  var generatedFolders: [String] {
    let outputs = libraryRoot + "/.build/plugins/outputs"
    let packages = (try? FileManager.default.contentsOfDirectory(atPath: outputs)) ?? []
    return packages.sorted().flatMap { package in
      libraryTargets.map { "\(outputs)/\(package)/\($0.name)" }
    }
  }
}

// MARK: - Making

extension CasePlan {
  /// Why entries cannot be compiled without SwiftPM; they still run with `swift test`.
  struct Impossible: Error, CustomStringConvertible {
    var description: String
  }

  /// The plan for the book in `book`; the one that was kept in `folder` if nothing has changed.
  ///
  /// - Parameter library: The package that has the library, when it is not the book's own or one
  ///   that it depends on.
  static func make(
    root: String, book: String, library: String?, folder: URL
  ) throws(Impossible) -> CasePlan {
    let key = try key(root: root, book: book, library: library)
    let file = folder.appending(path: "plan.json")
    let kept = (try? Data(contentsOf: file))
      .flatMap { try? JSONDecoder().decode(CasePlan.self, from: $0) }
    if let kept, kept.key == key { return kept }
    let plan = try new(key: key, root: root, book: book, library: library)
    // A plan that cannot be kept costs time only.
    try? JSONEncoder().encode(plan).write(to: file, options: .atomic)
    return plan
  }

  /// The stamps of the compiler and the manifests.
  static func key(
    root: String, book: String, library: String?
  ) throws(Impossible) -> String {
    guard let compiler = Toolchain.program("swiftc") else {
      throw Impossible(description: "there is no swiftc in the path; install Swift from swift.org")
    }
    let files = [compiler.path] + [root, library ?? root].map { $0 + "/Package.swift" }
    let stamps = files.map { "\($0) \(FileSnapshot.stamp(of: $0))" }
    return ContentHash.hash(of: (stamps + [book, library ?? ""]).joined(separator: "\n").utf8)
  }

  private static func new(
    key: String, root: String, book: String, library: String?
  ) throws(Impossible) -> CasePlan {
    let toolchain = try toolchain(root: root)
    let package = try manifest(of: root)
    let target = try target(of: package, in: book)
    for path in try libraryRoots(root: root, package: package, library: library) {
      let candidate = path == root ? package : try manifest(of: path)
      let needed = target.dependencies.map {
        candidate.targets(of: $0, fromOutside: candidate.name != package.name)
      }
      guard let product = product(of: candidate, for: needed) else { continue }
      let modules = needed.flatMap { $0 ?? [] }
      return CasePlan(
        key: key, toolchain: toolchain, package: package, target: target, modules: modules,
        libraryRoot: path, libraryPackage: candidate, product: product)
    }
    throw Impossible(
      description: "no dynamic library product has all that the target \(target.name) depends on")
  }

  /// The compiler, on a system where code can be compiled without SwiftPM.
  static func toolchain(root: String) throws(Impossible) -> Toolchain {
    guard let toolchain = Toolchain.inPath(Shell(root: root)) else {
      throw Impossible(description: "swiftc did not print its target")
    }
    guard toolchain.platform == "linux" else {
      throw Impossible(
        description:
          "entries are compiled without SwiftPM on Linux only, not on \(toolchain.platform)")
    }
    return toolchain
  }

  /// The target of a folder, with settings that are known.
  static func target(
    of package: PackageManifest, in folder: String
  ) throws(Impossible) -> PackageManifest.Target {
    guard let target = package.targets.first(where: { package.folder(of: $0) == folder }) else {
      throw Impossible(description: "no target of the package has the folder \(folder)")
    }
    guard target.flags != nil else {
      throw Impossible(description: "a setting of the target \(target.name) is not known here")
    }
    return target
  }

  /// The dynamic library of a package that has all of these targets, nil for what is not there, and the
  /// fewest others: a book that needs no model builds none.
  private static func product(
    of package: PackageManifest, for needed: [[String]?]
  ) -> String? {
    let libraries = package.products.filter(\.isDynamicLibrary).map { product in
      (product.name, targets: Set(package.closure(of: product.targets).map(\.name)))
    }
    return libraries.filter { library in
      needed.allSatisfy { $0.map(library.targets.isSuperset) ?? false }
    }.min { $0.targets.count < $1.targets.count }?.0
  }

  static func manifest(of root: String) throws(Impossible) -> PackageManifest {
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw Impossible(
        description: "there is no Package.swift in \(root), and cases are built as a target of a "
          + "package; make one: swift package init, and then gotchas new-book")
    }
    guard let read = PackageManifest.read(root: root) else {
      throw Impossible(description: "swift package cannot describe the package at \(root)")
    }
    return read
  }

  /// The packages that may have the library, the book's own first.
  private static func libraryRoots(
    root: String, package: PackageManifest, library: String?
  ) throws(Impossible) -> [String] {
    if let library { return [library] }
    let own = package.products.contains(where: \.isDynamicLibrary) ? [root] : []
    return own.isEmpty ? try dependencies(of: root) : own
  }

  /// The folders of the packages that a package depends on.
  static func dependencies(of root: String) throws(Impossible) -> [String] {
    let words = ["swift", "package", "--ignore-lock", "show-dependencies", "--format", "json"]
    guard let json = Shell(root: root).output(of: words),
      let tree = try? JSONDecoder().decode(Dependency.self, from: json)
    else { throw Impossible(description: "swift package does not list the dependencies") }
    return tree.dependencies.map(\.path)
  }

  private struct Dependency: Decodable {
    var path: String
    var dependencies: [Dependency]
  }
}
