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
  ///   - code: What stands in a Swift file of a case that is written there.
  ///   - url: An entry's page relative to the site's root.
  package static func bytes(
    of entries: [Entry], markdown: @Sendable (Entry) -> String? = { _ in nil },
    code: @Sendable (Entry, Case) -> String? = { _, _ in nil }, url: @Sendable (Entry) -> String
  ) -> [UInt8] {
    let lines = entries.concurrentMap { entry in
      var json = JSONWriter()
      json.entry(entry, url: url(entry), markdown: markdown(entry)) { code(entry, $0) }
      return json.bytes
    }
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(schema)
      json.lineBreak()
      json.key("entries")
      json.lines(lines)
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
    file.replacements(
      lines.map { line in
        var json = JSONWriter()
        // An entry with a case in a Swift file is not replaced: that file would have to be read.
        json.entry(line.entry, url: line.url, markdown: line.markdown) { _ in nil }
        return JSONLine(
          number: firstLine + line.position, start: "{\"id\":\"\(line.entry.id)\"".utf8,
          bytes: json.bytes)
      })
  }

  /// The line of the first entry, from 0: what stands before it takes two.
  private static let firstLine = 2
}

extension JSONWriter {
  fileprivate mutating func entry(
    _ entry: Entry, url: String, markdown: String?, code: (Case) -> String?
  ) {
    object { json in
      json.facts(of: entry, url: url)
      json.key("evidence")
      json.array(entry.evidence) { $0.evidence($1) }
      json.key("claims")
      json.strings(entry.claims)
      json.key("cases")
      json.array(entry.cases) { $0.caseFacts($1, code: code($1)) }
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

  private mutating func caseFacts(_ each: Case, code: String?) {
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
      json.key("code")
      json.string(code)
    }
  }
}
