import Foundation

/// When each file below some folders was last written, to see what an edit touched.
package struct FileSnapshot: Equatable, Sendable {
  private struct Stamp: Equatable {
    var date: Date?
    var size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at the files below `folders` of `root`; hidden files and folders are passed over.
  package init(root: String, folders: [String]) {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    for folder in folders {
      let start = URL(fileURLWithPath: root).appending(path: folder).standardizedFileURL
      let files = FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        let values = try? file.resourceValues(forKeys: Set(keys))
        guard values?.isDirectory != true else { continue }
        let below = file.standardizedFileURL.path.dropFirst(start.path.count)
        stamps[folder + below] = Stamp(
          date: values?.contentModificationDate, size: values?.fileSize)
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
    stamps.sorted { $0.key < $1.key }.map { path, stamp in
      let date = stamp.date?.timeIntervalSinceReferenceDate
      return "\(path) \(date ?? 0) \(stamp.size ?? -1)"
    }.joined(separator: "\n")
  }

  /// The files that are new, other or gone in a later snapshot, in order.
  package func changes(to later: FileSnapshot) -> [String] {
    Set(stamps.keys).union(later.stamps.keys).filter { stamps[$0] != later.stamps[$0] }.sorted()
  }
}
