import Foundation
import TestSupport
import Testing

@testable import GotchaRunner

@Suite("The targets of a package that have a book")
struct BookTargetsTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "notes",
      dependencies: [.package(name: "table-view-gotchas", path: "../elsewhere")],
      targets: [
        .target(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        .testTarget(
          name: "TableNotes",
          plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
        .testTarget(
          name: "MoreNotes", path: "Notes",
          plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")]),
      ])
    """

  @Test("are those that are built with the plugin, with their folders")
  func folders() throws {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    #expect(BookTargets.folders(root: folder.path) == ["Tests/TableNotes", "Notes"])
  }

  @Test("are read from what is kept until the manifest is another one")
  func keptManifest() throws {
    let folder = try ScratchFolder([
      "Package.swift": Self.manifest, ".build/manifest.json": "{ torn",
    ])
    #expect(BookTargets.folders(root: folder.path).count == 2)
    let file = folder.url.appending(path: ".build/manifest.json")
    let kept = try String(contentsOf: file, encoding: .utf8)
    try Data(kept.replacing("TableNotes", with: "KeptNotes").utf8).write(to: file)
    #expect(BookTargets.folders(root: folder.path) == ["Tests/KeptNotes", "Notes"])
    try Data(Self.manifest.replacing("TableNotes", with: "NewNotes").utf8).write(
      to: folder.url.appending(path: "Package.swift"))
    #expect(BookTargets.folders(root: folder.path) == ["Tests/NewNotes", "Notes"])
  }

  @Test("are none where there is no manifest that SwiftPM can read")
  func noManifest() throws {
    let folder = try ScratchFolder(["Package.swift": "let package"])
    #expect(BookTargets.folders(root: folder.path) == [])
  }

  @Test("are in no folder without a manifest, and it is said how to make one")
  func noPackage() throws {
    let folder = try ScratchFolder(["Gotchas/a.md": "# A"])
    let problem = #expect(throws: CasePlan.Impossible.self) {
      try CasePlan.manifest(of: folder.path)
    }
    let words = problem?.description ?? ""
    #expect(words.hasPrefix("there is no Package.swift in \(folder.path)"))
    #expect(words.contains("swift package init"))
  }

  @Test("are built by SwiftPM when they have a Swift file")
  func sources() throws {
    let folder = try ScratchFolder(["Notes/a.md": "# A", "More/deep/b.swift": ""])
    #expect(!BookTargets.isBuilt("Notes", root: folder.path))
    #expect(BookTargets.isBuilt("More", root: folder.path))
  }
}
