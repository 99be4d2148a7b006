import CaseGenerator
import Foundation
import GotchaBook
import TestSupport
import Testing

@Suite("What fuzzing has kept")
struct FuzzCorpusTests {
  @Test("is read, and turned into cases or into words on what is wrong")
  func entries() throws {
    let folder = repositoryRoot.appending(path: "Tests/Fuzz/Corpus/entries")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 5)
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: file))
      let reading = EntryParser.read(path: Samples.path, bytes: bytes, folder: nil)
      #expect(reading.entry != nil || reading.hasErrors, "\(file.lastPathComponent)")
      #expect(!CaseGenerator(modules: []).source(for: reading).isEmpty)
    }
  }
}
