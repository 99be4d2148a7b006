import Foundation

/// Brings a site up to date where few files are other than before: the new ones are made beside
/// the site, and when all are there each takes its place in one step.
struct SitePatch: Sendable {
  let output: String
  private let workspace: String

  init(output: String) throws(SiteWriterError) {
    self.output = output
    workspace = SiteWriter.workspace(beside: output)
    try SiteFolder.makeFolder(workspace)
    try SiteFolder(path: workspace).write(.init(path: SiteWriter.marker, bytes: []))
  }

  /// Makes one file; may be called from several threads.
  func write(_ file: SiteBuilder.File) throws(SiteWriterError) {
    try SiteFolder(path: workspace).write(file)
  }

  /// Puts the new files in their places and removes those that are no longer of the site.
  ///
  /// - Parameter all: Every file of the site as it is to be.
  func finish(files: [String], all: [String]) throws(SiteWriterError) {
    let site = SiteFolder(path: output)
    let gone = site.listed().subtracting(all).subtracting([SiteWriter.marker])
    let isListChanged = !gone.isEmpty || !site.listed().isSuperset(of: all)
    for file in files {
      let target = output + "/" + file
      try SiteFolder.makeFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
      guard rename(workspace + "/" + file, target) == 0 else {
        throw .system("rename", target, errno)
      }
    }
    for file in gone { unlink(output + "/" + file) }
    if isListChanged { try site.write(SiteWriter.list(all)) }
    SiteFolder(path: workspace).removeWorkspace()
  }

  func abandon() { SiteFolder(path: workspace).removeWorkspace() }
}
