import Foundation
import GotchaBook
import GotchaVerdicts

// After an edit that puts the entry into other lists, their pages are made anew: from the rows
// that stand on them, and the entry's own.

extension Neighbourhood {
  /// The pages of the lists that have other entries than before, and the index of symbols if it
  /// counts others; nil when those that stand in `folder` are not the ones that were written.
  func listPages(in folder: String) -> [SiteBuilder.File]? {
    var files: [SiteBuilder.File] = []
    for (old, new) in lists.changes {
      guard let new else { continue }
      guard let listing = listing(new), var rows = rows(of: old, in: folder) else { return nil }
      for each in edits { rows[each.edit.position] = Fragment(builder.row(each.here)) }
      let counts = LazyFragment { [counts = counts(of: new)] in VerdictCounts(counts).html }
      files += (0..<new.pager.pageCount).map { [rows] page in
        builder.file(
          builder.page(page, of: listing, counts: counts) { rows[$0].map(HTML.fragment) ?? .empty })
      }
    }
    let isSame = settings.old.symbols == settings.new.symbols
    return isSame ? files : files + [builder.file(builder.symbolsPage)]
  }

  /// A list of the book; nil for one that the part of it does not know.
  private func listing(_ list: BuildSetting.List) -> Listing? {
    let known = builder.listsBesidesSymbols.first { $0.path == list.path }
    var listing = known ?? builder.symbols.symbols.first { $0.path == list.path }.map(Listing.init)
    listing?.entries = list.entries
    return listing
  }

  /// The rows of a list's pages, by the entries' positions; nil for pages with other rows.
  private func rows(of list: BuildSetting.List?, in folder: String) -> [Int: Fragment]? {
    guard let list else { return [:] }
    var rows: [Int: Fragment] = [:]
    for page in 0..<list.pager.pageCount {
      let entries = list.entries[list.pager.range(of: page)]
      guard
        let found = OpenedFile(folder + "/" + list.pager.path(of: page))?.rows,
        found.count == entries.count
      else { return nil }
      for (position, row) in zip(entries, found) { rows[position] = Fragment(bytes: row) }
    }
    return rows
  }

  /// How many entries of a list have each verdict.
  private func counts(of list: BuildSetting.List) -> [(verdict: Verdict, count: Int)] {
    let entries = Set(list.entries)
    return Verdict.kinds.compactMap { kind in
      let path = Listing.path(of: kind)
      let all = settings.new.lists.first { $0.path == path }?.entries ?? []
      let count = all.count(where: entries.contains)
      return count > 0 ? (kind, count) : nil
    }
  }
}

extension OpenedFile {
  /// The rows of entries on a page of a list.
  fileprivate var rows: [[UInt8]]? {
    guard let bytes = bytes(0..<stamp.size).map({ Data($0) }) else { return nil }
    let start = Data(EntryRow.start)
    var rows: [[UInt8]] = []
    var found = bytes.range(of: start)
    while let row = found {
      found = bytes.range(of: start, in: row.upperBound..<bytes.endIndex)
      let rest = row.lowerBound..<(found?.lowerBound ?? bytes.endIndex)
      // The last one ends with the list, which has no other inside it.
      let listEnd = { bytes.range(of: Data(EntryRow.listEnd), in: rest)?.lowerBound }
      guard let end = found?.lowerBound ?? listEnd() else { return nil }
      rows.append([UInt8](bytes[row.lowerBound..<end]))
    }
    return rows
  }
}
