import Foundation

/// The names by which readers tell runs apart.
enum RunNames {
  /// The files' names without extension; where two are the same, with as many of the folders
  /// above them as it takes.
  static func distinct(_ paths: [String]) -> [String] {
    let parts = paths.map {
      URL(fileURLWithPath: $0).standardizedFileURL.deletingPathExtension().pathComponents
    }
    return parts.indices.map { index in
      let own = parts[index]
      let depth = (1...max(own.count, 1)).first { depth in
        !parts.indices.contains {
          $0 != index && parts[$0].suffix(depth) == own.suffix(depth)
        }
      }
      return own.suffix(depth ?? own.count).joined(separator: "/")
    }
  }
}
