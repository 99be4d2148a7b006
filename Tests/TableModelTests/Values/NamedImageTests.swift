import Foundation
import TableModel
import Testing

/// Images by name: which exist.
struct NamedImageTests {
  /// A folder as a bundle, with these files, removed when the suite is over.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(_ files: [String: Data]) throws {
      for (path, data) in files {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle? { Bundle(path: url.path) }
  }

  /// The head of a PNG file of 8 × 4 pixels.
  private static let png = Data(
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 4]
      + [8, 6, 0, 0, 0])

  @Test func `a bundle with images has no image of another name`() throws {
    let folder = try Folder([
      "cart@2x.png": Self.png, "Assets.xcassets/photos/star.imageset/Contents.json": Data(),
    ])
    let bundle = try #require(folder.bundle)
    #expect(UIImage(named: "no such", in: bundle, with: nil) == nil)
    #expect(UIImage(named: "star", in: bundle, compatibleWith: nil) != nil)
    let cart = UIImage(named: "cart", in: bundle, with: nil)
    #expect(cart?.size == CGSize(width: 4, height: 2) && cart?.scale == 2)
    #expect(cart == UIImage(named: "cart", in: bundle, with: nil))
  }

  @Test func `in a bundle without images every name has one`() throws {
    let bundle = try #require(try Folder(["a.txt": Data()]).bundle)
    #expect(UIImage(named: "star", in: bundle, with: nil) != nil)
    #expect(UIImage(named: "", in: bundle, with: nil) == nil)
  }

  @Test(arguments: ["", "not-found", "Star", "star..fill", "my symbol", "étoile"])
  func `no symbol has such a name`(name: String) { #expect(UIImage(systemName: name) == nil) }

  @Test(arguments: ["star", "person.2.fill", "1.circle"])
  func `words with points between them are a symbol`(name: String) {
    #expect(UIImage(systemName: name) != nil)
  }
}
