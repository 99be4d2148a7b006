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
  /// The positions of the entries of which other ones lead to a heading; some may have done so only
  /// before.
  var anchored: Set<Int>

  /// How many entries the book has.
  var entryCount: Int {
    lists.reduce(0) { $0 + ($1.family == Listing.area ? $1.entries.count : 0) }
  }

  /// A list of the site and the positions of its entries, in order.
  struct List: Sendable {
    var path: String
    var family: String
    var entries: [Int]

    var pager: Pager { Pager(path: path, count: entries.count, size: Listing.pageSize) }
  }

  /// Every list of the site, in the order in which a build makes them.
  var allLists: [List] {
    lists + symbols.map { List(path: $0.path, family: Listing.symbol, entries: $0.entries) }
  }

  /// The paths of the pages of all lists, in that order.
  var listPages: [String] {
    allLists.flatMap { list in (0..<list.pager.pageCount).map(list.pager.path) }
  }

  /// - Parameter surroundings: The hash of everything that the build read besides entries, taken
  ///   before it was read.
  package init(_ builder: SiteBuilder, surroundings: UInt64, summary: String) {
    self.surroundings = surroundings
    self.summary = summary
    modelled = builder.content.verdicts.modelled.versions
    symbols = builder.symbols.symbols
    lists = builder.listsBesidesSymbols.map {
      List(path: $0.path, family: $0.family, entries: $0.entries)
    }
    anchored = builder.map.pages.indices.reduce(into: []) { $0.formUnion(builder.anchored(by: $1)) }
  }
}

extension SiteBuilder {
  /// The other entries of which an entry leads to a heading.
  fileprivate func anchored(by position: Int) -> [Int] {
    let entry = content.entries[position]
    return digests[position].links.compactMap { link in
      guard link.utf8.contains(UInt8(ascii: "#")), SafeURL.scheme(of: link) == nil else {
        return nil
      }
      let target = map.position(
        ofFile: LinkPath.resolved(LinkPath.parts(of: link).path, from: entry.path))
      return target == position ? nil : target
    }
  }
}

// MARK: - Following edits

extension BuildSetting {
  /// The setting after edits that left the entries in their areas.
  ///
  /// - Parameters:
  ///   - edited: Where the edited entries stand in `part`.
  ///   - part: A part of the book as it is now.
  ///   - positions: The positions of its entries in the book.
  func following(
    _ edited: [Int], in part: SiteBuilder, at positions: [Int]
  ) -> BuildSetting {
    var following = self
    following.symbols = part.symbols.symbols
    for here in edited {
      following.anchored.formUnion(part.anchored(by: here).map { positions[$0] })
    }
    let now = Dictionary(
      part.listsBesidesSymbols.map { ($0.path, Set($0.entries)) }, uniquingKeysWith: { $1 })
    for index in lists.indices where lists[index].family != Listing.area {
      for here in edited {
        let position = positions[here]
        let isListed = now[lists[index].path]?.contains(here) == true
        guard lists[index].entries.contains(position) != isListed else { continue }
        if isListed {
          following.lists[index].entries.insert(inOrder: position)
        } else {
          following.lists[index].entries.removeAll { $0 == position }
        }
      }
    }
    return following
  }
}

// MARK: - Bytes

extension BuildSetting {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    surroundings = try reader.number()
    modelled = try reader.array { (reader) throws(ByteReader.Malformed) in
      Version(try reader.integer(), try reader.integer())
    }
    summary = try reader.text()
    symbols = try reader.array { (reader) throws(ByteReader.Malformed) in
      SymbolIndex.Symbol(
        name: try reader.text(), path: try reader.text(), entries: try reader.words())
    }
    lists = try reader.array { (reader) throws(ByteReader.Malformed) in
      List(path: try reader.text(), family: try reader.text(), entries: try reader.words())
    }
    anchored = Set(try reader.words())
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
      writer.add(words: symbol.entries)
    }
    writer.add(lists) { writer, list in
      writer.add(list.path)
      writer.add(list.family)
      writer.add(words: list.entries)
    }
    writer.add(words: anchored.sorted())
  }
}
