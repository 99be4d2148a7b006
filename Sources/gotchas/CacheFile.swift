import Foundation
import GotchaBook
import GotchaSite
import RunRecord

/// The files in which a build keeps what the next one can use.
struct CacheFile {
  let path: String
  /// What few edits have changed since the first was written.
  private var edits: String { path + ".edits" }

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
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      FileBytes.replace(path, with: cache.bytes(generator: Self.generator))
      unlink(edits)
    }
  }

  /// This build of the program: another one may write other pages from the same inputs.
  private static var generator: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let stamp = FileStamp(ofFile: path) else { return "unknown \(Date.now)" }
    return "\(path) \(stamp.size) \(stamp.modified)"
  }
}
