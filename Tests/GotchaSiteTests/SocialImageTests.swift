import Foundation
import GotchaBook
import TestSupport
import Testing

@testable import GotchaSite
@testable import gotchas

@Suite struct SocialImageTests {
  private static let address = "https://example.com/book/"

  /// A folder with the beginning of an image for each path.
  private func folder(_ paths: [String], width: UInt32 = 1200) throws -> ScratchFolder {
    let folder = try ScratchFolder(["notes.txt": "mine", "entries/gone.png": "an old image"])
    for path in paths {
      let size = [width.bigEndian, UInt32(630).bigEndian].flatMap {
        withUnsafeBytes(of: $0, Array.init)
      }
      let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      try (png + Data("IHDR".utf8) + Data(size)).write(to: folder.url.appending(path: path))
    }
    return folder
  }

  private func content(_ folder: borrowing ScratchFolder) -> SiteContent {
    var content = SampleBook.content
    content.baseURL = Self.address
    content.socialImages = folder.path
    return content
  }

  private func paths(of content: SiteContent) -> [String] {
    ["index.png"] + content.entries.map { "entries/\($0.id).png" }
  }

  @Test func `a page names its image, with its size and its title`() throws {
    let images = try folder(paths(of: SampleBook.content))
    let content = content(images)
    let site = try SiteOnDisk(content)
    #expect(site.diagnostics.filter { $0.rule == "social-image" } == [])
    for path in paths(of: content) {
      let page = try site.text(path.replacing(".png", with: ".html"))
      #expect(page.contains(#"property="og:image" content="\#(Self.address)\#(path)""#), "\(path)")
      #expect(page.contains(#"<meta name="twitter:card" content="summary_large_image">"#))
      #expect(
        FileManager.default.contentsEqual(
          atPath: images.path + "/" + path, andPath: site.output + "/" + path), "\(path)")
    }
    let page = try site.text("entries/equal-height-requested-twice.html")
    #expect(page.contains(#"property="og:image:width" content="1200""#))
    #expect(page.contains(#"property="og:image:height" content="630""#))
    #expect(page.contains(#"property="og:image:alt" content="\#(content.entries[0].title)""#))
    #expect(!(try site.text("runs.html").contains("og:image")))
  }

  @Test func `files of no page are left where they are`() throws {
    let site = try SiteOnDisk(content(try folder(paths(of: SampleBook.content))))
    #expect(!site.files.contains("notes.txt"))
    #expect(!site.files.contains("entries/gone.png"))
  }

  @Test func `a page without an image has no tag, and the build names which file is missing`()
    throws
  {
    let images = try folder(["index.png"])
    let content = content(images)
    let site = try SiteOnDisk(content)
    let found = site.diagnostics.filter { $0.rule == "social-image" }
    #expect(found.count == content.entries.count)
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.first?.place.file == images.path + "/entries/\(content.entries[0].id).png")
    #expect(found.first?.advice.hasSuffix("| Tools/social-images \(images.path)") == true)
    #expect(try site.text("index.html").contains("og:image"))
    #expect(!(try site.text("entries/\(content.entries[0].id).html").contains("og:image")))
  }

  @Test func `what is no image of the right form is left out with a warning`() throws {
    let small = try folder(["index.png"], width: 600)
    try small.write("GIF89a", to: "entries/\(SampleBook.content.entries[0].id).png")
    let site = try SiteOnDisk(content(small))
    let messages = site.diagnostics.filter { $0.message.contains("no PNG file of 1200 × 630") }
    #expect(messages.count == 2)
    #expect(!site.files.contains { $0.hasSuffix(".png") })
    #expect(!(try site.text("index.html").contains("og:image")))
  }

  @Test func `a site with images is replaced, and is not after a file was put into it`() throws {
    let images = try folder(["index.png"])
    let site = try SiteOnDisk(content(images))
    let mine = site.output + "/entries/mine.png"
    _ = try SiteWriter(output: site.output).abandon()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: mine))
    #expect(
      throws: SiteWriterError.foreignFiles(folder: site.output, names: ["entries/mine.png"])
    ) { try SiteWriter(output: site.output) }
  }

  @Test func `the command wants the site's address and a folder that is there`() throws {
    let images = try folder([])
    func mistake(_ words: [String]) throws -> String? {
      BuildRequest(try BuildCommand.options.parse(words)).mistake
    }
    let address = ["--base-url", Self.address]
    #expect(try mistake(address + ["--social-images", images.path]) == nil)
    #expect(
      try mistake(["--social-images", images.path])?.hasPrefix("--social-images needs --base-url,")
        == true)
    #expect(
      try mistake(address + ["--social-images", images.path + "/none"])
        == "there is no folder \(images.path)/none; "
        + "make it: gotchas list --format json | Tools/social-images \(images.path)/none")
  }

  @Test func `without images no page names one`() throws {
    let site = try SiteOnDisk(SampleBook.content)
    for path in site.files where path.hasSuffix(".html") {
      let page = try site.text(path)
      #expect(!page.contains("og:image") && !page.contains("twitter:card"), "\(path)")
    }
  }
}
