import Foundation
import GotchaBook

/// When each file below some folders was last written, to see what an edit touched.
package struct FileSnapshot: Equatable, Sendable {
  private var stamps: [String: String] = [:]

  /// Looks at the files below `folders` of `root`, or anywhere for whole paths, and at `folders` that are
  /// files; hidden files and folders are passed over, and the folder `excluded`.
  package init(root: String, folders: [String], excluded: String? = nil) {
    let excluded = excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    for folder in folders {
      let start = URL(fileURLWithPath: FolderListing.absolute(folder, root: root))
        .standardizedFileURL
      if Self.isFile(start) { stamps[folder] = Self.stamp(of: start.path) }
      let files = FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        let path = file.standardizedFileURL.path
        guard !file.hasDirectoryPath else {
          if path == excluded { files?.skipDescendants() }
          continue
        }
        stamps[folder + path.dropFirst(start.path.count)] = Self.stamp(of: path)
      }
    }
  }

  private static func isFile(_ place: URL) -> Bool {
    (try? place.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
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
