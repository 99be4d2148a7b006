import Foundation
import Testing

@testable import gotchas

@Suite("The package that a command is about")
struct PackageRootTests {
  @Test("is the nearest one upwards that has a manifest or the book")
  func nearest() throws {
    let book = try ScratchBook()
    try book.write("", to: "Sources/Deep/code.swift")
    func way(from path: String) -> String {
      PackageRoot.nearest(withBook: "Gotchas", from: book.root.appending(path: path))
    }
    #expect(way(from: "") == ".")
    #expect(way(from: "Sources") == "..")
    #expect(way(from: "Sources/Deep") == "../..")
    #expect(way(from: "Gotchas/row-heights") == "../..")
    try book.write("", to: "Sources/Package.swift")
    #expect(way(from: "Sources/Deep") == "..")
  }

  @Test("is the current folder when there is no other")
  func none() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(PackageRoot.nearest(withBook: UUID().uuidString, from: folder) == ".")
  }

  @Test(
    "must have a book, or nothing is said of it", arguments: ["check", "list", "test", "build"])
  func noBook(command: String) async throws {
    let book = try ScratchBook()
    #expect(await book.run(command, "--book", "Gotcha") == .misuse)
    #expect(await Gotchas.run(["list", "--root", book.root.path + "/none"]) == .misuse)
    #expect(await Gotchas.run(["list", "--book", book.root.path + "/Gotchas"]) == .success)
  }

  @Test("gets its first entry from new")
  func first() async throws {
    let book = try ScratchBook()
    #expect(
      await book.run("new", "A", "--area", "Reuse", "--book", "Own", "--new-area") == .success)
    #expect(book.text("Own/reuse/a.md") != nil)
  }
}
