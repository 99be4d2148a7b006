import Foundation
import GotchaBook

/// Puts a site where it belongs, all or nothing: it is made in a folder beside the old one and
/// changes places with it in one step. What it did not write itself is never removed.
package struct SiteWriter: Sendable {
  /// The file that lists what a site consists of.
  package static let marker = ".gotchas-site"

  /// The folder the site is to stand in.
  package let output: String
  /// The folder in which it is made.
  package let workspace: String
  /// The time that the site's folders get.
  let settled = FolderTime.past
  /// The folder in which its twin is made.
  private var twin: String { workspace + ".twin" }

  /// Begins a site; throws when the output holds anything that no earlier build wrote.
  package init(output: String) throws(SiteWriterError) {
    self.output = Self.resolved(output)
    try SiteFolder(path: self.output).checkOwned()
    workspace = try Self.emptyWorkspace(beside: self.output)
    for folder in [workspace, workspace + ".twin"] {
      try SiteFolder.makeFolder(folder)
      try SiteFolder(path: folder).write(.init(path: Self.marker, bytes: []))
    }
  }

  /// The folder of an output, links followed.
  static func resolved(_ output: String) -> String {
    URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The list of what a site consists of.
  static func list(_ files: [String]) -> SiteBuilder.File {
    SiteBuilder.File(path: marker, bytes: Array(files.sorted().joined(separator: "\n").utf8))
  }

  /// Writes one file of the new site; may be called from several threads.
  package func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
    // A file system that cannot do this has no twin, and builds all files each time.
    _ = SiteFolder(path: twin).link(file.path, from: SiteFolder(path: workspace))
  }

  /// Puts the new site in the old one's place.
  package func finish() throws(SiteWriterError) {
    let new = SiteFolder(path: workspace)
    let files = new.files().filter { $0 != Self.marker }
    let list = Self.list(files)
    try new.write(list)
    let isTwin = SiteFolder(path: twin).files().count == files.count + 1
    if isTwin { try SiteFolder(path: twin).write(list) }
    new.settle(SiteFolder.folders(of: files), at: settled)
    try SiteFolder(path: output).checkOwned()
    if access(output, F_OK) == 0 {
      try Self.exchange(workspace, with: output)
      SiteFolder(path: workspace).remove()
    } else {
      guard rename(workspace, output) == 0 else { throw .system("rename", output, errno) }
    }
    SiteTwin(output: output).remove()
    if isTwin {
      SiteTwin(output: output).keep(twin, behind: [])
    } else {
      SiteFolder(path: twin).removeWorkspace()
    }
  }

  /// Gives the new site up; the old one stands untouched.
  package func abandon() {
    for folder in [workspace, twin] { SiteFolder(path: folder).removeWorkspace() }
  }
}

// MARK: - Changing places

extension SiteWriter {
  /// The suffix of a site that was moved away for a moment.
  private static let old = ".old"

  /// Puts the folder `new` where the site is, and the site where `new` was.
  static func exchange(_ new: String, with output: String) throws(SiteWriterError) {
    if FileExchange.swap(new, output) { return }
    // For file systems that cannot do it in one step. A kill between two of these is made good by
    // the next build.
    let aside = new + old
    guard rename(output, aside) == 0 else { throw .system("rename", output, errno) }
    guard rename(new, output) == 0 else {
      let code = errno
      rename(aside, output)
      throw .system("rename", output, code)
    }
    rename(aside, new)
  }

  /// Where a site can be made that will stand in `output`: a path at which nothing stands, with a
  /// name that says which process makes it.
  static func emptyWorkspace(beside output: String) throws(SiteWriterError) -> String {
    let url = URL(fileURLWithPath: output)
    let parent = url.deletingLastPathComponent().path
    let prefix = ".\(url.lastPathComponent).building-"
    try SiteFolder.makeFolder(parent)
    let own = prefix + "\(ProcessInfo.processInfo.processIdentifier)"
    removeLeftovers(prefix, own: own, of: output, in: parent)
    return parent + "/" + own
  }

  /// Removes the workspaces of builds that were killed, and of this process.
  private static func removeLeftovers(
    _ prefix: String, own: String, of output: String, in parent: String
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(digits) else { continue }
      let isGone = kill(process, 0) != 0 && errno == ESRCH
      guard isGone || prefix + digits == own else { continue }
      if name.hasSuffix(old), access(output, F_OK) != 0 {
        rename(parent + "/" + name, output)
      } else {
        SiteFolder(path: parent + "/" + name).removeWorkspace()
      }
    }
  }
}
