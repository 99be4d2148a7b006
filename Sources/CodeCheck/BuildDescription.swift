#if os(macOS) || os(Linux) || os(Windows)
  package import Foundation

  /// What SwiftPM wrote down about a build for llbuild: the commands, with their arguments.
  ///
  /// The file is `debug.yaml` or `release.yaml` in the scratch folder. Its form is SwiftPM's own
  /// matter; where it is missing or another, there are simply no commands here.
  package struct BuildDescription: Sendable {
    /// The arguments of each command, the program first, by the command's name.
    package private(set) var commands: [String: [String]] = [:]

    /// Reads the description in `scratch`: `.build` of a package.
    package init?(scratch: URL, configuration: String = "debug") {
      let file = scratch.appending(path: "\(configuration).yaml")
      guard let data = try? Data(contentsOf: file) else { return nil }
      self.init(text: String(decoding: data, as: UTF8.self))
    }

    /// Reads the text of a description: a command's name stands two columns in, its arguments below
    /// it as a JSON array.
    package init(text: String) {
      var name: String?
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        let line = Substring(line)
        if line.hasPrefix("  \""), line.hasSuffix("\":") {
          name = String(line.dropFirst(3).dropLast(2))
        } else if line.hasPrefix(Self.arguments), let current = name {
          commands[current] = Self.strings(line.dropFirst(Self.arguments.count))
          name = nil
        }
      }
    }

    /// How the build compiles a module; nil when it does not.
    package func compilation(ofModule module: String) -> ModuleCompilation? {
      let command = commands.first { name, arguments in
        name.hasPrefix("C.\(module)-") && name.hasSuffix(".module") && arguments.count > 1
      }
      return command.map { ModuleCompilation(arguments: $0.value) }
    }

    private static let arguments = "    args: "

    private static func strings(_ json: Substring) -> [String]? {
      try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
  }
#endif
