import Foundation
import Testing

@testable import GotchaBook

@Suite struct OpenedFileTests {
  /// A file with these bytes.
  private func file(_ bytes: [UInt8]) throws -> OpenedFile {
    let path = NSTemporaryDirectory() + "opened-file-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try #require(OpenedFile(path))
  }

  @Test func `parts of a file are read, and none beyond its end`() throws {
    let file = try file(Array("0123456789".utf8))
    #expect(file.bytes(3..<6) == Array("345".utf8))
    #expect(file.bytes(9..<11) == nil)
    #expect(file.bytes(0..<0) == [])
  }

  @Test func `a folder is no file`() {
    #expect(OpenedFile(NSTemporaryDirectory()) == nil)
  }

  @Test func `lines are found wherever the pieces end that are read at once`() throws {
    let lengths = [0, 5, OpenedFile.pieceSize - 8, 0, 3, OpenedFile.pieceSize * 2, 1]
    let text = lengths.map { String(repeating: "x", count: $0) }.joined(separator: "\n") + "\n"
    let file = try file(Array(text.utf8))
    var start = 0
    let ranges = lengths.map { length in
      defer { start += length + 1 }
      return start..<start + length
    }
    #expect(file.lines(Array(lengths.indices)) == ranges)
    #expect(file.lines([1, 5]) == [ranges[1], ranges[5]])
    #expect(file.lines([lengths.count]) == nil)
    #expect(file.lines([]) == [])
  }
}
