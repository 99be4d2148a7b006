import Foundation

/// The files below a folder.
package struct FolderListing: Sendable {
  /// The paths of the files, relative to the root and sorted.
  package private(set) var files: [String] = []
  /// Links to folders, which are not followed; relative to the root.
  package private(set) var linkedFolders: [String] = []
  /// What has the name of a file and is none: a folder, a link in a circle, a pipe.
  package private(set) var noFiles: [String] = []
  /// Files whose names end in the suffix in capitals, as some editors write it.
  package private(set) var capitalized: [String] = []

  /// Lists the files below `folder` whose names end with `suffix`. Hidden files and `README.md` are
  /// left out; links to folders are not followed.
  package init(below folder: String, root: String, suffix: String) {
    var open = [folder]
    while let next = open.popLast() {
      let path = Self.absolute(next, root: root)
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      for name in names ?? [] where !name.hasPrefix(".") {
        let child = next.isEmpty || next == "." ? name : "\(next)/\(name)"
        switch FileKind(of: Self.absolute(child, root: root)) {
        case .folder:
          open.append(child)
          if name.hasSuffix(suffix) { noFiles.append(child) }
        case .linkedFolder: linkedFolders.append(child)
        // A link that leads nowhere is reported by whoever opens it.
        case .file, .brokenLink:
          if name == "README.md" { continue }
          if name.hasSuffix(suffix) {
            files.append(child)
          } else if name.lowercased().hasSuffix(suffix), name.lowercased() != "readme.md" {
            capitalized.append(child)
          }
        case .other: if name.hasSuffix(suffix) { noFiles.append(child) }
        }
      }
    }
    files.sort()
    linkedFolders.sort()
    noFiles.sort()
    capitalized.sort()
  }

  /// The bytes of a file, or nil when it cannot be read.
  package static func bytes(of path: String, root: String) -> [UInt8]? {
    FileManager.default.contents(atPath: absolute(path, root: root)).map(Array.init)
  }

  /// The path of a file from the root of the file system on.
  package static func absolute(_ path: String, root: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }
}
