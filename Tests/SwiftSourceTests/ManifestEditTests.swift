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

  @Test func `what the package has is read from all of the manifest, and not from its comments`()
    throws
  {
    let edit = try #require(
      ManifestEdit(
        """
        let package = Package(
          name: "book",  // .package(path: "../commented")
          products: [.library(name: "Both", targets: ["A", "B"])],
          dependencies: [.package(url: "https://example.org/by-url.git", from: "1.0.0")],
          targets: [.target(name: "A")]  // .testTarget(name: "Commented")
        )
        package.dependencies.append(.package(name: "appended", path: "../other"))
        package.targets.append(
          .testTarget(name: "Appended", plugins: [.plugin(name: "Cases", package: "appended")]))
        """))
    #expect(edit.name == "book")
    #expect(edit.targets(ofLibrary: "Both") == ["A", "B"] && edit.targets(ofLibrary: "A") == nil)
    #expect(["by-url", "appended", "other"].allSatisfy(edit.dependsOn))
    #expect(!edit.dependsOn("commented") && !edit.dependsOn("by"))
    #expect(["A", "Appended"].allSatisfy(edit.hasTarget))
    #expect(!edit.hasTarget("Commented") && !edit.hasTarget("Both") && !edit.hasTarget("book"))
    #expect(edit.usesPlugin("Cases") && !edit.usesPlugin("Appended"))
  }

  @Test(arguments: [
    "", "let package = make()", "let package = Package(name: \"a\", targets: all)",
    "let package = Package(name: \"a\", dependencies: all, targets: [])",
  ])
  func `another form is left alone`(manifest: String) {
    #expect(ManifestEdit(manifest) == nil)
  }
}
