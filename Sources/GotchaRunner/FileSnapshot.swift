import Foundation

/// When each file below some folders was last written, to see what an edit touched.
package struct FileSnapshot: Equatable, Sendable {
  private var stamps: [String: String] = [:]

  /// Looks at the files below `folders` of `root`; hidden files and folders are passed over.
  package init(root: String, folders: [String]) {
    for folder in folders {
      let start = URL(fileURLWithPath: root).appending(path: folder).standardizedFileURL
      let files = FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        guard !file.hasDirectoryPath else { continue }
        let path = file.standardizedFileURL.path
        stamps[folder + path.dropFirst(start.path.count)] = Self.stamp(of: path)
      }
    }
  }

  /// When a file was last written, and its size; the same text as long as it is not written again.
  static func stamp(of path: String) -> String {
    let values = try? URL(fileURLWithPath: path).resourceValues(
      forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate
    return "\(date ?? 0) \(values?.fileSize ?? -1)"
  }

  /// A text that is another one as soon as a file is.
  var text: String {
    stamps.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: "\n")
  }

  /// The files that are new, other or gone in a later snapshot, in order.
  package func changes(to later: FileSnapshot) -> [String] {
    Set(stamps.keys).union(later.stamps.keys).filter { stamps[$0] != later.stamps[$0] }.sorted()
  }
}
