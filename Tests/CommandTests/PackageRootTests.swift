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
    #expect(await book.run(command, "--book", "Gotcha") == .usageError)
    #expect(await Gotchas.run(["list", "--root", book.root.path + "/none"]) == .usageError)
    #expect(await Gotchas.run(["list", "--book", book.root.path + "/Gotchas"]) == .success)
  }

  @Test("has its book in the target that uses the plugin, and names the targets when several do")
  func plugin() async throws {
    let book = try ScratchBook()
    try book.write(ScratchBook.entry, to: "Tests/Notes/sample.md")
    try book.remove("Gotchas")
    try book.write(Self.manifest(["Notes"]), to: "Package.swift")
    #expect(await book.run("list") == .success)
    #expect(try located(book.root.path).one("--book") == "Tests/Notes")
    try book.write(Self.manifest(["Notes", "More"]), to: "Package.swift")
    let message =
      "the package has several books; name one with --book: Tests/Notes, Tests/More"
    let root = book.root.path
    #expect(throws: OptionParser.UsageError(description: message)) { try located(root) }
  }

  @discardableResult private func located(_ root: String) throws -> OptionParser.Values {
    let values = try ListCommand.options.parse(["--root", root])
    return try BookOptions.located(values, for: ListCommand.self)
  }

  private static func manifest(_ targets: [String]) -> String {
    let list = targets.map {
      #".testTarget(name: "\#($0)", plugins: [.plugin(name: "GotchaCases", package: "b")])"#
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "a", dependencies: [.package(name: "b", path: "../b")],
        targets: [\(list.joined(separator: ", "))])
      """
  }

  @Test("gets its first entry from new")
  func first() async throws {
    let book = try ScratchBook()
    #expect(
      await book.run("new", "A", "--area", "Reuse", "--book", "Own", "--new-area") == .success)
    #expect(book.text("Own/reuse/a.md") != nil)
  }
}
