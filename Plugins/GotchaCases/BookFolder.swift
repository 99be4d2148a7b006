import Foundation

/// The folder of a target and the Markdown below it.
struct BookFolder {
  let url: URL
  /// The folder relative to the package; its full path when it is elsewhere.
  let path: String

  init(url: URL, root: URL) {
    self.url = url
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    path = url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }

  /// The Markdown files, sorted by path; hidden files and folders are left out.
  var markdown: [URL] {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "md" && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  /// The file that names documents whose code is tested; none where there is no such file.
  var list: [URL] {
    let file = url.appending(path: "documents.txt")
    return FileManager.default.fileExists(atPath: file.path) ? [file] : []
  }

  /// The documents, relative to the package: one on each line that is not empty or a comment.
  var documents: [String] {
    guard let file = list.first, let data = FileManager.default.contents(atPath: file.path) else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// The path of a file below the folder, in the form of `path`.
  func path(of file: URL) -> String {
    let components = file.standardizedFileURL.pathComponents
    let below = components.dropFirst(url.standardizedFileURL.pathComponents.count)
    return ([path] + below).joined(separator: "/")
  }

  /// A file name of its own for each path: `-` and letters and digits stay.
  static func fileName(for path: String) -> String {
    let plain = CharacterSet.alphanumerics.union(["-"])
    let name = path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    return "Entry_\(name.replacing("%", with: "_")).swift"
  }
}
