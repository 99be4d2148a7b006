import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord
import TestSupport
import Testing

@Suite struct ResultsFileTests {
  @Test func `results are JSON with a schema, and the same twice`() throws {
    let record = Sketch.record(
      "e", "c", [Sketch.run(8, fails: true), Sketch.run(9), Sketch.run(10)])
    let verdicts = BookVerdicts(
      entries: [Sketch.entry(), Sketch.entry("f")], runs: [Sketch.results("a", record)])
    let data = try ResultsFile(verdicts).data()
    #expect(try data == ResultsFile(verdicts).data())
    let json = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["schema"] as? Int == ResultsFile.currentSchema)
    let entries = try #require(json["entries"] as? [[String: Any]])
    #expect(entries.map { $0["verdict"] as? String } == ["fails", "not-run"])
  }

  @Test func `the schema has every verdict, from the best to the worst`() throws {
    let file = repositoryRoot.appending(path: "Site/theme/schemas/results.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
    #expect(definitions["verdict"]?["enum"] as? [String] == Verdict.kinds.map(\.word))
  }

  @Test func `the runs of a version are named unless the only run says the same`() throws {
    func runs(_ names: String...) throws -> [[[String: String]]?] {
      let record = Sketch.record("e", "c", [Sketch.run(8)])
      let verdicts = BookVerdicts(
        entries: [Sketch.entry()], runs: names.map { Sketch.results($0, record) })
      let json = try JSONSerialization.jsonObject(with: ResultsFile(verdicts).data())
      let entries = try #require((json as? [String: Any])?["entries"] as? [[String: Any]])
      let cases = try #require(entries.first?["cases"] as? [[String: Any]])
      let versions = try #require(cases.first?["versions"] as? [[String: Any]])
      return versions.filter { $0["version"] as? String == "8" }
        .map { $0["runs"] as? [[String: String]] }
    }
    #expect(try runs("a") == [nil])
    #expect(
      try runs("a", "b") == [
        [["run": "a", "verdict": "passes"], ["run": "b", "verdict": "passes"]]
      ])
  }

  @Test func `entries are JSON with a schema, and each version with its claim and basis`() throws {
    var entry = Sketch.entry("é\"\\\u{1}\n", changedIn: 18)
    entry.evidence = [
      Evidence(level: .reported, versions: Sketch.range(9...9), text: [], links: [])
    ]
    let verdicts = BookVerdicts(entries: [entry], runs: [])
    let data = try EntriesFile([entry], verdicts.entries) { _ in
      EntriesFile.Addition(url: "entries/e.html")
    }.data()
    let json = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["schema"] as? Int == EntriesFile.currentSchema)
    let line = try #require((json["entries"] as? [[String: Any]])?.first)
    #expect(line["id"] as? String == "é\"\\\u{1}\n")
    #expect(line["appliesTo"] as? String == "8–10")
    #expect(
      line["versions"] as? [String: [String: String]] == [
        "8": ["claim": "affected", "basis": "model"],
        "9": ["claim": "affected", "basis": "reported"],
        "10": ["claim": "affected", "basis": "model"],
        "18": ["claim": "notAffected", "basis": "model"],
        "26": ["claim": "notAffected", "basis": "model"],
      ])
  }
}
