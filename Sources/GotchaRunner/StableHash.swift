import Foundation
import RunRecord

/// The hash of what a file was made from.
enum StableHash {
  static func text(_ text: String) -> String { ContentHash.hash(of: Array(text.utf8)) }

  /// The hash of a file's bytes; of nothing when it cannot be read.
  static func file(_ path: String) -> String {
    ContentHash.hash(of: (FileManager.default.contents(atPath: path)).map(Array.init) ?? [])
  }
}
