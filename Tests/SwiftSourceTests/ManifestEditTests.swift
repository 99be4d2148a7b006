import SwiftSource
import Testing

/// A target put into a manifest.
struct ManifestEditTests {
  private let target = ".testTarget(\n  name: \"Notes\")"
  private let dependency = ".package(path: \"../book\")"

  private func edited(_ manifest: String) throws -> String {
    try #require(ManifestEdit(manifest)).adding(target: target, dependency: dependency)
  }

  @Test func `lists on lines of their own get one more line`() throws {
    let manifest = """
      let package = Package(
        name: "app",
        dependencies: [
          .package(path: "../other"),
        ],
        targets: [
          .target(name: "App")
        ]
      )
      """
    #expect(
      try edited(manifest) == """
        let package = Package(
          name: "app",
          dependencies: [
            .package(path: "../other"),
            .package(path: "../book")
          ],
          targets: [
            .target(name: "App"),
            .testTarget(
              name: "Notes")
          ]
        )
        """)
  }

  @Test func `a package without dependencies gets them before its targets`() throws {
    let manifest = """
      let package = Package(
        name: "app",
        targets: [.target(name: "App")]
      )
      """
    #expect(
      try edited(manifest) == """
        let package = Package(
          name: "app",
          dependencies: [.package(path: "../book")],
          targets: [.target(name: "App"),
            .testTarget(
              name: "Notes")
          ]
        )
        """)
  }

  @Test func `an empty list is filled`() throws {
    let manifest = "let package = Package(\n  name: \"app\", targets: [])"
    let target = "targets: [\n    .testTarget(\n      name: \"Notes\")\n  ]"
    #expect(try edited(manifest).contains(target))
  }

  @Test(arguments: ["", "let package = make()", "let package = Package(name: \"a\", targets: all)"])
  func `another form is left alone`(manifest: String) {
    #expect(ManifestEdit(manifest) == nil)
  }
}
