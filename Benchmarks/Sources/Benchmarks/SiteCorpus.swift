import Foundation

/// The book's own entries, repeated up to a number: the same Markdown for both generators.
struct SiteCorpus {
  let folder: URL
  let count: Int
  /// What `gotchas` keeps of the code that it has read.
  var keptCode: URL { folder.appending(path: ".build/code-words") }

  /// Writes `count` entries and the files that Hugo needs to render them.
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

  /// The entries without what one of the generators refuses: attributes on fences, which Hugo reads
  /// as its own, and relative links and Swift cases, which a copy does not have.
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

  /// The least that Hugo needs: its highlighter is on, feeds, sitemap and search are off.
  private static let settings = [
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

  /// Throws if a generator has left out pages.
  func check(pagesIn output: URL) throws {
    let names = FileManager.default.enumerator(atPath: output.path)?.compactMap { $0 as? String }
    let pages = (names ?? []).count { $0.hasSuffix(".html") }
    guard pages >= count else {
      throw Command.Failure(description: "\(output.path) has \(pages) pages of \(count)")
    }
  }
}
