import Foundation

/// Replaces a site, all or nothing: the new one is written to a folder beside the old one, and the
/// two folders are exchanged in one step. A file that no build wrote is never removed.
package struct SiteWriter: Sendable {
  /// The file that lists the files of a site.
  package static let marker = ".gotchas-site"
  /// The suffix of a site that was moved away for a moment.
  private static let old = ".old"

  /// The folder of the site.
  package let output: String
  /// The folder that the new site is written to.
  package let workspace: String

  /// Begins a site; throws when the output holds a file that no earlier build wrote.
  package init(output: String) throws(SiteWriterError) {
    self.output = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
    try SiteFolder(path: self.output).checkOwned()
    let url = URL(fileURLWithPath: self.output)
    let parent = url.deletingLastPathComponent().path
    try SiteFolder.makeFolder(parent)
    let prefix = ".\(url.lastPathComponent).building-"
    let own = "\(prefix)\(ProcessInfo.processInfo.processIdentifier)"
    workspace = parent + "/" + own
    removeLeftovers(prefix, own: own, in: parent)
    try SiteFolder.makeFolder(workspace)
    try writeList([])
  }

  /// Writes one file of the new site; may be called from several threads.
  package func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  /// Puts the new site in the old one's place.
  package func finish() throws(SiteWriterError) {
    try writeList(SiteFolder(path: workspace).files().filter { $0 != Self.marker })
    try SiteFolder(path: output).checkOwned()
    if FileManager.default.fileExists(atPath: output) {
      try exchange()
      SiteFolder(path: workspace).remove()
    } else {
      try Self.move(workspace, to: output)
    }
  }

  /// Removes the unfinished site; the old one is untouched.
  package func abandon() { Self.removeWorkspace(workspace) }

  private func writeList(_ files: [String]) throws(SiteWriterError) {
    let list = Data(files.sorted().joined(separator: "\n").utf8)
    try SiteFolder(path: workspace).write(.init(path: Self.marker, data: list))
  }

  private func exchange() throws(SiteWriterError) {
    if FileExchange.swap(workspace, output) { return }
    // For file systems that cannot exchange in one step. After a kill between two of these moves
    // the next build puts the old site back.
    let aside = workspace + Self.old
    try Self.move(output, to: aside)
    do throws(SiteWriterError) {
      try Self.move(workspace, to: output)
    } catch {
      try Self.move(aside, to: output)
      throw error
    }
    try Self.move(aside, to: workspace)
  }

  private static func move(_ path: String, to target: String) throws(SiteWriterError) {
    do {
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch {
      throw .failed(path, error.localizedDescription)
    }
  }
}

// MARK: - Killed builds

extension SiteWriter {
  /// Removes the workspaces of builds that were killed, and of this process.
  private func removeLeftovers(_ prefix: String, own: String, in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(digits) else { continue }
      let isGone = kill(process, 0) != 0 && errno == ESRCH
      guard isGone || prefix + digits == own else { continue }
      if name.hasSuffix(Self.old), !FileManager.default.fileExists(atPath: output) {
        try? Self.move(parent + "/" + name, to: output)
      } else {
        Self.removeWorkspace(parent + "/" + name)
      }
    }
  }

  /// Removes a folder in which only a build has written: its list shows that, and before there is a
  /// list, that all names are hidden, as those of files being written are.
  private static func removeWorkspace(_ path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.contains(marker) || names.allSatisfy({ $0.hasPrefix(".") }) else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
