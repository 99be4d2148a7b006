package import GotchaBook

/// `entries.json`: what the book says, for machines.
package enum EntriesFile {
  /// The file's schema; raised when a member changes its meaning or goes away.
  package static let schema = 1

  /// The file's bytes. `url` gives an entry's page relative to the site's root.
  package static func bytes(of entries: [Entry], url: (Entry) -> String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(schema)
      json.lineBreak()
      json.key("entries")
      json.array(entries) { json, entry in
        json.lineBreak()
        json.entry(entry, url: url(entry))
      }
      json.lineBreak()
    }
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  fileprivate mutating func entry(_ entry: Entry, url: String) {
    object { json in
      json.facts(of: entry, url: url)
      json.key("evidence")
      json.array(entry.evidence) { $0.evidence($1) }
      json.key("claims")
      json.strings(entry.claims)
      json.key("cases")
      json.array(entry.cases) { $0.caseFacts($1) }
    }
  }

  private mutating func facts(of entry: Entry, url: String) {
    key("id")
    string(entry.id)
    key("title")
    string(entry.title)
    key("summary")
    string(entry.lead.map(\.plainText).joined(separator: "\n"))
    key("kind")
    string(entry.kind.rawValue)
    key("area")
    string(entry.area)
    key("path")
    string(entry.path)
    key("url")
    string(url)
    key("appliesTo")
    string(entry.appliesTo?.description)
    key("changedIn")
    string(entry.changedIn?.description)
    key("contentHash")
    string(entry.contentHash)
  }

  private mutating func evidence(_ evidence: Evidence) {
    object { json in
      json.key("level")
      json.string(evidence.level.rawValue)
      json.key("text")
      json.string(evidence.text.map(\.plainText).joined())
      json.key("links")
      json.strings(evidence.links)
    }
  }

  private mutating func caseFacts(_ each: Case) {
    object { json in
      json.key("case")
      json.string(each.slug)
      json.key("title")
      json.string(each.title)
      json.key("line")
      json.integer(each.place.line)
      json.key("appliesTo")
      json.string(each.appliesTo?.description)
      json.key("changedIn")
      json.string(each.changedIn?.description)
      json.key("source")
      json.string(each.swiftFile)
    }
  }
}
