import Foundation
import Synchronization

/// The images of a bundle: files at its top, and those of its asset catalogs.
struct ImageFiles: Sendable {
  /// The extensions of files that are images.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "heic"]
  /// The pixels a point of files whose names end so.
  private static let scales: [(suffix: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]
  /// The bundles that were read, by path.
  private static let known = Mutex<[String: ImageFiles]>([:])

  /// The file of each image; one of a catalog has none.
  private let files: [String: (url: URL?, scale: CGFloat)]

  /// A bundle without any image says nothing about what exists: the images of its app lie elsewhere.
  var isEmpty: Bool { files.isEmpty }

  func contains(_ name: String) -> Bool {
    files[name] != nil || files[(name as NSString).deletingPathExtension] != nil
  }

  /// The image of a name, if it is in a file of its own.
  func values(of name: String) -> UIImage.Values? {
    let found = files[name] ?? files[(name as NSString).deletingPathExtension]
    guard let found, let url = found.url, let data = try? Data(contentsOf: url),
      let pixels = PNGHeader.size(of: data)
    else { return nil }
    let size = CGSize(width: pixels.width / found.scale, height: pixels.height / found.scale)
    return UIImage.Values(name: name, size: size, scale: found.scale, data: data)
  }

  /// The images of a bundle, which is read once.
  static func of(_ bundle: Bundle) -> ImageFiles {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return known.withLock { known in
      if let images = known[folder.path] { return images }
      let images = ImageFiles(folder: folder)
      known[folder.path] = images
      return images
    }
  }

  private init(folder: URL) {
    var files: [String: (url: URL?, scale: CGFloat)] = [:]
    for url in Self.contents(of: folder) {
      if Self.extensions.contains(url.pathExtension.lowercased()) {
        let (name, scale) = Self.nameAndScale(url.deletingPathExtension().lastPathComponent)
        if files[name] == nil { files[name] = (url, scale) }
      } else if url.pathExtension == "xcassets" {
        for name in Self.names(ofCatalog: url) { files[name] = (nil, 1) }
      }
    }
    self.files = files
  }

  private static func nameAndScale(_ stem: String) -> (name: String, scale: CGFloat) {
    for (suffix, scale) in scales where stem.hasSuffix(suffix) {
      return (String(stem.dropLast(suffix.count)), scale)
    }
    return (stem, 1)
  }

  private static func names(ofCatalog catalog: URL) -> [String] {
    let paths = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "imageset" }
      .map { $0.deletingPathExtension().lastPathComponent }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
