/// The files of a folder.
package struct FolderListing: Sendable {
  /// A folder that was looked into.
  package struct Folder: Equatable, Sendable {
    package var path: String
    /// When something in it was last added or taken away, from before it was looked into; nil for
    /// a time so short ago that it says nothing.
    package var modified: Int?

    package init(path: String, modified: Int?) {
      self.path = path
      self.modified = modified
    }

    /// Whether the folder holds the names that it held.
    package func isUnchanged(below root: String) -> Bool {
      modified != nil && modified == FolderTime.modified(FolderListing.absolute(path, root: root))
    }
  }

  /// The paths of the files, relative to the root and sorted.
  package private(set) var files: [String] = []
  package private(set) var folders: [Folder] = []

  /// Lists the files below a folder whose names end with `suffix`. Hidden files and `README.md` are
  /// left out; links to folders are not followed.
  package init(below folder: String, root: String, suffix: String) {
    var open = [folder]
    while let next = open.popLast() {
      let path = Self.absolute(next, root: root)
      folders.append(Folder(path: next, modified: FolderTime.settled(path)))
      FolderEntries.visit(path) { name, kind in
        guard !name.hasPrefix(".") else { return }
        let child = next.isEmpty || next == "." ? name : "\(next)/\(name)"
        let isListed = name.hasSuffix(suffix) && name != "README.md"
        switch kind {
        case .folder: open.append(child)
        case .file: if isListed { files.append(child) }
        case .unknown:
          switch FileKind(of: Self.absolute(child, root: root)) {
          case .folder: open.append(child)
          case .file: if isListed { files.append(child) }
          case .other: break
          }
        }
      }
    }
    files.sort()
  }

  /// The paths of the files, relative to `root` and sorted.
  package static func files(below folder: String, root: String, suffix: String) -> [String] {
    FolderListing(below: folder, root: root, suffix: suffix).files
  }

  /// The bytes of a file, or nil when it cannot be read.
  package static func bytes(of path: String, root: String) -> [UInt8]? {
    FileBytes.read(absolute(path, root: root))
  }

  static func absolute(_ path: String, root: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }
}
