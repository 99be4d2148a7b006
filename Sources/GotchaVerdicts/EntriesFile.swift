package import GotchaBook

/// `entries.json`: what the book says, for machines.
package enum EntriesFile {
  /// The file's schema; raised when a member changes its meaning or goes away.
  package static let schema = 1
  /// Relative to the site's root.
  package static let path = "entries.json"

  /// The file's bytes.
  ///
  /// - Parameters:
  ///   - markdown: The text of an entry's file; nil when it is not known.
  ///   - url: An entry's page relative to the site's root.
  package static func bytes(
    of entries: [Entry], markdown: (Entry) -> String? = { _ in nil }, url: (Entry) -> String
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(schema)
      json.lineBreak()
      json.key("entries")
      json.array(entries) { json, entry in
        json.lineBreak()
        json.entry(entry, url: url(entry), markdown: markdown(entry))
      }
      json.lineBreak()
    }
    return json.bytes + "\n".utf8
  }
}

// MARK: - One line an entry

extension EntriesFile {
  /// An entry and where it stands among all.
  package struct Line {
    package var entry: Entry
    package var url: String
    package var markdown: String?
    package var position: Int

    package init(entry: Entry, url: String, markdown: String?, position: Int) {
      self.entry = entry
      self.url = url
      self.markdown = markdown
      self.position = position
    }
  }

  /// What is to stand where in a file so that it says some entries anew; nil when they are not
  /// where they should be.
  package static func replacements(
    _ lines: [Line], in file: OpenedFile
  ) -> [(range: Range<Int>, bytes: [UInt8])]? {
    let lines = lines.sorted { $0.position < $1.position }
    guard let ranges = file.lines(lines.map { firstLine + $0.position }) else { return nil }
    var found: [(range: Range<Int>, bytes: [UInt8])] = []
    for (line, range) in zip(lines, ranges) {
      guard let old = file.bytes(range), old.starts(with: "{\"id\":\"\(line.entry.id)\"".utf8)
      else { return nil }
      var json = JSONWriter()
      json.entry(line.entry, url: line.url, markdown: line.markdown)
      let comma = UInt8(ascii: ",")
      found.append((range, old.last == comma ? json.bytes + [comma] : json.bytes))
    }
    return found
  }

  /// The line of the first entry, from 0: what stands before it takes two.
  private static let firstLine = 2
}

extension JSONWriter {
  fileprivate mutating func entry(_ entry: Entry, url: String, markdown: String?) {
    object { json in
      json.facts(of: entry, url: url)
      json.key("evidence")
      json.array(entry.evidence) { $0.evidence($1) }
      json.key("claims")
      json.strings(entry.claims)
      json.key("cases")
      json.array(entry.cases) { $0.caseFacts($1) }
      json.key("markdown")
      json.string(markdown)
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
