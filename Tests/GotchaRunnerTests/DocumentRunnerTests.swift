import Foundation
import GotchaRunner
import RunRecord
import Synchronization
import TestSupport
import Testing

/// The code of a README in a package of its own, which is linked against the library that these tests'
/// build made.
struct DocumentRunnerTests {
  private static let readme = """
    # Lib

    ## It holds

    ```swift
    #expect([1, 2].count == 2)
    ```

    ## It fails

    ```swift
    let count = [1].count
    #expect(count == 2)
    ```

    ## It does not compile

    ```swift
    let text: String = 1
    #expect(text.isEmpty)
    ```

    ## It crashes

    ```swift
    let none: [Int] = []
    #expect(none[0] == 1)
    ```

    ```json
    { "count": 1 }
    ```
    """

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "our-lib",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(repositoryRoot.path)")],
      targets: [
        .testTarget(
          name: "Docs",
          dependencies: [
            .product(name: "GotchaTesting", package: "table-view-gotchas"),
            .product(name: "TableModel", package: "table-view-gotchas"),
          ])
      ]
    )
    """
  }

  private func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "Package.swift": Self.manifest, "README.md": Self.readme, "Tests/Docs/Docs.swift": "",
      "Tests/Docs/documents.txt": "# Documents\nREADME.md\n",
    ])
  }

  /// The failures, each as `line: its first words`, and the steps that were reported.
  private func run(
    _ folder: borrowing ScratchFolder
  ) throws -> (failures: [String], steps: [String]) {
    var setting = CaseRunner.Setting(root: folder.path, book: "Tests/Docs")
    setting.library = repositoryRoot.path
    setting.timeLimit = 20
    let steps = Mutex<[String]>([])
    let runner = DocumentRunner(setting) { step in steps.withLock { $0.append(step) } }
    #expect(runner.documents == ["README.md"])
    let results = try runner.run()
    #expect(results.map(\.parts) == [4])
    return (
      results.flatMap(\.failures).map { "\($0.line): \($0.message.prefix(15))" },
      steps.withLock { $0 }
    )
  }

  @Test func `each part has its failures at the lines of the document`() throws {
    #expect(
      try run(folder()).failures == [
        "13: Expectation fai", "19: does not compil", "26: crashed: Swift/",
      ])
  }

  @Test func `an edit compiles the part that it changes, and places follow`() throws {
    let folder = try folder()
    #expect(try run(folder).steps == ["Compiling 4 parts", "Running"])
    try folder.write(
      Self.readme.replacing("## It holds", with: "Text.\n\n## It holds")
        .replacing("count == 2)\n```\n\n## It does", with: "count == 1)\n```\n\n## It does"),
      to: "README.md")
    let again = try run(folder)
    // What does not compile is not kept.
    #expect(again.steps == ["Compiling 2 parts", "Running"])
    #expect(again.failures == ["21: does not compil", "28: crashed: Swift/"])
  }

  @Test func `an edit that imports another module is linked with its library`() throws {
    let folder = try folder()
    _ = try run(folder)
    try folder.write(
      Self.readme.replacing(
        "#expect([1, 2].count == 2)",
        with: "import FoundationNetworking\n\nlet address = URL(filePath: \"/\")\n"
          + "#expect(URLRequest(url: address).httpMethod == \"GET\")"),
      to: "README.md")
    #expect(
      try run(folder).failures == [
        "16: Expectation fai", "22: does not compil", "29: crashed: Swift/",
      ])
  }

  @Test func `a library without a module of the package is an error with a way out`() throws {
    let folder = try ScratchFolder([
      "Package.swift": Self.manifest
        .replacing("targets: [", with: "targets: [.target(name: \"Lib\"),")
        .replacing(".product(name: \"TableModel\"", with: "\"Lib\", .product(name: \"TableModel\""),
      "Sources/Lib/Lib.swift": "", "README.md": Self.readme, "Tests/Docs/Docs.swift": "",
      "Tests/Docs/documents.txt": "README.md\n",
    ])
    let failure = #expect(throws: CaseRunner.Failure.self) { try run(folder) }
    #expect(failure?.description.contains("GOTCHAS_LIBRARY") == true, "\(failure as Any)")
  }
}
