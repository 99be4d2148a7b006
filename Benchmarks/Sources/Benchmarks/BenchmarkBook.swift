import Foundation

/// A package with a book of its own below `.build`, as an author has it.
struct BenchmarkBook {
  private let package: BenchmarkPackage

  /// Writes the package; its build products are kept from run to run.
  init(entryCount: Int) throws {
    package = try BenchmarkPackage(named: "author", manifest: Self.manifest)
    for number in 0..<entryCount {
      try write(Self.entry(number, edit: 0), to: "entry-\(number).md")
    }
    try write(Self.swiftFile(edit: 0), to: "Plain.swift")
  }

  /// Builds everything once, the tool included.
  func build() throws {
    try package.buildTool()
    try package.run(test("entry-0"))
  }

  // MARK: - Measuring

  /// Edits one line of an entry and waits for its verdict.
  func editEntry() throws -> Duration {
    try write(Self.entry(7, edit: .random(in: 1...1_000_000)), to: "entry-7.md")
    return try package.time(test("entry-7"))
  }

  /// Edits one line of a Swift file and waits for the build.
  func editSwiftFile() throws -> Duration {
    try write(Self.swiftFile(edit: .random(in: 1...1_000_000)), to: "Plain.swift")
    return try package.time(package.buildTests)
  }

  private func test(_ entry: String) -> [String] {
    [package.tool, "test", entry, "--book", "Tests/OwnBook"]
  }

  // MARK: - Text

  private func write(_ text: String, to name: String) throws {
    try package.write(text, to: "Tests/OwnBook/\(name)")
  }

  /// Two cases, as most entries of the book have; `edit` is the line that changes.
  private static func entry(_ number: Int, edit: Int) -> String {
    """
    # Entry \(number) is one of many

    - Area: Own book
    - Applies to: iOS 17+
    - Evidence: model

    ### Each row's height is requested

    ```swift
    \(code(edit: edit))
    ```

    ### The content is as tall as its rows

    ```swift
    let probe = TableProbe(rows: 3)
    probe.heightForRow = { _ in 60 }
    probe.show()
    #expect(probe.table.contentSize.height == 180)
    ```

    """
  }

  private static func code(edit: Int) -> String {
    """
    let probe = TableProbe(rows: 12)
    probe.heightForRow = { _ in \(60 + edit) }
    probe.show()
    #expect(probe.count(.heightForRow) > 0)
    """
  }

  /// A file of the size of a generated one.
  private static func swiftFile(edit: Int) -> String {
    """
    import TableModel
    import TableProbe
    import Testing

    @Suite("Plain") struct Plain {
      @Test @MainActor func heights() {
    \(code(edit: edit))
      }

      @Test @MainActor func content() {
        let probe = TableProbe(rows: 3)
        probe.heightForRow = { _ in 60 }
        probe.show()
        #expect(probe.table.contentSize.height == 180)
      }
    }

    """
  }

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "author",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(Folders.repository.path)")],
      targets: [
        .testTarget(
          name: "OwnBook",
          dependencies: [
            .product(name: "TableModel", package: "table-view-gotchas"),
            .product(name: "TableProbe", package: "table-view-gotchas"),
            .product(name: "GotchaTesting", package: "table-view-gotchas"),
          ],
          plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")])
      ]
    )
    """
  }
}
