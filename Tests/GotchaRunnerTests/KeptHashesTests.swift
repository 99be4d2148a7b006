import Foundation
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("The hashes of large files") struct KeptHashesTests {
  @Test func `are kept until a file is written again`() throws {
    let folder = try ScratchFolder(["library.so": "one", "other.so": "two"])
    let paths = ["library.so", "other.so"].map { folder.url.appending(path: $0).path }
    let kept = KeptHashes(folder: folder.url)
    let first = kept.hashes(of: paths)
    #expect(Set(first).count == 2)
    let text = try String(contentsOf: kept.file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
    // What is kept is taken, and what is no line of the file is passed over.
    try Data((text.replacing(first[0], with: "0123456789abcdef") + "torn").utf8).write(
      to: kept.file)
    #expect(kept.hashes(of: paths) == ["0123456789abcdef", first[1]])
    try Data("another".utf8).write(to: URL(fileURLWithPath: paths[0]))
    let second = kept.hashes(of: paths)
    #expect(second[0] != first[0] && second[0] != "0123456789abcdef" && second[1] == first[1])
  }

  @Test func `are found where nothing can be kept`() throws {
    let folder = try ScratchFolder(["library.so": "one"])
    let path = folder.url.appending(path: "library.so").path
    let kept = KeptHashes(folder: folder.url.appending(path: "missing"))
    #expect(kept.hashes(of: [path]) == kept.hashes(of: [path]))
    #expect(kept.hashes(of: [path])[0].count == 16)
  }
}
