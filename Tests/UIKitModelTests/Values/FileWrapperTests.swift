import Foundation
import Testing
import UIKitModel

/// Files and folders in memory.
struct FileWrapperTests {
  @Test func `a folder is written and read again, with what is in it`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let name = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt")
    #expect(name == "2__#$!@%!#__a.txt" && folder.isDirectory && !folder.isRegularFile)
    try folder.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.fileWrappers?.count == 2 && read.filename == url.lastPathComponent)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    let file = try #require(read.fileWrappers?["a.txt"])
    read.removeFileWrapper(file)
    #expect(read.keyForChildFileWrapper(file) == nil && read.fileWrappers?.count == 1)
    #expect(throws: (any Error).self) { try FileWrapper(url: url.appendingPathComponent("none")) }
  }

  @Test func `text alone is written to a file, other formats throw`() throws {
    let text = NSAttributedString(string: "Hello")
    let file = try text.fileWrapper(
      from: NSRange(location: 1, length: 2), documentAttributes: [.documentType: plain])
    #expect(file.regularFileContents == Data("el".utf8))
    #expect(throws: (any Error).self) {
      try text.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: (any Error).self) { try text.data(from: NSRange(location: 3, length: 9)) }
  }

  private var plain: NSAttributedString.DocumentType { .plain }
}
