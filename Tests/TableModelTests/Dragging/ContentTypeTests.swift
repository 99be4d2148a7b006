import Foundation
import TableModel
import Testing

/// Types of data by identifier, ending and MIME type.
@MainActor @Suite struct ContentTypeTests {
  @Test func `a type is found by the ending of a name and conforms to wider ones`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.mpeg4Movie.conforms(to: .movie))
  }

  @Test func `a provider of a file gives its bytes under the type of its name`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.json"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    var loaded: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in loaded = data }
    MainLoop.runUntilIdle()
    #expect(loaded == Data("{}".utf8))
    #expect(NSItemProvider(contentsOf: file.appending(path: "none")) == nil)
  }
}
