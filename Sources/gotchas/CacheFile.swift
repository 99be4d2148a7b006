import Foundation
import GotchaBook
import GotchaSite
import RunRecord

/// The file in which a build keeps what the next one can use.
struct CacheFile {
  let path: String

  init(folder: String, output: String) {
    let site = URL(fileURLWithPath: output).standardizedFileURL.path
    path = folder + "/site-" + ContentHash.hash(of: site.utf8)
  }

  func read() -> SiteCache {
    FileBytes.read(path).flatMap { SiteCache(bytes: $0, generator: Self.generator) } ?? SiteCache()
  }

  /// A cache that cannot be written is no loss but time.
  func write(_ cache: SiteCache) {
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(cache.bytes(generator: Self.generator)).write(to: url, options: .atomic)
  }

  /// This build of the program: another one may write other pages from the same inputs.
  private static var generator: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    guard let stamp = FileStamp(ofFile: path) else { return "unknown \(Date.now)" }
    return "\(path) \(stamp.size) \(stamp.modified)"
  }
}
