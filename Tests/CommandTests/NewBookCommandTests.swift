import Foundation
import TestSupport
import Testing

@testable import gotchas

@Suite("gotchas new-book")
struct NewBookCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "our-app",
      targets: [
        .target(name: "App")
      ]
    )

    """

  private func run(_ folder: borrowing ScratchFolder, _ words: String...) async -> ExitCode {
    await Gotchas.run(["new-book"] + words + ["--root", folder.path])
  }

  @Test("makes the folder, its Swift file and the lines of the manifest")
  func makes() async throws {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    #expect(await run(folder, "OurTableNotes", "--dependency", "../book") == .success)
    #expect(folder.text("Tests/OurTableNotes/Book.swift") == BookOptions.source)
    let text = folder.text("Package.swift")
    let manifest = try #require(text)
    #expect(manifest.contains("  dependencies: [.package(name: \"table-view-gotchas\", path: \""))
    let plugin = ".plugin(name: \"GotchaCases\", package: \"table-view-gotchas\")])\n"
    #expect(manifest.contains(plugin))
    #expect(manifest.contains("    .target(name: \"App\"),\n    .testTarget(\n"))
    let new = ["new", "Rows jump", "--area", "Headers", "--new-area", "--root", folder.path]
    #expect(await Gotchas.run(new) == .success)
    #expect(folder.text("Tests/OurTableNotes/headers/rows-jump.md") != nil)
  }

  @Test("takes a URL with a version, and a dependency that is there already")
  func dependencies() async throws {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    let url = "https://example.org/table-view-gotchas"
    #expect(await run(folder, "A", "--dependency", url, "--version", "1.2.3") == .success)
    #expect(await run(folder, "B") == .success)
    let text = folder.text("Package.swift")
    let manifest = try #require(text)
    #expect(manifest.contains(".package(url: \"\(url)\", from: \"1.2.3\")"))
    #expect(manifest.components(separatedBy: ".package(").count == 2)
    #expect(manifest.contains("name: \"B\""))
  }

  @Test("depends on targets in the package that has the libraries itself")
  func ownPackage() async throws {
    let own = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "table-view-gotchas",
        products: [.library(name: "GotchaTesting", targets: ["GotchaTesting", "ModelCases"])],
        targets: [
          .target(name: "GotchaTesting"), .target(name: "ModelCases"), .target(name: "TableModel"),
          .target(name: "TableProbe"), .plugin(name: "GotchaCases", capability: .buildTool()),
        ]
      )

      """
    let folder = try ScratchFolder(["Package.swift": own])
    #expect(await run(folder, "Notes") == .success)
    let text = folder.text("Package.swift")
    #expect(text?.contains("plugins: [\"GotchaCases\"])") == true)
    let names = ["GotchaTesting", "ModelCases", "TableModel", "TableProbe"]
    #expect(names.allSatisfy { text?.contains("        \"\($0)\",\n") == true })
    #expect(text?.contains(".package(") == false && text?.contains("product(name:") == false)
  }

  @Test("leaves a package alone that SwiftPM would not load with the target")
  func unloadable() async throws {
    let broken = Self.manifest.replacing(
      "import PackageDescription", with: "import PackageDescriptio")
    let old = Self.manifest + "package.dependencies = []\n"
    for text in [broken, old] {
      let folder = try ScratchFolder(["Package.swift": text])
      #expect(await run(folder, "Notes", "--dependency", "../book") == .cannotWrite)
      #expect(folder.text("Package.swift") == text)
      #expect(folder.text("Tests/Notes/Book.swift") == nil)
    }
  }

  @Test("changes nothing without a package, of a name that is taken, or that is none")
  func refuses() async throws {
    let empty = try ScratchFolder([:])
    #expect(await run(empty, "A") == .usageError)
    let folder = try ScratchFolder([
      "Package.swift": Self.manifest, "Tests/Mine/Mine.swift": "// mine",
    ])
    #expect(await run(folder, "App") == .usageError)
    #expect(await run(folder, "Our Notes!") == .usageError)
    #expect(await run(folder, "Mine", "--dependency", "../book") == .cannotWrite)
    #expect(folder.text("Package.swift") == Self.manifest)
  }

  @Test("makes a book about something else, without the model and without versions")
  func about() async throws {
    let folder = try ScratchFolder(["Package.swift": Self.manifest])
    #expect(await run(folder, "Notes", "--dependency", "../b", "--about", "Foundation") == .success)
    let text = folder.text("Package.swift")
    #expect(text?.contains("BookTesting") == true && text?.contains("TableModel") == false)
    let new = ["new", "A", "--area", "Dates", "--new-area", "--root", folder.path]
    #expect(await Gotchas.run(new) == .success)
    let entry = folder.text("Tests/Notes/dates/a.md")
    #expect(entry?.contains("What Foundation does") == true)
    #expect(entry?.contains("Applies to") == false && entry?.contains("UITable") == false)
  }

  @Test(
    "leaves a manifest of another form as it is, and says so",
    arguments: ["let package = makePackage()", "let package = Package(name: \"our-app\")"])
  func otherForm(text: String) async throws {
    let folder = try ScratchFolder(["Package.swift": text])
    #expect(await run(folder, "Notes", "--dependency", "../book") == .cannotWrite)
    #expect(await run(folder, "Notes", "--dependency", "../book", "--print") == .success)
    #expect(folder.text("Package.swift") == text)
    #expect(folder.text("Tests/Notes/Book.swift") == nil)
  }
}
