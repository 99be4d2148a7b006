import Foundation
import GotchaBook

/// A second folder beside the site, whose files are the site's own under a second name.
///
/// A small build changes a few files of the twin and then exchanges the two folders in one step,
/// so that a reader sees all of the old site or all of the new one. The folder that was the site
/// is the twin of the next build; a list in it says which files it is behind by.
struct SiteTwin {
  /// The list in a twin: which site it belongs to, and the files in which the two differ.
  static let list = ".gotchas-behind"

  let output: String
  /// Where the twin stands between two builds.
  let path: String

  init(output: String) {
    self.output = output
    let url = URL(fileURLWithPath: output)
    path = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).twin"
  }

  /// Puts a folder by as the twin of the site that stands now.
  ///
  /// - Parameter behind: The files in which it differs from the site.
  func keep(_ folder: String, behind: [String]) {
    guard let identity = Self.identity(of: output) else {
      return SiteFolder(path: folder).removeWorkspace()
    }
    let lines = [identity] + behind
    let list = SiteBuilder.File(path: Self.list, bytes: Array(lines.joined(separator: "\n").utf8))
    remove()
    guard (try? SiteFolder(path: folder).write(list)) != nil, rename(folder, path) == 0 else {
      return SiteFolder(path: folder).removeWorkspace()
    }
  }

  func remove() { SiteFolder(path: path).removeWorkspace() }

  /// Makes `workspace` a folder that holds what the site holds; says whether that could be done.
  func provide(as workspace: String) -> Bool {
    let folder = SiteFolder(path: workspace)
    if rename(path, workspace) == 0 {
      if catchUp(folder) { return true }
      folder.removeWorkspace()
    }
    return linkAll(into: folder)
  }

  /// Brings a twin up to date; false when it belongs to another site.
  private func catchUp(_ folder: SiteFolder) -> Bool {
    let list = folder.path + "/" + Self.list
    let lines = FileBytes.read(list).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let parts = lines.split(separator: "\n").map(String.init)
    guard let owner = parts.first, owner == Self.identity(of: output), unlink(list) == 0 else {
      return false
    }
    return parts.dropFirst().allSatisfy { file in
      guard access(output + "/" + file, F_OK) == 0 else {
        folder.remove(file)
        return true
      }
      unlink(folder.path + "/" + file)
      return folder.link(file, from: SiteFolder(path: output))
    }
  }

  private func linkAll(into folder: SiteFolder) -> Bool {
    let site = SiteFolder(path: output)
    // The list first, by which a folder that a kill leaves half done is known as a workspace.
    guard mkdir(folder.path, 0o777) == 0, folder.link(SiteWriter.marker, from: site) else {
      return false
    }
    let isWhole = site.listed().allSatisfy { file in
      file == SiteWriter.marker || access(output + "/" + file, F_OK) != 0
        || folder.link(file, from: site)
    }
    if !isWhole { folder.removeWorkspace() }
    return isWhole
  }

  /// Tells a folder from any other that stands or stood at its path.
  private static func identity(of folder: String) -> String? {
    var status = stat()
    guard stat(folder, &status) == 0, let list = FileStamp(ofFile: folder + "/" + SiteWriter.marker)
    else { return nil }
    return "\(status.st_dev) \(status.st_ino) \(list.size) \(list.modified)"
  }
}
