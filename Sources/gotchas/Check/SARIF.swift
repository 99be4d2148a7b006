import Foundation
import GotchaBook
import GotchaLint
import GotchaVerdicts

/// Diagnostics as a log of SARIF 2.1.0 (OASIS, 27 March 2020); their columns count code points.
enum SARIF {
  static func text(of diagnostics: [Diagnostic]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("$schema")
      json.string(
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      json.key("version")
      json.string("2.1.0")
      json.key("runs")
      json.array([diagnostics]) { json, diagnostics in json.run(diagnostics) }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func run(_ diagnostics: [Diagnostic]) {
    object { json in
      json.key("tool")
      json.object { json in
        json.key("driver")
        json.object { $0.driver() }
      }
      json.key("columnKind")
      json.string("unicodeCodePoints")
      json.key("results")
      json.array(diagnostics) { json, diagnostic in
        json.lineBreak()
        json.result(diagnostic)
      }
    }
  }

  private mutating func driver() {
    key("name")
    string("gotchas")
    key("rules")
    array(RuleCatalogue.all) { json, rule in
      json.lineBreak()
      json.object { json in
        json.key("id")
        json.string(rule.name)
        json.key("shortDescription")
        json.message(rule.summary)
      }
    }
  }

  private mutating func result(_ diagnostic: Diagnostic) {
    object { json in
      json.key("ruleId")
      json.string(diagnostic.rule)
      json.key("level")
      json.string(diagnostic.severity.rawValue)
      json.key("message")
      json.message("\(diagnostic.message); \(diagnostic.advice)")
      json.key("locations")
      json.array([diagnostic.place]) { json, place in json.location(place) }
    }
  }

  private mutating func location(_ place: Place) {
    object { json in
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object { json in
          json.key("uri")
          json.string(SARIF.uri(place.file))
        }
        json.key("region")
        json.object { json in
          json.key("startLine")
          json.integer(place.line)
          json.key("startColumn")
          json.integer(place.column)
        }
      }
    }
  }

  private mutating func message(_ text: String) {
    object { json in
      json.key("text")
      json.string(text)
    }
  }
}

extension SARIF {
  /// A path as a reference relative to the root of the package.
  fileprivate static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
