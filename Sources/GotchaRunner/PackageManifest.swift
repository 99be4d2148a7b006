import Foundation

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
  static func read(root: String) -> PackageManifest? {
    let words = ["swift", "package", "--ignore-lock", "--package-path", root, "dump-package"]
    return Shell(root: root).output(of: words).flatMap(PackageManifest.init(dump:))
  }

  /// Reads what `swift package dump-package` prints; nil for another form.
  init?(dump: Data) {
    guard let read = try? JSONDecoder().decode(Dump.self, from: dump) else { return nil }
    let tools = read.toolsVersion?.version.split(separator: ".").first.map(String.init)
    name = read.name
    languageMode = read.swiftLanguageVersions?.last ?? tools ?? "6"
    products = read.products.map {
      Product(
        name: $0.name, targets: $0.targets,
        isDynamicLibrary: $0.type["library"]??.contains("dynamic") ?? false)
    }
    targets = read.targets.map { target in
      Target(
        name: target.name, path: target.path, isTest: target.type == "test",
        dependencies: target.dependencies.compactMap(\.name),
        flags: Self.flags(of: target.settings),
        plugins: (target.pluginUsages ?? []).compactMap(\.name))
    }
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
    struct ToolsVersion: Decodable {
      var version: String

      enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
      /// `{"library": ["dynamic"]}`, `{"executable": null}`, …
      var type: [String: [String]?]
    }

    struct Target: Decodable {
      var name: String
      var path: String?
      var type: String
      var dependencies: [Dependency]
      var settings: [Setting]
      var pluginUsages: [Dependency]?
    }

    /// `{"byName": ["TableModel", null]}`, `{"product": ["TableModel", "package", null, null]}`.
    struct Dependency: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        let words = try decoder.singleValueContainer().decode([String: [Word?]].self)
        name = words.values.first?.first??.text
      }
    }

    /// A text, or something else that is passed over.
    struct Word: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    struct Condition: Decodable {}

    struct Setting: Decodable {
      struct Value: Decodable {
        var text: String?
        var list: [String]?

        enum CodingKeys: String, CodingKey { case value = "_0" }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          text = try? container.decode(String.self, forKey: .value)
          list = try? container.decode([String].self, forKey: .value)
        }
      }

      var tool: String
      var kind: [String: Value]
      var condition: Condition?

      /// The compiler's flags for the setting; nil for one that is not known here.
      var flags: [String]? {
        guard let (name, value) = kind.first else { return nil }
        switch (name, value.text, value.list) {
        case ("enableUpcomingFeature", let feature?, _):
          return ["-enable-upcoming-feature", feature]
        case ("enableExperimentalFeature", let feature?, _):
          return ["-enable-experimental-feature", feature]
        case ("defaultIsolation", let isolation?, _): return ["-default-isolation", isolation]
        case ("swiftLanguageMode", let mode?, _): return ["-swift-version", mode]
        case ("define", let name?, _): return ["-D", name]
        case ("unsafeFlags", _, let flags?): return flags
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
