import Foundation
import RunRecord

/// A package as `swift package dump-package` describes it, reduced to what compiling needs.
struct PackageManifest: Codable, Equatable {
  struct Product: Codable, Equatable {
    var name: String
    var targets: [String]
    /// Whether it is a library that is linked when a program starts.
    var isDynamicLibrary: Bool
  }

  struct Target: Codable, Equatable {
    var name: String
    /// The folder relative to the package; nil for the usual one.
    var path: String?
    var isTest: Bool
    /// The targets and products that it depends on.
    var dependencies: [String]
    /// The compiler's flags; nil when one of its settings is not known here.
    var flags: [String]?
    /// The plugins that it is built with.
    var plugins: [String] = []
  }

  var name: String
  var products: [Product]
  var targets: [Target]
  var languageMode: String

  /// The target of a name.
  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The targets that a dependency of a name stands for; nil if there is none of the name.
  ///
  /// - Parameter fromOutside: Whether the target that depends on it is another package's, which sees
  ///   the products alone: one may have the name of one of its targets.
  func targets(of name: String, fromOutside: Bool) -> [String]? {
    if !fromOutside, target(name) != nil { return [name] }
    return products.first { $0.name == name }?.targets
  }

  /// The folder of a target, relative to the package.
  func folder(of target: Target) -> String {
    target.path ?? (target.isTest ? "Tests/" : "Sources/") + target.name
  }

  /// The targets of a product and all that they depend on within the package.
  func closure(of names: [String]) -> [Target] {
    var found: [Target] = []
    var open = names
    while let name = open.popLast() {
      guard !found.contains(where: { $0.name == name }), let target = target(name) else { continue }
      found.append(target)
      open += target.dependencies
    }
    return found.sorted { $0.name < $1.name }
  }
}

// MARK: - Reading

extension PackageManifest {
  /// The manifest of the package in `root`; nil if SwiftPM cannot describe it.
  ///
  /// The book's targets are in it also where a build is for some products alone. Elsewhere SwiftPM
  /// finds the environment of `swift build`, since it compiles the manifest anew in another one.
  static func read(root: String) -> PackageManifest? {
    var shell = Shell(root: root)
    let partial = ["ONLY_PRODUCTS", "ONLY_TARGETS"]
    let environment = ProcessInfo.processInfo.environment
    for name in partial where !(environment[name] ?? "").isEmpty { shell.environment[name] = "" }
    let key = key(root: root, environment.merging(shell.environment) { $1 })
    let file = URL(fileURLWithPath: root).appending(path: ".build/manifest.json")
    if let data = FileManager.default.contents(atPath: file.path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.key == key
    {
      return kept.manifest
    }
    let read = shell.output(of: dump(root: root)).flatMap(PackageManifest.init(dump:))
    // What cannot be kept costs time only.
    if let read {
      try? JSONEncoder().encode(Kept(key: key, manifest: read)).write(to: file, options: .atomic)
    }
    return read
  }

  /// A manifest as it is kept from run to run: SwiftPM takes a tenth of a second to find its own copy.
  private struct Kept: Codable {
    var key: String
    var manifest: PackageManifest
  }

  /// Variables that shells set for themselves, of which no manifest makes anything.
  private static let ofShells: Set<String> = ["_", "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL"]

  /// What SwiftPM compiles a manifest anew for: its text, the environment and the compiler.
  private static func key(root: String, _ environment: [String: String]) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
    let texts = manifests.flatMap { [$0, ContentHash.hash(ofFile: "\(root)/\($0)")] }
    let compiler = Toolchain.program("swiftc").map { FileSnapshot.stamp(of: $0.path) } ?? ""
    let variables = environment.filter { !ofShells.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
    return ContentHash.hash(of: (texts + [compiler] + variables).joined(separator: "\n").utf8)
  }

  /// The command that describes a package.
  static func dump(root: String) -> [String] {
    ["swift", "package", "--ignore-lock", "--package-path", root, "dump-package"]
  }

  /// Reads what `swift package dump-package` prints; nil for another form.
  init?(dump: Data) {
    guard let read = try? JSONDecoder().decode(Dump.self, from: dump) else { return nil }
    let tools = read.toolsVersion?._version.split(separator: ".").first.map(String.init)
    name = read.name
    languageMode = read.swiftLanguageVersions?.last ?? tools ?? "6"
    products = read.products.map {
      Product(
        name: $0.name, targets: $0.targets,
        isDynamicLibrary: $0.type["library"]??.all.contains("dynamic") ?? false)
    }
    targets = read.targets.map { target in
      Target(
        name: target.name, path: target.path, isTest: target.type == "test",
        dependencies: target.dependencies.compactMap(Self.name),
        flags: Self.flags(of: target.settings),
        plugins: (target.pluginUsages ?? []).compactMap(Self.name))
    }
  }

  /// The first text of `{"byName": ["TableModel", null]}` or `{"product": ["TableModel", …]}`.
  private static func name(in dependency: [String: Dump.Texts?]) -> String? {
    dependency.values.first??.all.first
  }

  private static func flags(of settings: [Dump.Setting]) -> [String]? {
    var flags: [String] = []
    for setting in settings where setting.tool == "swift" {
      guard setting.condition == nil, let new = setting.flags else { return nil }
      flags += new
    }
    return flags
  }

  /// The JSON as SwiftPM prints it.
  private struct Dump: Decodable {
    /// A text or a list of texts; what else is in the list is passed over.
    struct Texts: Decodable {
      var all: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          all = [text]
        } else {
          all = (try? container.decode([Texts?].self))?.flatMap { $0?.all ?? [] } ?? []
        }
      }
    }

    struct ToolsVersion: Decodable {
      var _version: String
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
      /// `{"library": ["dynamic"]}`, `{"executable": null}`, …
      var type: [String: Texts?]
    }

    struct Target: Decodable {
      var name: String
      var path: String?
      var type: String
      var dependencies: [[String: Texts?]]
      var settings: [Setting]
      var pluginUsages: [[String: Texts?]]?
    }

    struct Condition: Decodable {}

    struct Setting: Decodable {
      var tool: String
      /// `{"define": {"_0": "NAME"}}`, `{"unsafeFlags": {"_0": ["-O"]}}`, …
      var kind: [String: [String: Texts?]]
      var condition: Condition?

      /// The compiler's flags for the setting; nil for one that is not known here.
      var flags: [String]? {
        guard let (name, value) = kind.first, let texts = value["_0"]??.all else { return nil }
        switch name {
        case "enableUpcomingFeature": return ["-enable-upcoming-feature"] + texts
        case "enableExperimentalFeature": return ["-enable-experimental-feature"] + texts
        case "defaultIsolation": return ["-default-isolation"] + texts
        case "swiftLanguageMode": return ["-swift-version"] + texts
        case "define": return ["-D"] + texts
        case "unsafeFlags": return texts
        default: return nil
        }
      }
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion?
  }
}
