import Foundation

/// The Swift files of an app that a target compiles, as they lie there.
///
/// A target with the file `AppSources.txt` compiles what it lists: a folder or a file on each line,
/// relative to the package; one behind `!` is left out. A target without it compiles the files of
/// its own folder that are not among its `sources`.
struct AppFolder {
  static let listName = "AppSources.txt"

  /// The files, sorted by path.
  let files: [URL]

  init(target: URL, own: [URL], root: URL) throws {
    let list = target.appending(path: Self.listName)
    guard FileManager.default.fileExists(atPath: list.path) else {
      let compiled = Set(own.map(\.standardizedFileURL.path))
      files = Self.swiftFiles(below: target).filter { !compiled.contains($0.path) }
      return
    }
    let lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    var found: [URL] = []
    var left: Set<String> = []
    for line in lines {
      let isLeft = line.hasPrefix("!")
      let path = isLeft ? String(line.dropFirst()).trimmingCharacters(in: .whitespaces) : line
      let url = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL
      let files = Self.swiftFiles(below: url)
      guard !files.isEmpty else {
        throw AppFolderError(
          description:
            "\(list.path): there is no Swift file in “\(path)”; paths start at \(root.path)")
      }
      if isLeft { left.formUnion(files.map(\.path)) } else { found += files }
    }
    files = Set(found).filter { !left.contains($0.path) }.sorted { $0.path < $1.path }
  }

  private static func swiftFiles(below url: URL) -> [URL] {
    if url.pathExtension == "swift" {
      return FileManager.default.fileExists(atPath: url.path) ? [url.standardizedFileURL] : []
    }
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  /// A file name of its own for each path: letters and digits stay.
  static func outputName(of file: URL, root: URL) -> String {
    let prefix = root.standardizedFileURL.path + "/"
    let path = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    let name =
      path.dropLast(".swift".count)
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? path
    return "App_\(name.replacing("%", with: "_")).swift"
  }
}

/// Why the files of an app cannot be found.
struct AppFolderError: Error, CustomStringConvertible {
  var description: String
}
