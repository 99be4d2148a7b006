import Foundation
import GotchaBook
import GotchaLint
import Testing

@testable import gotchas

@Suite("A SARIF log")
struct SARIFTests {
  private struct Log: Decodable {
    var version: String
    var runs: [Run]

    struct Run: Decodable {
      var tool: Tool
      var results: [Result]
    }

    struct Tool: Decodable {
      var driver: Driver
    }

    struct Driver: Decodable {
      var rules: [Rule]
    }

    struct Rule: Decodable {
      var id: String
    }

    struct Result: Decodable {
      var ruleId: String
      var level: String
      var message: Message
      var locations: [Location]
    }

    struct Message: Decodable {
      var text: String
    }

    struct Location: Decodable {
      var physicalLocation: Physical
    }

    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }

    struct Artifact: Decodable {
      var uri: String
    }

    struct Region: Decodable {
      var startLine: Int
      var startColumn: Int
    }
  }

  @Test("has every rule, and each diagnostic at its place")
  func content() throws {
    let diagnostics = [
      Diagnostic(
        .warning, at: Place(file: "Gotchas/a b/ä.md", line: 3, column: 5), rule: "open-question",
        "A “question”", advice: "answer")
    ]
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIF.text(of: diagnostics).utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == RuleCatalogue.all.map(\.name))
    let result = try #require(run.results.first)
    #expect(result.ruleId == "open-question" && result.level == "warning")
    #expect(result.message.text == "A “question”; answer")
    let place = try #require(result.locations.first).physicalLocation
    #expect(place.artifactLocation.uri == "Gotchas/a%20b/%C3%A4.md")
    #expect(place.region.startLine == 3 && place.region.startColumn == 5)
  }

  @Test("of a good book has no results, and is a log all the same")
  func empty() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIF.text(of: []).utf8))
    #expect(log.runs.map(\.results.count) == [0])
  }
}
