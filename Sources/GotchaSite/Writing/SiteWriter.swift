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
    self.output = Self.resolved(output)
    workspace = Self.workspace(beside: self.output)
    let url = URL(fileURLWithPath: self.output)
    let parent = url.deletingLastPathComponent().path
    try SiteFolder(path: self.output).checkOwned()
    try SiteFolder.makeFolder(parent)
    Self.removeLeftovers(of: url.lastPathComponent, in: parent)
    try SiteFolder.makeFolder(workspace)
    try SiteFolder(path: workspace).write(.init(path: Self.marker, bytes: []))
  }

  /// The folder of an output, links followed.
  static func resolved(_ output: String) -> String {
    URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Where a site is made that will stand in `output`; the name says which process makes it.
  static func workspace(beside output: String) -> String {
    let url = URL(fileURLWithPath: output)
    return url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).building-"
      + "\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// The list of what a site consists of.
  static func list(_ files: [String]) -> SiteBuilder.File {
    SiteBuilder.File(path: marker, bytes: Array(files.sorted().joined(separator: "\n").utf8))
  }

  /// Writes one file of the new site; may be called from several threads.
  package func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  /// Puts the new site in the old one's place.
  package func finish() throws(SiteWriterError) {
    let new = SiteFolder(path: workspace)
    try new.write(Self.list(new.files().filter { $0 != Self.marker }))
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
