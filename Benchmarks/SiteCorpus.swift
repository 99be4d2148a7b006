import Foundation
import GotchaBook
import GotchaVerdicts
import RunRecord

/// The book's own entries, as often as it takes: the same Markdown for both generators.
struct SiteCorpus {
  let folder: URL
  let count: Int

  /// Writes `count` entries and what the other generators need to render them.
  init(count: Int, book: URL, below parent: URL) throws {
    self.count = count
    folder = parent.appending(path: "corpus-\(count)")
    OldFiles.putAside(folder)
    let entries = try Self.entries(in: book)
    for number in 0..<count {
      let (path, text) = entries[number % entries.count]
      let copy = number / entries.count
      let name = copy == 0 ? path : "\(path.dropLast(3))-\(copy).md"
      try write(text, to: "Gotchas/\(name)")
    }
    for (path, text) in Self.settings { try write(text, to: path) }
  }

  /// The entries without what one of the generators would refuse: attributes on fences, which
  /// Hugo reads as its own, and links and Swift cases, which lead nowhere from a copy.
  private static func entries(in book: URL) throws -> [(path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: book.path)?.compactMap { $0 as? String }
    let entries = try (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { name in
      let text = try String(contentsOf: book.appending(path: name), encoding: .utf8)
      return (
        name,
        text.replacing(/(?m)^```(\w+).*$/) { "```\($0.1)" }
          .replacing(/(?m)^- Swift case: .*\n/) { _ in "" }
          .replacing(/\]\((?!https?:)[^)]+\)/) { _ in "](https://example.com/)" }
      )
    }
    guard !entries.isEmpty else { throw Command.Failure(description: "the book has no entries") }
    return entries
  }

  /// The least that the others need: for Hugo its highlighter on, no feeds, no sitemap, no search;
  /// for the documentation generators their own theme, search and highlighter.
  private static let settings = [
    "mkdocs.yml": """
    site_name: Gotchas
    docs_dir: Gotchas
    theme:
      name: material
    markdown_extensions:
      - pymdownx.highlight
      - pymdownx.superfences
    """,
    "hugo.toml": """
    baseURL = "https://example.com/"
    title = "Gotchas"
    contentDir = "Gotchas"
    disableKinds = ["taxonomy", "term", "RSS", "sitemap"]
    [markup.highlight]
    codeFences = true
    noClasses = false
    """,
    "layouts/_default/single.html": """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
    </head><body>{{ .Content }}</body></html>
    """,
    "layouts/_default/list.html": """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
    </head><body>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    </body></html>
    """,
  ]

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// What is changed of an entry.
  enum Change: String, CaseIterable {
    /// The end of its text, which shows on its own page.
    case text
    /// Its title, which shows in every list that the entry is in.
    case title
    /// A name and a kind of evidence, which puts it into other lists.
    case lists
    /// Its cases, which gives it other verdicts.
    case cases

    var words: String {
      switch self {
      case .text: "after one entry's text changed"
      case .title: "after a title changed, which stands in many lists"
      case .lists: "after an entry got another API name and level of evidence"
      case .cases: "after an entry got another case"
      }
    }
  }

  /// A source that is there every other time.
  private static let source = "- Evidence: reported, a benchmark\n"

  /// Adds a few words to one entry.
  func change(_ what: Change) throws {
    let name = "Gotchas/" + (try firstEntry())
    let file = folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed =
      switch what {
      case .text: text + "\nAnother sentence.\n"
      case .title: text.replacing("\n", with: " again\n", maxReplacements: 1)
      // The length is another each time.
      case .lists:
        (text.contains(Self.source)
          ? text.replacing(Self.source, with: "")
          : text.replacing("- Area:", with: Self.source + "- Area:", maxReplacements: 1))
          + "\nCall `another\(text.utf8.count)()`.\n"
      case .cases:
        text + "\n## Another \(text.utf8.count)\n\n```swift\n#expect(true)\n```\n"
      }
    try changed.write(to: file, atomically: false, encoding: .utf8)
  }

  private func firstEntry() throws -> String {
    let names = FileManager.default.enumerator(atPath: folder.path + "/Gotchas")
    guard let name = (names?.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") })?.min()
    else { throw Command.Failure(description: "the corpus has no entries") }
    return name
  }

  /// A generator that left pages out has measured nothing.
  func check(pagesIn output: URL) throws {
    let names = FileManager.default.enumerator(atPath: output.path)?.compactMap { $0 as? String }
    let pages = (names ?? []).count { $0.hasSuffix(".html") }
    guard pages >= count else {
      throw Command.Failure(description: "\(output.path) has \(pages) pages of \(count)")
    }
  }
}

// MARK: - Runs

extension SiteCorpus {
  /// The versions that the book's own cases run on.
  private static let versions = (8...18).map { "\($0)" } + ["26"]
  /// Events that a case records on a version: with these a run is as large as the book's own.
  private static let events = 40

  /// Keeps a run in which every case of every entry held on every version.
  func keepRun() throws {
    let entries = Book.read(root: folder.path).entries
    let records = entries.flatMap { entry in
      entry.cases.flatMap { each in
        [(CaseRecord.Phase.started, [VersionRun]()), (.finished, Self.runs)].map { phase, runs in
          CaseRecord(
            phase: phase, entry: entry.id, caseID: each.slug, contentHash: entry.contentHash,
            runs: runs)
        }
      }
    }
    try RunStore(root: folder.path).write(RunFile(name: "model", records: records))
  }

  private static let runs = versions.map { version in
    let events = (0..<events).map { row in
      TraceEvent(call: "heightForRow", path: [0, row], answer: "44", time: Double(row))
    }
    return VersionRun(version: version, claim: .applies, traces: [Trace(events: events)])
  }
}
