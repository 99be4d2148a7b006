import Foundation

/// Puts a site where it belongs, all or nothing: it is made in a folder beside the old one and
/// changes places with it in one step. What it did not write itself is never removed.
package struct SiteWriter: Sendable {
  /// The file that lists what a site consists of.
  package static let marker = ".gotchas-site"

  /// The folder the site is to stand in.
  package let output: String
  /// The folder in which it is made.
  package let workspace: String

  /// Begins a site; throws when the output holds anything that no earlier build wrote.
  package init(output: String) throws(SiteWriterError) {
    let url = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath()
    let path = url.path
    let parent = url.deletingLastPathComponent().path
    let stem = parent + "/." + url.lastPathComponent
    self.output = path
    workspace = "\(stem).building-\(ProcessInfo.processInfo.processIdentifier)"
    try SiteFolder(path: path).checkOwned()
    try SiteFolder.makeFolder(parent)
    Self.removeLeftovers(of: url.lastPathComponent, in: parent)
    try SiteFolder.makeFolder(workspace)
    try SiteFolder(path: workspace).write(.init(path: Self.marker, bytes: []))
  }

  /// Writes one file of the new site; may be called from several threads.
  package func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  /// Puts the new site in the old one's place.
  package func finish() throws(SiteWriterError) {
    let new = SiteFolder(path: workspace)
    let list = new.files().sorted().joined(separator: "\n")
    try new.write(.init(path: Self.marker, bytes: Array(list.utf8)))
    try SiteFolder(path: output).checkOwned()
    guard FileManager.default.fileExists(atPath: output) else {
      guard rename(workspace, output) == 0 else { throw .system("rename", output, errno) }
      return
    }
    if FileExchange.swap(workspace, output) {
      SiteFolder(path: workspace).remove()
    } else {
      try replaceInTwoSteps()
    }
  }

  /// Gives the new site up; the old one stands untouched.
  package func abandon() { SiteFolder(path: workspace).removeWorkspace() }

  /// For file systems that cannot exchange two folders in one step.
  private func replaceInTwoSteps() throws(SiteWriterError) {
    let old = workspace + ".old"
    guard rename(output, old) == 0 else { throw .system("rename", output, errno) }
    guard rename(workspace, output) == 0 else {
      let code = errno
      rename(old, output)
      throw .system("rename", output, code)
    }
    SiteFolder(path: old).remove()
  }

  /// Removes the workspaces of builds that were killed.
  private static func removeLeftovers(of name: String, in parent: String) {
    let prefix = ".\(name).building-"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(digits), kill(process, 0) != 0, errno == ESRCH else { continue }
      SiteFolder(path: parent + "/" + name).removeWorkspace()
    }
  }
}
