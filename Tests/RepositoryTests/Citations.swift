import SwiftSource

/// What the comments of a Swift file name as their sources.
struct Citations {
  /// The ids of facts, and the marks of `Documentation/Sources.md`.
  let marks: Set<String>
  /// The names of documents and tables, without their folders.
  let documents: Set<String>

  init(of text: String) {
    let comments = SwiftCode(compiled: text).comments.map {
      $0.text.drop { $0 == "/" || $0 == " " }
    }
    .joined(separator: " ")
    let ids = comments.matches(of: /\b((?:EX|W|TR|M|G0|G1|H|F|D)-\d\d[a-z]?)\b/)
    let sections = comments.matches(of: /\b((?:AL|V)-\d+)\b/)
    let slugs = comments.matches(of: /catalogue: ((?:[a-z0-9]+-[a-z0-9-]+(?:, )?)+)/)
      .flatMap { $0.1.split(separator: ", ").map(String.init) }
    marks = Set(ids.map { String($0.1) } + sections.map { String($0.1) } + slugs)
    // A page is cited with a section; without one it is an example of a name.
    let tables = comments.matches(of: /\b([A-Za-z0-9_-]+\.(?:tsv|jsonl))\b/)
    let pages = comments.matches(of: /\b([A-Za-z0-9_-]+\.md) (?:§|[A-Z]+-?[0-9])/)
    documents = Set(tables.map { String($0.1) } + pages.map { String($0.1) })
  }
}
