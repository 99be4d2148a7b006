import Foundation

/// Brings a site up to date where few files are other than before: they are made in the site's
/// twin, and when all are there the two folders change places in one step.
struct SitePatch: Sendable {
  let output: String
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

  /// Puts the new files in the site's place and takes away those that are no longer of it.
  ///
  /// - Parameter all: Every file of the site as it is to be; nil when they are those it has.
  func finish(files: [String], all: [String]?) throws(SiteWriterError) {
    try SiteFolder(path: output).checkOwned()
    let behind = try files + (all.map { (all) throws(SiteWriterError) in try list(all) } ?? [])
    try SiteWriter.exchange(workspace, with: output)
    SiteTwin(output: output).keep(workspace, behind: behind)
  }

  func abandon() { SiteFolder(path: workspace).removeWorkspace() }

  /// Removes the files that are not of the site any more and writes the new list; returns what is
  /// another than before by that.
  private func list(_ all: [String]) throws(SiteWriterError) -> [String] {
    let new = SiteFolder(path: workspace)
    let listed = new.listed()
    let gone = listed.subtracting(all).subtracting([SiteWriter.marker])
    guard !gone.isEmpty || !listed.isSuperset(of: all) else { return [] }
    for file in gone { unlink(workspace + "/" + file) }
    try new.write(SiteWriter.list(all))
    return gone + [SiteWriter.marker]
  }
}
