import Foundation

/// `generate-delegate-methods --output FILE [--file SWIFT]… [--declarations SWIFT]…`, as the plugin
/// calls it.
///
/// It writes what a target's delegate protocols, and the types that pass their calls on, leave to be
/// generated. `--file` is a source of the target, `--declarations` one of a module that it imports.
/// It exits with 1 when a field is wrong, which it prints as the compiler prints errors, or a file
/// cannot be read or written; with 64 when it is called wrongly.
@main struct GenerateDelegateMethods {
  static func main() {
    var rest = CommandLine.arguments.dropFirst()
    var output: String?
    var files: [String] = []
    var declarations: [String] = []
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--output", let path?): output = path
      case ("--file", let path?): files.append(path)
      case ("--declarations", let path?): declarations.append(path)
      default: fail(usage, code: 64)
      }
    }
    guard let output else { fail(usage, code: 64) }
    do throws(FieldError) {
      let own = try files.declarations()
      let generator = Generator(own: own, imported: try declarations.declarations())
      write(try generator.source, to: output)
    } catch {
      fail(error.description, code: 1)
    }
  }

  private static let usage =
    "usage: generate-delegate-methods --output FILE [--file SWIFT]… [--declarations SWIFT]…"

  /// Writes a file; what is the same is left alone, so that nothing is compiled for it.
  private static func write(_ source: String, to path: String) {
    let data = Data(source.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      fail("generate-delegate-methods: error: cannot write \(path): \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

extension [String] {
  /// What the files at these paths declare, in their order.
  fileprivate func declarations() throws(FieldError) -> Declarations {
    var found = Declarations()
    var others: [(path: String, data: Data)] = []
    for path in self {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw FieldError(place: Place(file: path, line: 1), problem: "the file cannot be read")
      }
      // Most files have no field, and are not parsed.
      guard Fields.mayOccur(in: data) else {
        others.append((path, data))
        continue
      }
      try DeclarationReader.read(String(decoding: data, as: UTF8.self), path: path, into: &found)
    }
    // What a type with a field declares itself may be in its extensions.
    let extensions = found.receivers.filter { $0.role == .logs }
      .map { Data("extension \($0.name)".utf8) }
    for (path, data) in others where extensions.contains(where: { data.range(of: $0) != nil }) {
      try DeclarationReader.read(String(decoding: data, as: UTF8.self), path: path, into: &found)
    }
    return found
  }
}
