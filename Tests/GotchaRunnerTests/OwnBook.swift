import Foundation
import GotchaBook
import GotchaRunner
import GotchaVerdicts
import RunRecord
import TestSupport

/// A book in a package of its own, which is linked against the library that these tests' build made.
struct OwnBook {
  /// The entries, by their ids, from the line below their facts on.
  var entries: [String: String]
  /// The facts of an entry about its versions.
  var versions: @Sendable (_ id: String) -> String = { _ in "Applies to: iOS 18+" }
  /// Swift that the entries share.
  var shared = ""
  /// Tests in Swift, in a target of their own.
  var swiftTests = ""
  /// Whether the cases are tried on broken tables.
  var isProved = false

  /// What was run, and of which book.
  struct Outcome {
    var run: Run
    var book: Book

    /// The verdicts by entry and case.
    var verdicts: [String: [String: CaseVerdict]] {
      let verdicts = BookVerdicts(
        entries: book.entries, runs: [run], swiftHashes: book.swiftHashes)
      let pairs = zip(book.entries, verdicts.entries).map { entry, verdict in
        (entry.id, Dictionary(verdict.cases.map { ($0.id.slug, $0) }) { first, _ in first })
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// Runs the book.
  func run() throws -> Outcome {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    try folder.write(shared, to: "Tests/OwnBook/Shared.swift")
    try folder.write(swiftTests, to: "\(Self.swiftFile)")
    for (name, body) in entries {
      try folder.write(head(name) + body + "\n", to: "Tests/OwnBook/\(name).md")
    }
    var setting = CaseRunner.Setting(root: folder.path, book: "Tests/OwnBook")
    // The build of these tests has made the library.
    setting.library = repositoryRoot.path
    setting.timeLimit = 3
    let book = Book.read(folder: setting.book, root: folder.path)
    var request = CaseRunner.Request(name: "model")
    request.isProved = isProved
    let run = try CaseRunner(setting, report: { _ in }).run(request, of: book)
    return Outcome(run: run, book: book)
  }

  /// The lines of the head of each entry.
  private func head(_ title: String) -> String {
    """
    # \(title)

    Lead.

    - Area: Own book
    - \(versions(title))
    - Evidence: model


    """
  }

  /// The file of the tests in Swift.
  static let swiftFile = "Tests/SwiftCases/Cases.swift"

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "own-book",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(repositoryRoot.path)")],
      targets: [
        .testTarget(
          name: "OwnBook",
          dependencies: [
            .product(name: "GotchaTesting", package: "table-view-gotchas"),
            .product(name: "TableModel", package: "table-view-gotchas"),
          ]),
        .testTarget(
          name: "SwiftCases",
          dependencies: [
            .product(name: "GotchaTesting", package: "table-view-gotchas"),
            .product(name: "TableModel", package: "table-view-gotchas"),
          ]),
      ]
    )
    """
  }
}
