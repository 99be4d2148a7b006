import Foundation
import GotchaBook

/// Brings a site up to date where few files are other than before: they are made in the site's
/// twin, and when all are there the two folders change places in one step.
struct SitePatch: Sendable {
  let output: String
  /// The time that the site's folders get.
  let settled = FolderTime.past
  private let workspace: String

  /// Nil where the file system cannot give a file two names or exchange two folders.
  init?(output: String) throws(SiteWriterError) {
    self.output = output
    workspace = try SiteWriter.emptyWorkspace(beside: output)
    guard SiteTwin(output: output).provide(as: workspace) else { return nil }
  }

  /// Makes one file; may be called from several threads.
  func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  func write(_ file: SplicedFile) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  /// Puts the new files in the site's place and takes away those that are no longer of it.
  ///
  /// - Parameter all: Every file of the site as it is to be.
  func finish(files: [String], all: [String]) throws(SiteWriterError) {
    let behind = try files + list(all)
    SiteFolder(path: workspace).settle(SiteFolder.folders(of: all), at: settled)
    try SiteFolder(path: output).checkOwned()
    try exchange(behind: behind)
  }

  /// Puts the new files in the place of those of the site that have their names, or beside them.
  ///
  /// - Parameters:
  ///   - added: Those of the files that the site did not have.
  ///   - gone: Files that are not of the site any more.
  ///   - folders: All folders of the site, which stay.
  ///   - isOwned: Whether the site's folder is known to hold nothing that no build wrote.
  func finish(
    files: [String], added: [String], gone: [String], folders: Set<String>, isOwned: () -> Bool
  ) throws(SiteWriterError) {
    let behind = try files + list(added, without: gone)
    SiteFolder(path: workspace).settle(folders, at: settled)
    if !isOwned() { try SiteFolder(path: output).checkOwned() }
    try exchange(behind: behind)
  }

  private func exchange(behind: [String]) throws(SiteWriterError) {
    try SiteWriter.exchange(workspace, with: output)
    SiteTwin(output: output).keep(workspace, behind: behind)
  }

  func abandon() { SiteFolder(path: workspace).removeWorkspace() }

  /// Brings the list up to date with all files of the site as it is to be; returns what is another
  /// than before by that.
  private func list(_ all: [String]) throws(SiteWriterError) -> [String] {
    let listed = SiteFolder(path: workspace).listed()
    return try list(
      all.filter { !listed.contains($0) },
      without: Array(listed.subtracting(all).subtracting([SiteWriter.marker])))
  }

  /// The same, for files of which those are known that come and go.
  private func list(_ added: [String], without gone: [String]) throws(SiteWriterError) -> [String] {
    guard !added.isEmpty || !gone.isEmpty else { return [] }
    let (new, left) = (SiteFolder(path: workspace), Set(gone))
    for file in gone { new.remove(file) }
    try new.write(SiteWriter.list(new.list.filter { !left.contains($0) } + added))
    return gone + [SiteWriter.marker]
  }
}
