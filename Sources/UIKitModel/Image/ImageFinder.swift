import Foundation

/// Finds the images of an app by their names: in asset catalogs, as these lie in its sources, and
/// among the files of its bundles.
///
/// A name that neither has is no image's (Apple, `init(named:)`; QuickTableViewController, commit
/// b7d1c85, tests for it).
final class ImageFinder: @unchecked Sendable {
  static let shared = ImageFinder()

  /// The extensions that a name may leave out (Apple, `init(named:)`: only PNG may).
  private static let extensions = ["png"]

  /// The files and image sets of a folder by name, without the part that says the scale. Folders in a
  /// bundle are searched six deep; catalogs have groups.
  private let index = ResourceIndex(depth: 6, folders: "imageset") { ImageFinder.split($0).name }

  /// What the image `name` of a bundle is made of; nil if there is none.
  func values(named name: String, in bundle: Bundle?) -> UIImage.Values? {
    guard let last = name.split(separator: "/").last.map(String.init) else { return nil }
    for folder in ResourceFolders.folders(of: bundle) {
      let files = index.files(in: folder)
      if let set = files["\(last).imageset"]?.first { return values(ofSet: set, named: name) }
      let found = files[last] ?? Self.extensions.lazy.compactMap { files["\(last).\($0)"] }.first
      if let file = found?.last { return values(ofFile: file, named: name) }
    }
    return nil
  }

  /// The name of a file without its scale, and the scale: `star@2x.png` is `star.png` at 2.
  private static func split(_ url: URL) -> (name: String, scale: CGFloat) {
    let name = url.lastPathComponent
    for scale in [2, 3] {
      for idiom in ["", "~iphone", "~ipad"] {
        let mark = "@\(scale)x\(idiom)."
        guard name.contains(mark) else { continue }
        return (name.replacingOccurrences(of: mark, with: "."), CGFloat(scale))
      }
    }
    return (name, 1)
  }

  // MARK: Values

  private func values(ofFile file: URL, named name: String) -> UIImage.Values {
    var values = UIImage.Values(name: name)
    values.scale = Self.split(file).scale
    guard let data = FileManager.default.contents(atPath: file.path) else { return values }
    if let pixels = ImageHeader.pixels(of: data) {
      values.data = data
      values.size = CGSize(
        width: pixels.width / values.scale, height: pixels.height / values.scale)
    } else if let points = ImageHeader.points(of: data) {
      // A drawing has the same size in points at every scale.
      (values.size, values.scale) = (points, 1)
    }
    return values
  }

  /// What the file `Contents.json` of an image set says (Apple, Asset Catalog Format Reference).
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var rendering: String?

      enum CodingKeys: String, CodingKey {
        case rendering = "template-rendering-intent"
      }
    }
    var images: [Image]?
    var properties: Properties?
  }

  /// The image of a set, from the file with the most pixels.
  private func values(ofSet set: URL, named name: String) -> UIImage.Values {
    let json = FileManager.default.contents(
      atPath: set.appendingPathComponent("Contents.json").path)
    let contents = json.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    let best = (contents?.images ?? []).filter { $0.filename != nil }
      .max { ($0.scale ?? "") < ($1.scale ?? "") }
    var values = UIImage.Values(name: name)
    if let file = best?.filename {
      values = self.values(ofFile: set.appendingPathComponent(file), named: name)
      let scale = best?.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
      if scale > 0, scale != values.scale {
        values.size.width *= values.scale / scale
        values.size.height *= values.scale / scale
        values.scale = scale
      }
    }
    switch contents?.properties?.rendering {
    case "template": values.renderingMode = .alwaysTemplate
    case "original": values.renderingMode = .alwaysOriginal
    default: break
    }
    return values
  }
}
