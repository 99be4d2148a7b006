import Foundation

/// Two packages with a book each, of the same number of entries, built from nothing: the second book,
/// whose cases run on the system at hand, and one whose cases run on the model.
struct BenchmarkFirstBuild {
  private let plain: BenchmarkPackage
  private let model: BenchmarkPackage

  private static let secondBook = Folders.repository
    .appending(path: "Examples/FoundationNotes/Tests/FoundationNotes")

  init() throws {
    plain = try BenchmarkPackage(
      named: "first-plain", manifest: Self.manifest(products: ["BookTesting"]))
    model = try BenchmarkPackage(
      named: "first-model",
      manifest: Self.manifest(products: ["GotchaTesting", "TableModel", "TableProbe"]))
    let settings = try String(
      contentsOf: Folders.repository.appending(path: "Examples/FoundationNotes/Site/book.json"),
      encoding: .utf8)
    try plain.write(settings, to: "Site/book.json")
    let files = FileManager.default.enumerator(atPath: Self.secondBook.path)
    let entries = (files?.allObjects ?? []).compactMap { $0 as? String }.filter {
      $0.hasSuffix(".md")
    }
    for (number, entry) in entries.enumerated() {
      let text = try String(contentsOf: Self.secondBook.appending(path: entry), encoding: .utf8)
      try plain.write(text, to: "Tests/Notes/\(entry)")
      try model.write(Self.entry(number), to: "Tests/Notes/rows/entry-\(number).md")
    }
    for package in [plain, model] {
      try package.write("// The entries are beside this file.\n", to: "Tests/Notes/Book.swift")
    }
  }

  /// The CPU time of the first build of the book without the model, beside that of the other.
  func ratio() throws -> Double {
    try plain.cpuTimeFromNothing(plain.buildTests) / model.cpuTimeFromNothing(model.buildTests)
  }

  // MARK: - Text

  private static func entry(_ number: Int) -> String {
    """
    # Table \(number) has its rows

    - Area: Rows
    - Applies to: iOS 17+
    - Evidence: model

    ### Each row's height is requested

    ```swift
    let probe = TableProbe(rows: \(number + 1))
    probe.heightForRow = { _ in 60 }
    probe.show()
    #expect(probe.table.contentSize.height == \(60 * (number + 1)))
    ```

    """
  }

  private static func manifest(products: [String]) -> String {
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"table-view-gotchas\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "first",
        platforms: [.iOS(.v17), .macOS(.v15)],
        dependencies: [.package(name: "table-view-gotchas", path: "\(Folders.repository.path)")],
        targets: [
          .testTarget(
            name: "Notes",
            dependencies: [\(dependencies.joined(separator: ", "))],
            plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")])
        ]
      )
      """
  }
}
