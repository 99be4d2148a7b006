import Foundation
import GotchaVerdicts
import RunRecord
import Testing

@Suite struct ResultsFileTests {
  @Test func `results are JSON with a schema, and the same twice`() throws {
    let record = Sketch.record(
      "e", "c", [Sketch.run(8, fails: true), Sketch.run(9), Sketch.run(10)])
    let verdicts = BookVerdicts(
      entries: [Sketch.entry(), Sketch.entry("f")], runs: [Sketch.results("a", record)])
    let bytes = ResultsFile.bytes(of: verdicts)
    #expect(bytes == ResultsFile.bytes(of: verdicts))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(json["schema"] as? Int == ResultsFile.schema)
    let entries = try #require(json["entries"] as? [[String: Any]])
    #expect(entries.map { $0["verdict"] as? String } == ["broken", "not-run"])
  }

  @Test func `entries are JSON with a schema`() throws {
    let bytes = EntriesFile.bytes(of: [Sketch.entry("é\"\\\u{1}\n")]) { _ in "entries/e.html" }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(json["schema"] as? Int == EntriesFile.schema)
    let entry = try #require((json["entries"] as? [[String: Any]])?.first)
    #expect(entry["id"] as? String == "é\"\\\u{1}\n")
    #expect(entry["appliesTo"] as? String == "8–10")
  }
}
