import Foundation

/// What `swift package dump-package` says about the targets.
struct Manifest: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    /// Where its sources are.
    var folder: String {
      path ?? (type == "test" ? "Tests/" : type == "plugin" ? "Plugins/" : "Sources/") + name
    }

    var dependencyNames: [String] { dependencies.map(\.name) }
  }

  /// `{"byName": ["TableModel", null]}`
  struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let forms = try decoder.singleValueContainer().decode([String: [Name]].self)
      name = forms.values.first?.first?.text ?? ""
    }

    private struct Name: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  /// Reads the manifest with a build folder of its own, since the package's is in use.
  static func read(_ repository: Repository) throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "house-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = try repository.output(of: [
      "swift", "package", "--scratch-path", scratch.path, "dump-package",
    ])
    return try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
  }
}
