import Foundation
import TableModel
import Testing

/// Documents in files.
@MainActor @Suite struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = (contents as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }
  }

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).txt")

  @Test func `a document is written and read again`() {
    let note = Note(fileURL: file)
    note.text = "Hello"
    var results: [Bool] = []
    note.save(to: file, for: .forCreating) { results.append($0) }
    #expect(results.isEmpty)
    MainLoop.runUntilIdle()
    #expect(results == [true] && note.documentState == .normal)
    note.text = "Changed"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    note.close { results.append($0) }
    MainLoop.runUntilIdle()
    #expect(note.documentState == .closed && !note.hasUnsavedChanges)
    let again = Note(fileURL: file)
    again.open { results.append($0) }
    MainLoop.runUntilIdle()
    #expect(again.text == "Changed" && results == [true, true, true])
    #expect(again.fileType == "public.plain-text" && again.fileModificationDate != nil)
  }

  @Test func `a document without a file does not open`() {
    var result: Bool?
    let note = Note(fileURL: file)
    note.open { result = $0 }
    MainLoop.runUntilIdle()
    #expect(result == false && note.documentState == .closed)
  }

  @Test func `a folder of files is written and read again`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let name = folder.addRegularFile(withContents: Data([1]), preferredFilename: "a")
    let other = folder.addRegularFile(withContents: Data([2]), preferredFilename: "a")
    #expect(name == "a" && other != "a")
    try folder.write(to: file, options: .atomic, originalContentsURL: nil)
    let again = try FileWrapper(url: file)
    #expect(again.isDirectory && again.fileWrappers?["a"]?.regularFileContents == Data([1]))
  }
}
