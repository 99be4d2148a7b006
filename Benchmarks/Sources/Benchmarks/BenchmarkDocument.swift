import Foundation

/// A small package below `.build` whose README has blocks of code that are tested.
struct BenchmarkDocument {
  private let package: BenchmarkPackage
  private let blockCount: Int

  /// Writes the package; its build products are kept from run to run.
  init(blockCount: Int) throws {
    self.blockCount = blockCount
    package = try BenchmarkPackage(named: "documents", manifest: Self.manifest)
    try package.write(Self.library, to: "Sources/Lengths/Lengths.swift")
    try package.write("// Its documents are tested.\n", to: "Tests/Pages/Pages.swift")
    try package.write("README.md\n", to: "Tests/Pages/documents.txt")
    try edit()
  }

  /// Builds everything once, the tool included.
  func build() throws {
    try package.buildTool()
    try package.run(package.buildTests)
    try package.run([package.tool, "documents"])
  }

  /// Edits one line of one block and waits for the verdict.
  func editToVerdict() throws -> Duration {
    try edit()
    return try package.time([package.tool, "documents"])
  }

  /// Edits one line of one block and waits for the build.
  func editToBuild() throws -> Duration {
    try edit()
    return try package.time(package.buildTests)
  }

  private func edit() throws {
    let blocks = (0..<blockCount).map { number in
      let length = number == blockCount / 2 ? Int.random(in: 1...1_000_000) : number
      return """
        ## Length \(number)

        ```swift
        import Lengths

        let length = Length(meters: \(length))
        #expect(length.feet / 3.28 - \(length) < 1)
        ```

        """
    }
    try package.write("# Lengths\n\n" + blocks.joined(separator: "\n"), to: "README.md")
  }

  private static let library = """
    /// A length.
    public struct Length {
      public var meters: Double
      public init(meters: Double) { self.meters = meters }
      public var feet: Double { meters * 3.28 }
    }

    """

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "lengths",
      platforms: [.iOS(.v17), .macOS(.v15)],
      dependencies: [
        .package(name: "table-view-gotchas", path: "\(Folders.repository.path)")
      ],
      targets: [
        .target(name: "Lengths"),
        .testTarget(
          name: "Pages",
          dependencies: ["Lengths", .product(name: "BookTesting", package: "table-view-gotchas")],
          plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
      ]
    )
    """
  }
}
