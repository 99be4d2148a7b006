import Foundation
import TestSupport
import Testing

@testable import GotchaSite

/// What `Tools/social_images.py` needs.
private enum Drawing {
  /// The last line of Python's output without Pillow, or without the font that is always there;
  /// empty when nothing is missing.
  static let missing: String = {
    let probe = "from PIL import ImageFont; ImageFont.truetype('DejaVuSans.ttf')"
    guard let result = Python.run(["-c", probe]) else { return "python3" }
    return result.code == 0
      ? "" : result.output.split(separator: "\n").last.map(String.init) ?? "Pillow, DejaVu"
  }()
}

@Suite(
  .enabled(
    if: Drawing.missing.isEmpty,
    "SKIPPED: no image of previews was drawn; missing: \(Drawing.missing)"))
struct DrawnImageTests {
  private struct Line: Encodable {
    var id: String
    var title: String
    var path = "Gotchas/a.md"
    var area = "Row heights"
    var kind = "gotcha"
    var appliesTo: String?
  }

  private func draw(
    _ lines: [Line], to folder: String, root: String = ".", pictures: String? = nil
  ) throws -> (code: Int32, output: String) {
    let input = String(decoding: try JSONEncoder().encode(lines), as: UTF8.self)
    let words =
      ["Tools/social_images.py", folder, "--root", root]
      + (pictures.map { ["--pictures", $0] } ?? [])
    return try #require(Python.run(words, input: input))
  }

  private func image(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func `the build takes the images as they are drawn, whatever a title is made of`() throws {
    let folder = try ScratchFolder()
    let titles = [
      "short": "It jumps", "empty": "", "escaped/../id": "<b>&amp;",
      "long": String(repeating: "words that go on and on, ", count: 40),
      "unbroken": String(repeating: "tableView", count: 60),
      "arabic": "في الجدول", "chinese": "表格视图在滚动时跳动", "odd": "🎉 \u{0}\u{200B}\u{FFFF}\n",
    ]
    let lines = titles.map { Line(id: $0, title: $1, appliesTo: "iOS 8–10") }
    let result = try draw(lines, to: folder.path)
    #expect(result.code == 0, "\(result.output)")
    let pages = ["index.html"] + titles.keys.map(SiteMap.path)
    let images = SocialImages(folder: folder.path, pages: pages)
    #expect(images.diagnostics == [])
    #expect(images.files.count == pages.count)
    #expect(images.files.allSatisfy { $0.data.count < 40_000 })
  }

  @Test func `the same title gives the same bytes, another title others`() throws {
    let folder = try ScratchFolder()
    let lines = [
      Line(id: "one", title: "It jumps"), Line(id: "same", title: "It jumps"),
      Line(id: "other", title: "It leaps"),
    ]
    #expect(try draw(lines, to: folder.path).code == 0)
    let images = try lines.map { try image(folder.path + "/entries/\($0.id).png") }
    #expect(images[0] == images[1])
    #expect(images[0] != images[2])
  }

  @Test func `a code span of the entry's file is shown as code`() throws {
    let book = try ScratchFolder([
      "Gotchas/code.md": "# `rowHeight` is ignored\n",
      "Gotchas/plain.md": "# rowHeight is ignored\n",
      "Gotchas/another.md": "# `rowHeight` was ignored\n",
    ])
    let lines = ["code", "plain", "another"].map {
      Line(id: $0, title: "rowHeight is ignored", path: "Gotchas/\($0).md")
    }
    #expect(try draw(lines, to: book.path + "/images", root: book.path).code == 0)
    let images = try lines.map { try image(book.path + "/images/entries/\($0.id).png") }
    #expect(images[0] != images[1])
    // The file has changed since the entries were listed: the title is the list's.
    #expect(images[1] == images[2])
  }

  @Test func `what cannot be read or written is reported with a remedy`() throws {
    let folder = try ScratchFolder(["file": ""])
    let words = ["Tools/social_images.py", folder.path]
    let noJSON = try #require(Python.run(words, input: "gotchas"))
    #expect(noJSON.code == 1)
    #expect(noJSON.output.hasPrefix("Tools/social-images: error: standard input is no JSON"))
    let noFolder = try draw([], to: folder.path + "/file")
    #expect(noFolder.code == 1)
    #expect(noFolder.output.contains("file/index.png cannot be written"))
  }

  @Test func `an image shows the decisive moment of an entry that has one`() throws {
    let site = try SiteOnDisk(SampleBook.contentWithPair)
    let lines = [Line(id: "pair", title: "Both ways scroll"), Line(id: "crashing", title: "None")]
    let plain = try ScratchFolder()
    let shown = try ScratchFolder()
    #expect(try draw(lines, to: plain.path).code == 0)
    let result = try draw(lines, to: shown.path, pictures: site.output + "/pictures")
    #expect(result.code == 0, "\(result.output)")
    #expect(
      SocialImages(
        folder: shown.path, pages: ["index.html"] + lines.map { SiteMap.path(of: $0.id) }
      )
      .diagnostics == [])
    for (id, isShown) in [("pair", true), ("crashing", false)] {
      let path = "/entries/\(id).png"
      #expect((try image(plain.path + path) != image(shown.path + path)) == isShown)
    }
  }
}
