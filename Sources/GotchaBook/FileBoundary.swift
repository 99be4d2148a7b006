import Foundation

/// A folder that links must not leave.
struct FileBoundary: Sendable {
  /// The folder with all links followed; nil when there is none.
  private let folder: String?

  init(_ folder: String) {
    self.folder = Self.resolved(folder)
  }

  /// Whether what is at `path`, links followed, is in the folder. What does not exist,
  /// such as the end of a loop of links, leaves nothing.
  func contains(_ path: String) -> Bool {
    guard let folder, let target = Self.resolved(path) else { return true }
    return target == folder || target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
