import Foundation

/// A package with a book of its own below `.build`, as an author has it.
struct BenchmarkBook {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let repository = Folders.repository
  private let root: URL
  private let log: URL
  private var folder: URL { root.appending(path: "Tests/OwnBook") }
  /// The flags that `gotchas test` gives to its builds too: other flags build all anew.
  private let flags = (ProcessInfo.processInfo.environment["SWIFT_FLAGS"] ?? "")
    .split(separator: " ").map(String.init)

  /// Writes the package; its build products are kept from run to run.
  init(entryCount: Int) throws {
    root = Folders.scratch.appending(path: "author")
    log = root.appending(path: ".build/benchmark.txt")
    try? FileManager.default.removeItem(at: root.appending(path: "Tests"))
    for path in ["Tests/OwnBook", ".build"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: path), withIntermediateDirectories: true)
    }
    try Data(manifest.utf8).write(to: root.appending(path: "Package.swift"))
    for number in 0..<entryCount {
      try write(Self.entry(number, edit: 0), to: "entry-\(number).md")
    }
    try write(Self.swiftFile(edit: 0), to: "Plain.swift")
  }

  /// Builds everything once, the tool included.
  func build() throws {
    try run(["swift", "build", "--product", "gotchas"] + flags, in: repository)
    try run(test("entry-0"), in: root)
  }

  // MARK: - Measuring

  /// Edits one line of an entry and waits for its verdict.
  func editEntry() throws -> Duration {
    try write(Self.entry(7, edit: .random(in: 1...1_000_000)), to: "entry-7.md")
    return try time(test("entry-7"))
  }

  /// Edits one line of a Swift file and waits for the build.
  func editSwiftFile() throws -> Duration {
    try write(Self.swiftFile(edit: .random(in: 1...1_000_000)), to: "Plain.swift")
    return try time(["swift", "build", "--build-tests"] + flags)
  }

  // MARK: - Commands

  private func test(_ entry: String) -> [String] {
    let tool = repository.appending(path: ".build/debug/gotchas").path
    return [tool, "test", entry, "--book", "Tests/OwnBook"]
  }

  private func time(_ words: [String]) throws -> Duration {
    try ContinuousClock().measure { try run(words, in: root) }
  }

  private func run(_ words: [String], in folder: URL) throws {
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(words[0]) \(words[1]) ended with \(process.terminationStatus); \(log.path)")
    }
  }

  // MARK: - Text

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
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

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "author",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [.package(name: "table-view-gotchas", path: "\(repository.path)")],
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
