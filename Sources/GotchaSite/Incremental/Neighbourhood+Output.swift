import GotchaBook
import GotchaVerdicts

extension Neighbourhood {
  /// What the pages of the whole book say of the edited entries, by their positions in the book.
  var standings: [Int: Fingerprint] {
    Dictionary(
      edits.map { ($0.edit.position, builder.standing($0.here)) }, uniquingKeysWith: { $1 })
  }

  /// What is to be written.
  struct Output {
    var files: [SiteBuilder.File]
    var splices: [SplicedFile]
    /// Pages that there were not, and pages that there are no more.
    var added: [String] = []
    var gone: [String] = []
    /// Where the pages of lists stand among the site's files; nil when what is around the entries is
    /// as it was.
    var listPages: Range<Int>?

    var written: [String] { files.map(\.path) + splices.map(\.path) }
  }

  /// The files that say something else now; nil when there is something to say about one, or when
  /// those that stand in `folder` are not the ones that were written.
  func output(in folder: String, _ cache: SiteCache) -> Output? {
    guard let pages, let listed = listPages(in: folder), let lines = lineSplices(in: folder),
      let shown = listSplices(in: folder)
    else { return nil }
    var output = Output(files: pages + listed, splices: lines + shown)
    guard !lists.changes.isEmpty || settings.old.anchored != settings.new.anchored else {
      return output
    }
    guard let places = cache.listPages else { return nil }
    output.listPages = places
    let (old, new) = (settings.old.listPages, settings.new.listPages)
    guard old != new else { return output }
    output.added = Set(new).subtracting(old).sorted()
    output.gone = Set(old).subtracting(new).sorted()
    var paths = cache.site.paths
    paths.replaceSubrange(places, with: new)
    output.files += sitemap(paths)
    return output
  }

  /// The pages of the edited entries and of those that echo them; nil when there is something to
  /// say about one.
  private var pages: [SiteBuilder.File]? {
    let places = edits.map(\.here) + echoes
    let pages = places.compactMap { here -> SiteBuilder.File? in
      let (bytes, diagnostics) = builder.entryPage(here)
      guard diagnostics.isEmpty else { return nil }
      return SiteBuilder.File(path: builder.map.pages[here], bytes: bytes)
    }
    return pages.count == places.count ? pages : nil
  }

  /// The files with a line an entry.
  private func lineSplices(in folder: String) -> [SplicedFile]? {
    let found = edits.filter(\.isFoundOtherwise).map { each in
      SearchIndex.line(
        each.here, position: each.edit.position, builder.content, builder.map, builder.digests,
        builder.symbols)
    }
    let judged = edits.filter(\.isJudgedOtherwise).map { each in
      (verdict: builder.content.verdicts.entries[each.here], position: each.edit.position)
    }
    var splices = [
      spliced(EntriesFile.path, folder) { EntriesFile.replacements(lines, in: $0) }
    ]
    if !found.isEmpty {
      splices.append(spliced(SearchIndex.path, folder) { $0.replacements(found) })
    }
    if !judged.isEmpty {
      splices.append(
        spliced(ResultsFile.path, folder) { ResultsFile.replacements(judged, in: $0) })
    }
    let files = splices.compactMap { $0 }
    return files.count == splices.count ? files : nil
  }

  private var lines: [EntriesFile.Line] {
    edits.map { each in
      EntriesFile.Line(
        entry: each.edit.entry, url: builder.map.pages[each.here],
        markdown: builder.content.markdown?(each.edit.entry), position: each.edit.position)
    }
  }

  private func sitemap(_ paths: [String]) -> [SiteBuilder.File] {
    guard let base = builder.content.baseURL else { return [] }
    let entries = paths.prefix(settings.new.entryCount)
    let shared = paths.drop { $0 != IndexPage.path }.prefix { $0 != SearchIndex.path }
    let sitemap = Sitemap(baseURL: base, paths: Array(entries + shared))
    return [SiteBuilder.File(path: Sitemap.path, bytes: sitemap.bytes)]
  }

  func spliced(
    _ path: String, _ folder: String,
    _ pieces: (OpenedFile) -> [(range: Range<Int>, bytes: [UInt8])]?
  ) -> SplicedFile? {
    guard let old = OpenedFile(folder + "/" + path), let pieces = pieces(old) else { return nil }
    return SplicedFile(path: path, source: old, pieces: pieces)
  }
}
