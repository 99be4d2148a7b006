import Foundation
import Testing
import UIKitModel

/// Which names are those of images.
@MainActor @Suite struct ImageNameTests {
  /// The start of a PNG file of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return Data(header + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height])
  }

  @Test(arguments: ["nope", "", "/", "group/nope"])
  func `a name that no bundle has is no image's`(name: String) {
    #expect(UIImage(named: name) == nil)
    #expect(UIImage(named: name, in: nil, with: nil) == nil)
  }

  @Test func `files and asset catalogs of the bundles have images`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Icons/flag.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"images": [{"idiom": "universal", "filename": "f.png", "scale": "1x"},
      {"idiom": "universal", "filename": "f2.png", "scale": "2x"}],
      "properties": {"template-rendering-intent": "template"}}
      """
    try contents.write(
      to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    try png(20, 10).write(to: set.appendingPathComponent("f.png"))
    try png(40, 20).write(to: set.appendingPathComponent("f2.png"))
    try png(60, 30).write(to: folder.appendingPathComponent("star@3x.png"))
    try Data("{".utf8).write(to: folder.appendingPathComponent("broken.png"))
    let process = AppProcess()
    process.resourceFolders = [folder]
    try AppProcess.$bound.withValue(process) {
      let flag = try #require(UIImage(named: "Icons/flag"))
      #expect(flag.size == CGSize(width: 20, height: 10) && flag.scale == 2)
      #expect(flag.renderingMode == .alwaysTemplate)
      let star = try #require(UIImage(named: "star"))
      #expect(star.size == CGSize(width: 20, height: 10) && star.scale == 3)
      #expect(UIImage(named: "star.png")?.size == star.size)
      #expect(UIImage(named: "broken")?.size == .zero)
      #expect(UIImage(named: "moon") == nil)
    }
  }

  @Test func `the file of an image says its size, a drawing in points`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Own.bundle/A.xcassets/leaf.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #"{"images": [{"filename": "leaf.pdf", "scale": "1x"}]}"#.write(
      to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 40, 3,
    ]
    let files: [String: Data] = [
      "leaf.imageset/leaf.pdf": Data("%PDF-1.4 <</MediaBox [ -10 0 90 92.5 ]>>".utf8),
      "photo.jpg": Data(jpeg), "dot.gif": Data(Array("GIF89a".utf8) + [7, 0, 5, 1]),
      "wide.svg": Data("<?xml?><svg viewBox=\"0 0 24 12\" fill=\"none\">".utf8),
      "tall.svg": Data("<svg width=\"10px\" height='20'>".utf8),
      "none.svg": Data("<svg width=\"10%\"".utf8), "cut.jpg": Data([0xFF, 0xD8, 0xFF, 0xE0]),
      "empty.pdf": Data("%PDF-1.4 /MediaBox [0 0 nan]".utf8),
    ]
    for (name, data) in files {
      try data.write(to: set.deletingLastPathComponent().appendingPathComponent(name))
    }
    let process = AppProcess()
    process.resourceFolders = [folder]
    AppProcess.$bound.withValue(process) {
      let sizes = ["leaf", "photo.jpg", "dot.gif", "wide.svg", "tall.svg"].map {
        UIImage(named: $0)?.size
      }
      #expect(
        sizes == [
          CGSize(width: 100, height: 92.5), CGSize(width: 40, height: 30),
          CGSize(width: 7, height: 261), CGSize(width: 24, height: 12),
          CGSize(width: 10, height: 20),
        ])
      for name in ["none.svg", "cut.jpg", "empty.pdf"] {
        #expect(UIImage(named: name)?.size == .zero, "\(name)")
      }
    }
  }

  @Test func `a name of other words than symbols have is no symbol's`() {
    let symbols = ["star", "trash.fill", "chevron.forward", "1.circle", "person.2.slash.fill"]
    for name in symbols { #expect(UIImage(systemName: name) != nil, "\(name)") }
    for name in ["", ".", "star.", "no.such.symbol", "Star", "definitely.not.a.symbol", "foo"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }
}
