/// An entry without its body and its code, as bytes.
package enum EntryCoding {
  package static func write(_ entry: Entry, to writer: inout ByteWriter) {
    for text in [entry.id, entry.path, entry.title, entry.area, entry.contentHash] {
      writer.add(text)
    }
    writer.add(entry.kind.rawValue)
    writer.add(entry.place.line)
    writer.add(entry.place.column)
    writeVersions(entry.appliesTo, entry.changedIn, to: &writer)
    writer.add(entry.claims)
    writer.add(entry.evidence) { writer, evidence in
      writer.add(evidence.level.rawValue)
      writer.add(evidence.links)
      writer.add(evidence.text) { NodeCoding.write($1, to: &$0) }
    }
    writer.add(entry.lead) { NodeCoding.write($1, to: &$0) }
    writer.add(entry.cases) { write($1, to: &$0) }
    writer.add(entry.setup) { writer, block in
      writer.add(block.firstLine)
      writer.add(block.code.utf8.count { $0 == UInt8(ascii: "\n") })
    }
  }

  package static func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> Entry {
    let id = try reader.text()
    let path = try reader.text()
    let title = try reader.text()
    let area = try reader.text()
    let hash = try reader.text()
    guard let kind = Entry.Kind(rawValue: try reader.text()) else { throw ByteReader.Malformed() }
    let place = Place(file: path, line: try reader.integer(), column: try reader.integer())
    let (appliesTo, changedIn) = try readVersions(&reader)
    let claims = try reader.texts()
    let evidence = try reader.array { (reader) throws(ByteReader.Malformed) -> Evidence in
      guard let level = Evidence.Level(rawValue: try reader.text()) else {
        throw ByteReader.Malformed()
      }
      let links = try reader.texts()
      return Evidence(level: level, text: try NodeCoding.readAll(&reader, path), links: links)
    }
    let lead = try NodeCoding.readAll(&reader, path)
    let cases = try reader.array { (reader) throws(ByteReader.Malformed) in
      try readCase(&reader, path)
    }
    let setup = try reader.array { (reader) throws(ByteReader.Malformed) in
      try readSetup(&reader, path)
    }
    return Entry(
      id: id, path: path, title: title, kind: kind, area: area, appliesTo: appliesTo,
      changedIn: changedIn, evidence: evidence, claims: claims, lead: lead, body: [], setup: setup,
      cases: cases, contentHash: hash, place: place)
  }

  private static func write(_ each: Case, to writer: inout ByteWriter) {
    writer.add(each.slug)
    writer.add(each.title)
    writer.add(each.place.line)
    writer.add(each.place.column)
    writer.add(each.endLine)
    writeVersions(each.appliesTo, each.changedIn, to: &writer)
    writer.add(each.swiftFile) { $0.add($1) }
  }

  private static func readCase(
    _ reader: inout ByteReader, _ file: String
  ) throws(ByteReader.Malformed) -> Case {
    let slug = try reader.text()
    let title = try reader.text()
    let place = Place(file: file, line: try reader.integer(), column: try reader.integer())
    let endLine = try reader.integer()
    let (appliesTo, changedIn) = try readVersions(&reader)
    let swiftFile = try reader.optional { (reader) throws(ByteReader.Malformed) in
      try reader.text()
    }
    return Case(
      slug: slug, title: title, place: place, endLine: endLine, blocks: [], appliesTo: appliesTo,
      changedIn: changedIn, swiftFile: swiftFile)
  }

  /// The lines of a block without its code: a compiler's messages are told apart by them.
  private static func readSetup(
    _ reader: inout ByteReader, _ file: String
  ) throws(ByteReader.Malformed) -> CodeBlock {
    let line = try reader.integer()
    let count = try reader.integer()
    guard (0...MarkdownParser.maximumBytes).contains(count) else { throw ByteReader.Malformed() }
    return CodeBlock(
      attributes: CodeBlock.Attributes(), code: String(repeating: "\n", count: count),
      firstLine: line, byteRange: 0..<0, place: Place(file: file, line: max(1, line - 1)))
  }

  // MARK: Versions

  private static func writeVersions(
    _ appliesTo: VersionRange?, _ changedIn: Version?, to writer: inout ByteWriter
  ) {
    writer.add(appliesTo?.spans) { writer, spans in
      writer.add(spans) { writer, span in
        write(span.first, to: &writer)
        writer.add(span.last) { write($1, to: &$0) }
      }
    }
    writer.add(changedIn) { write($1, to: &$0) }
  }

  private static func write(_ version: Version, to writer: inout ByteWriter) {
    writer.add(version.major)
    writer.add(version.minor)
  }

  private static func readVersions(
    _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> (VersionRange?, Version?) {
    let spans = try reader.optional { (reader) throws(ByteReader.Malformed) in
      try reader.array { (reader) throws(ByteReader.Malformed) -> VersionRange.Span in
        let first = try readVersion(&reader)
        return VersionRange.Span(
          first: first,
          last: try reader.optional { (reader) throws(ByteReader.Malformed) in
            try readVersion(&reader)
          })
      }
    }
    let changedIn = try reader.optional { (reader) throws(ByteReader.Malformed) in
      try readVersion(&reader)
    }
    return (spans.map(VersionRange.init(spans:)), changedIn)
  }

  private static func readVersion(
    _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> Version {
    Version(try reader.integer(), try reader.integer())
  }
}
