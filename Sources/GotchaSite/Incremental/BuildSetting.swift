import GotchaBook
import GotchaVerdicts

/// What a build that had nothing to complain about found around the entries: with it, the next
/// build can make the page of one entry without looking at the others.
package struct BuildSetting: Sendable {
  /// The hash of everything that a build reads besides entries.
  var surroundings: UInt64
  var modelled: [Version]
  /// What the build told its user of the verdicts.
  package var summary: String
  var symbols: [SymbolIndex.Symbol]
  /// The lists that are not about a symbol.
  var lists: [List]

  /// How many entries the book has.
  var entryCount: Int {
    lists.reduce(0) { $0 + ($1.family == Listing.area ? $1.entries.count : 0) }
  }

  /// A list of the site and the positions of its entries, in order.
  struct List: Sendable {
    var path: String
    var family: String
    var entries: [Int]
  }

  /// - Parameter surroundings: The hash of everything that the build read besides entries, taken
  ///   before it was read.
  package init(_ builder: SiteBuilder, surroundings: UInt64, summary: String) {
    self.surroundings = surroundings
    self.summary = summary
    modelled = builder.content.verdicts.modelled.versions
    symbols = builder.symbols.symbols
    lists = Listing.all(builder.content, builder.map, SymbolIndex(names: [])).map {
      List(path: $0.path, family: $0.family, entries: $0.entries)
    }
  }

  private init(
    surroundings: UInt64, modelled: [Version], summary: String, symbols: [SymbolIndex.Symbol],
    lists: [List]
  ) {
    self.surroundings = surroundings
    self.modelled = modelled
    self.summary = summary
    self.symbols = symbols
    self.lists = lists
  }
}

// MARK: - Bytes

extension BuildSetting {
  static func read(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> BuildSetting {
    BuildSetting(
      surroundings: try reader.number(),
      modelled: try reader.array { (reader) throws(ByteReader.Malformed) in
        Version(try reader.integer(), try reader.integer())
      },
      summary: try reader.text(),
      symbols: try reader.array { (reader) throws(ByteReader.Malformed) in
        SymbolIndex.Symbol(
          name: try reader.text(), path: try reader.text(),
          entries: try reader.array { (reader) throws(ByteReader.Malformed) in
            try reader.integer()
          })
      },
      lists: try reader.array { (reader) throws(ByteReader.Malformed) in
        List(path: try reader.text(), family: try reader.text(), entries: try reader.words())
      })
  }

  func write(to writer: inout ByteWriter) {
    writer.add(surroundings)
    writer.add(modelled) { writer, version in
      writer.add(version.major)
      writer.add(version.minor)
    }
    writer.add(summary)
    writer.add(symbols) { writer, symbol in
      writer.add(symbol.name)
      writer.add(symbol.path)
      writer.add(symbol.entries) { $0.add($1) }
    }
    writer.add(lists) { writer, list in
      writer.add(list.path)
      writer.add(list.family)
      writer.add(words: list.entries)
    }
  }
}
