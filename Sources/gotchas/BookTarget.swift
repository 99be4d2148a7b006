import Foundation

/// The target of a book in a package elsewhere, as the manifest has it.
struct BookTarget {
  /// The package that has the libraries and the plugin.
  static let package = "table-view-gotchas"
  /// The plugin that turns entries into cases.
  static let plugin = "GotchaCases"
  /// What a book about tables links: its cases run on the model.
  private static let tableProducts = ["GotchaTesting", "TableModel", "TableProbe"]
  /// What a book about something else links: its cases run on the system at hand.
  private static let plainProducts = ["BookTesting"]

  let name: String
  /// A path or a URL.
  let dependency: String
  /// The version of a URL.
  let version: String
  /// What a book is about that is not about tables; nil for one that is.
  var subject: String?
  /// The folder of the package that gets the target.
  let root: URL
  /// The targets of a library, where the package that gets the target is the one that has the
  /// libraries: it depends on these and not on products.
  var targetsOfLibrary: ((String) -> [String]?)?

  var folder: String { "Tests/" + name }

  /// The code of the dependency.
  var dependencyCode: String {
    guard !dependency.contains("://"), !dependency.hasPrefix("git@") else {
      return ".package(url: \"\(dependency)\", from: \"\(version)\")"
    }
    return ".package(name: \"\(Self.package)\", path: \"\(path)\")"
  }

  /// The code of the target.
  var code: String {
    let products = subject == nil ? Self.tableProducts : Self.plainProducts
    let plugin: String
    let dependencies: [String]
    if let targetsOfLibrary {
      dependencies = products.flatMap { targetsOfLibrary($0) ?? [$0] }.map { "\"\($0)\"" }
      plugin = "\"\(Self.plugin)\""
    } else {
      dependencies = products.map { ".product(name: \"\($0)\", package: \"\(Self.package)\")" }
      plugin = ".plugin(name: \"\(Self.plugin)\", package: \"\(Self.package)\")"
    }
    return """
      .testTarget(
        name: "\(name)",
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        plugins: [\(plugin)])
      """
  }

  /// The settings of the book, as `book.json` has them; nil for one about tables that is the only one
  /// of its package.
  func settings(isFurther: Bool) -> String? {
    guard isFurther || subject != nil else { return nil }
    var values: [String: Setting] = ["title": .text(name)]
    if let subject {
      values["subject"] = .text(subject)
      values["system"] = .text("")
      values["appCode"] = .flag(false)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) + "\n" }
  }

  /// A value of a setting.
  private enum Setting: Encodable {
    case text(String)
    case flag(Bool)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }

  /// The path of the dependency from the package.
  private var path: String {
    let from = root.pathComponents
    let to = URL(fileURLWithPath: dependency, relativeTo: root).standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let ways = Array(repeating: "..", count: from.count - common) + to[common...]
    return ways.isEmpty ? "." : ways.joined(separator: "/")
  }

  /// The folder of the package that this program was built in; nil where there is none.
  static var ownFolder: String? {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    if let program = Bundle.main.executableURL { folder = program.resolvingSymlinksInPath() }
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = FileManager.default.contents(atPath: folder.path + "/Package.swift")
      guard let manifest else { continue }
      return String(decoding: manifest, as: UTF8.self).contains("name: \"\(package)\"")
        ? folder.path : nil
    }
    return nil
  }

  // MARK: What is printed

  /// What to do next.
  ///
  /// - Parameter places: Where the book has what is its own, if it is not the only one of its package.
  func advice(_ places: BookPlaces?) -> String {
    let which = places == nil ? "" : " --book \(folder)"
    let settings = places.map { " Its settings are in \($0.settings)." } ?? ""
    let entry =
      subject == nil
      ? "'`tableHeaderView` covers rows when it grows' --area Headers"
      : "'`Name` does this, in one sentence' --area \"Its part of the subject\""
    return """
      Package.swift has the target \(name), and \(folder) is its book.\(settings) Next, in the package:
        1. swift run gotchas new \(entry) --new-area\(which)
           writes the first entry; the first build takes minutes
        2. swift run gotchas test\(which)   see it fail where it says so, and write down what is true
        3. swift run gotchas build\(which)   see the pages
      """
  }

  /// What to put into a manifest that has a form of its own.
  var instructions: String {
    let dependency = "and into its dependencies:\n\n\(dependencyCode),\n\n"
    return """
      Put into the targets of Package.swift:

      \(code),

      \(targetsOfLibrary == nil ? dependency : "")\
      Then make the folder, with the Swift file without which SwiftPM leaves the target out:

      mkdir -p \(folder) && echo '\(BookOptions.source.dropLast())' > \(folder)/Book.swift
      """
  }
}
