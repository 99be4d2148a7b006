import Foundation
import GotchaBook

// A list shows little of an entry, and many lists show it. After an edit that leaves the entry
// where it stands, that little is put in the place of what it was.

extension Neighbourhood {
  /// What a file is to show of an entry, and what it shows.
  private struct Shown {
    var path: String
    var old: [UInt8]
    var new: [UInt8]

    init(_ path: String, _ before: SiteBuilder, _ after: SiteBuilder, _ html: (SiteBuilder) -> HTML)
    {
      self.path = path
      old = Fragment(html(before)).bytes
      new = Fragment(html(after)).bytes
    }
  }

  /// The lists and pages that show an edited entry where they did before, as they are to be; nil
  /// when those that stand in `folder` are not the ones that were written.
  func listSplices(in folder: String) -> [SplicedFile]? {
    let made = Set((edits.map(\.here) + echoes).map { builder.map.pages[$0] }).union(lists.pages)
    var shown = edits.filter(\.isShownOtherwise).flatMap { each in
      rows(of: each) + neighbours(of: each)
    }
    if !lists.changes.isEmpty {
      shown.append(
        Shown(IndexPage.path, before, builder) {
          IndexPage(content: $0.content, map: $0.map, symbols: $0.symbols).symbolLinks
        })
    }
    let files = Dictionary(
      grouping: shown.filter { $0.old != $0.new && !made.contains($0.path) }, by: \.path)
    let splices = files.sorted { $0.key < $1.key }.compactMap { path, shown in
      spliced(path, folder) { $0.replacements(shown.map { ($0.old, $0.new) }) }
    }
    return splices.count == files.count ? splices : nil
  }

  private func rows(of each: Edit) -> [Shown] {
    let position = each.edit.position
    var shown = pages(with: position).map { path in
      Shown(path, before, builder) { $0.row(each.here) }
    }
    if isOnIndex(position) {
      shown.append(Shown(IndexPage.path, before, builder) { $0.row(each.here, root: "") })
    }
    if !settings.old.modelled.isEmpty { shown.append(matrixRow(of: each)) }
    return shown
  }

  private func matrixRow(of each: Edit) -> Shown {
    let pager = MatrixPage.pager(entries: settings.old.entryCount)
    return Shown(pager.path(of: each.edit.position / pager.size), before, builder) {
      MatrixPage(content: $0.content, map: $0.map).row(each.here)
    }
  }

  /// The pages of lists that show an entry.
  private func pages(with position: Int) -> [String] {
    settings.old.allLists.compactMap { list in
      list.entries.firstIndex(of: position).map { list.pager.path(of: $0 / list.pager.size) }
    }
  }

  private func isOnIndex(_ position: Int) -> Bool {
    let areas = settings.old.lists.filter { $0.family == Listing.area }
    let limit = IndexPage.entriesPerArea(of: areas.count)
    return areas.contains { $0.entries.prefix(limit).contains(position) }
  }

  private func neighbours(of each: Edit) -> [Shown] {
    let (previous, next) = (each.here - 1, each.here + 1)
    var shown: [Shown] = []
    if each.edit.position > 0 {
      shown.append(link(on: previous, to: each.here, .next))
    }
    if each.edit.position + 1 < settings.old.entryCount {
      shown.append(link(on: next, to: each.here, .previous))
    }
    return shown
  }

  private func link(on page: Int, to here: Int, _ side: EntryPage.Side) -> Shown {
    let path = builder.map.pages[page]
    return Shown(path, before, builder) { builder in
      EntryPage.neighbour(
        builder.content.entries[here].title,
        SafeURL(root: PageFrame.root(from: path), path: builder.map.pages[here]), side)
    }
  }
}

extension OpenedFile {
  /// What is to stand where so that the file shows the new bytes of each pair instead of the old;
  /// nil when it does not show the old ones.
  fileprivate func replacements(
    _ pairs: [(old: [UInt8], new: [UInt8])]
  ) -> [(range: Range<Int>, bytes: [UInt8])]? {
    guard let bytes = bytes(0..<stamp.size).map({ Data($0) }) else { return nil }
    let found = pairs.compactMap { pair in
      bytes.range(of: Data(pair.old)).map { (range: $0, bytes: pair.new) }
    }
    guard found.count == pairs.count else { return nil }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
