import Foundation
import GotchaBook
import GotchaSite
import GotchaVerdicts
import RunFiles
import RunRecord
import TestSupport
import Testing

@testable import gotchas

@Suite("Two books in one package")
struct TwoBooksTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "our-app",
      dependencies: [.package(name: "table-view-gotchas", path: "../b")],
      targets: [
        .testTarget(
          name: "Notes", plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
        .testTarget(
          name: "More", plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
        .testTarget(
          name: "Guides", plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
      ]
    )

    """

  /// A package with two books, and a target that tests documents.
  private func package() throws -> ScratchFolder {
    try ScratchFolder([
      "Package.swift": Self.manifest,
      "Tests/Notes/row-heights/sample.md": ScratchBook.entry, "Tests/Notes/Book.swift": "",
      "Tests/More/row-heights/sample.md": ScratchBook.entry, "Tests/More/Book.swift": "",
      "Tests/Guides/documents.txt": "README.md\n", "Tests/Guides/Guides.swift": "",
    ])
  }

  private func places(_ book: String, _ folder: borrowing ScratchFolder) throws -> BookPlaces {
    let values = try ListCommand.options.parse(["--root", folder.path, "--book", book])
    return try BookOptions.located(values, for: ListCommand.self).places
  }

  @Test func `have places of their own, and the first one those of an only book`() throws {
    let folder = try package()
    #expect(try places("Tests/Notes", folder) == .usual)
    let more = try places("Tests/More", folder)
    #expect(more.settings == "Site/More/book.json" && more.build == ".build/books/More")
  }

  @Test func `go by the settings that each has, whichever target comes first`() throws {
    let folder = try package()
    try folder.write("{}", to: "Site/Notes/book.json")
    #expect(try places("Tests/Notes", folder).site == "Site/Notes")
    #expect(try places("Tests/More", folder) == .usual)
  }

  @Test func `are two where a third target tests documents, and must be named`() throws {
    let folder = try package()
    let values = try ListCommand.options.parse(["--root", folder.path])
    let message = "the package has several books; name one with --book: Tests/Notes, Tests/More"
    #expect(throws: OptionParser.UsageError(description: message)) {
      try BookOptions.located(values, for: ListCommand.self)
    }
  }

  @Test func `have settings, runs and pages of their own`() async throws {
    let folder = try package()
    try folder.write(#"{"title": "Our notes", "system": ""}"#, to: "Site/book.json")
    try folder.write(#"{"title": "More of them"}"#, to: "Site/More/book.json")
    for book in ["Tests/Notes", "Tests/More"] {
      let words = ["build", "--root", folder.path, "--book", book]
      #expect(await Gotchas.run(words) != .cannotWrite)
    }
    #expect(folder.text("Site/public/index.html")?.contains("Our notes") == true)
    #expect(folder.text("Site/More/public/index.html")?.contains("More of them") == true)
    let runs = RunStore(root: folder.path, build: try places("Tests/More", folder).build)
    try runs.write(Run(name: "own"))
    #expect(RunStore(root: folder.path).read().runs.isEmpty)
    #expect(runs.read().runs.count == 1)
  }

  @Test func `with one title are named`() throws {
    let folder = try package()
    try folder.write(#"{"title": "Our notes"}"#, to: "Site/book.json")
    try folder.write(#"{"title": "Our notes"}"#, to: "Site/More/book.json")
    let values = try ListCommand.options.parse(["--root", folder.path, "--book", "Tests/More"])
    let located = try BookOptions.located(values, for: ListCommand.self)
    #expect(
      BookSettings.doubleTitles(located).map(\.description) == [
        "Site/More/book.json:1:1: warning: the title “Our notes” is also that of Site/book.json; "
          + "give each book of a package a title of its own [book-settings]"
      ])
    try folder.write(#"{"title": "More"}"#, to: "Site/More/book.json")
    #expect(BookSettings.doubleTitles(located) == [])
    try folder.write(#"{"titel": "More"}"#, to: "Site/More/book.json")
    let problems = BookSettings.problems(located).map(\.description)
    #expect(
      problems.count == 1
        && problems[0].hasPrefix("Site/More/book.json:1:1: error: there is no setting “titel”"))
  }

  @Test func `are made one after the other by new-book`() async throws {
    let folder = try package()
    let words = ["new-book", "Third", "--about", "Foundation", "--root", folder.path]
    #expect(await Gotchas.run(words) == .success)
    #expect(folder.text("Site/book.json") == nil)
    #expect(folder.text("Site/Third/book.json")?.contains("Foundation") == true)
    let new = ["new", "A", "--area", "Dates", "--new-area", "--root", folder.path]
    #expect(await Gotchas.run(new + ["--book", "Tests/Third"]) == .success)
    #expect(folder.text("Tests/Third/dates/a.md")?.contains("Applies to") == false)
  }
}
