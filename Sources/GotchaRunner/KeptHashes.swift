import Foundation
import RunRecord

/// The hashes of large files, kept from run to run with when each file was written: to read and hash a
/// library takes as long as to link a case.
struct KeptHashes {
  /// Where they are kept, a line a file: when it was written, its hash, its path.
  let file: URL

  /// - Parameter folder: A folder that runs leave as it is.
  init(folder: URL) { file = folder.appending(path: "hashes.txt") }

  /// The hashes of files; what cannot be kept costs time only.
  func hashes(of paths: [String]) -> [String] {
    let kept = read()
    let stamps = paths.map(FileSnapshot.stamp)
    let hashes = zip(paths, stamps).map { path, stamp in
      if let known = kept[path], known.stamp == stamp { return known.hash }
      return ContentHash.hash(ofFile: path)
    }
    var all = kept
    for ((path, stamp), hash) in zip(zip(paths, stamps), hashes) { all[path] = (stamp, hash) }
    if paths.contains(where: { kept[$0]?.stamp != all[$0]?.stamp }) { write(all) }
    return hashes
  }

  private func read() -> [String: (stamp: String, hash: String)] {
    let text = FileManager.default.contents(atPath: file.path) ?? Data()
    var kept: [String: (stamp: String, hash: String)] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
      if parts.count == 3 { kept[parts[2]] = (parts[0], parts[1]) }
    }
    return kept
  }

  private func write(_ kept: [String: (stamp: String, hash: String)]) {
    let lines = kept.sorted { $0.key < $1.key }.map { "\($1.stamp)\t\($1.hash)\t\($0)\n" }
    try? Data(lines.joined().utf8).write(to: file, options: .atomic)
  }
}
