import Foundation
import GotchaVerdicts
import RunFiles
import RunRecord
import TestSupport
import Testing

@Suite("What fuzzing has kept of results")
struct FuzzCorpusTests {
  @Test("is read, and what is damaged says so")
  func results() throws {
    let folder = repositoryRoot.appending(path: "Tests/Fuzz/Corpus/results")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 5)
    for file in files {
      // The first byte says what the rest is.
      let data = try Data(contentsOf: file).dropFirst()
      let stream = EventStream(data: Data(data))
      let isComplete = stream.conditions.isEmpty
      #expect(!isComplete || file.lastPathComponent == "stream", "\(file.lastPathComponent)")
      _ = try? JSONDecoder().decode(CaseRecord.self, from: Data(data))
      _ = CompilerMessage.messages(inLog: String(decoding: data, as: UTF8.self))
    }
  }
}
