import Foundation
import Testing

@testable import GotchaBook

@Suite struct StampedFilesTests {
  private let root: String
  private let paths = ["a.md", "area/b.md", "area/deep/c.md", "z.md"]

  init() throws {
    root = NSTemporaryDirectory() + "stamped-files-\(UUID().uuidString)"
    for path in paths { try write("text", to: path) }
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func stamped() throws -> StampedFiles {
    StampedFiles(
      try paths.map { ($0, try #require(FileStamp(ofFile: root + "/" + $0))) })
  }

  @Test func `files that stay as they are give no change`() throws {
    #expect(try stamped().changes(below: root) == [])
  }

  @Test func `what was written, and what is gone, are changes at their positions`() throws {
    let files = try stamped()
    try write("longer text", to: "area/deep/c.md")
    try FileManager.default.removeItem(atPath: root + "/a.md")
    let now = try #require(FileStamp(ofFile: root + "/area/deep/c.md"))
    #expect(
      files.changes(below: root) == [
        .init(position: 0, stamp: nil), .init(position: 2, stamp: now),
      ])
  }

  @Test func `a folder that is gone takes all of its files along`() throws {
    let files = try stamped()
    try FileManager.default.removeItem(atPath: root + "/area")
    #expect(files.changes(below: root).map(\.position) == [1, 2])
  }

  @Test func `paths lead to positions and back`() throws {
    let files = try stamped()
    #expect(files.paths == paths)
    for (position, path) in paths.enumerated() { #expect(files.position(of: path) == position) }
    #expect(files.position(of: "area/a.md") == nil)
    #expect(files.allFolders == ["", "area", "area/deep"])
  }

  @Test func `bytes give the same files again, and damaged ones none`() throws {
    let files = try stamped()
    var writer = ByteWriter()
    files.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    let read = try StampedFiles(from: &reader)
    #expect(read.paths == paths)
    #expect(read.stamps == files.stamps)
    for index in writer.bytes.indices {
      var damaged = writer.bytes
      damaged[index] ^= 0xFF
      var reader = ByteReader(damaged)
      // Whatever comes out can be asked without a trap.
      if let found = try? StampedFiles(from: &reader) { _ = found.changes(below: root) }
    }
  }

  @Test func `a folder is unchanged until something is added, in the same moment too`() throws {
    let time = FolderTime.past
    try #require(FolderTime.set(time, of: root + "/area"))
    let folder = FolderListing.Folder(path: "area", modified: time)
    try Data("other".utf8).write(to: URL(fileURLWithPath: root + "/area/b.md"))
    #expect(folder.isUnchanged(below: root))
    try write("new", to: "area/new.md")
    #expect(!folder.isUnchanged(below: root))
  }

  @Test func `a folder that was changed just now vouches for nothing`() throws {
    let listing = FolderListing(below: "area", root: root, suffix: ".md")
    #expect(listing.files == ["area/b.md", "area/deep/c.md"])
    #expect(listing.folders.map(\.modified) == [nil, nil])
    for folder in listing.folders { #expect(!folder.isUnchanged(below: root)) }
  }
}
