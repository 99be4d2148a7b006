import Foundation
import GotchaBook

/// The images that previews of links show: a folder, as `Tools/social-images` fills it, with one PNG
/// file for each page, at the page's path.
struct SocialImages: Sendable {
  /// In pixels: what the large preview of `twitter:card` shows whole.
  static let width = 1200
  static let height = 630

  /// The files of the pages that have one. Others in the folder are passed over.
  private(set) var files: [SiteBuilder.File] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var paths: Set<String> = []

  /// Reads the images of pages, none without a folder; one that is missing or of another form is
  /// reported.
  init(folder: String?, pages: [String]) {
    guard let folder else { return }
    for path in pages.map(Self.path) {
      let data = FileManager.default.contents(atPath: folder + "/" + path)
      if let data, Self.isWanted(data) {
        paths.insert(path)
        files.append(SiteBuilder.File(path: path, data: data))
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, at: Place(file: folder + "/" + path, line: 1), rule: .socialImage,
            data == nil
              ? "There is no image for previews of a page"
              : "The image is no PNG file of \(Self.width) × \(Self.height) pixels",
            advice: "draw it: gotchas list --format json | Tools/social-images \(folder)"))
      }
    }
  }

  /// The path of the image of a page, if it has one.
  func path(of page: String) -> String? {
    let path = Self.path(of: page)
    return paths.contains(path) ? path : nil
  }

  private static func path(of page: String) -> String {
    (page.hasSuffix(".html") ? String(page.dropLast(".html".count)) : page) + ".png"
  }

  /// Whether a file begins as a PNG file of the right size does: its signature, then the chunk IHDR
  /// with width and height (PNG specification, 5.2 and 11.2.1).
  private static func isWanted(_ data: Data) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = [0, 0, 0, 13] + Array("IHDR".utf8) + bytes(of: width) + bytes(of: height)
    return data.starts(with: signature + header)
  }

  private static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
  }
}
