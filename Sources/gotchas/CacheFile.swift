import Foundation
import GotchaBook
import GotchaSite
import RunRecord

/// The files in which a build keeps what the next one can use.
struct CacheFile {
  let path: String
  /// What few edits have changed since the first was written.
  private var edits: String { path + ".edits" }
  /// What the files of runs hold.
  private var runs: String { path + ".runs" }

  init(folder: String, output: String) {
    let site = URL(fileURLWithPath: output).standardizedFileURL.path
    path = folder + "/site-" + ContentHash.hash(of: site.utf8)
  }

  func read() -> SiteCache {
    OpenedFile(path).flatMap {
      SiteCache($0, edits: FileBytes.read(edits), generator: Self.generator)
    } ?? SiteCache()
  }

  /// A cache that cannot be written is no loss but time.
  func write(_ cache: SiteCache) {
    if let bytes = cache.editBytes {
      FileBytes.replace(edits, with: bytes)
    } else {
      makeFolder()
      FileBytes.replace(path, with: cache.bytes(generator: Self.generator))
      unlink(edits)
    }
  }

  func readRuns() -> RunCache {
    RunCache(FileBytes.read(runs), generator: Self.generator)
  }

  /// A cache that cannot be written is no loss but time.
  func write(_ cache: RunCache) {
    guard let bytes = cache.bytes(generator: Self.generator) else { return }
    makeFolder()
    FileBytes.replace(runs, with: bytes)
  }

  private func makeFolder() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// This build of the program: another one may write other pages from the same inputs.
  private static var generator: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let stamp = FileStamp(ofFile: path) else { return "unknown \(Date.now)" }
    return "\(path) \(stamp.size) \(stamp.modified)"
  }
}
