import Foundation
import SystemVersions
import Testing

@Suite("The page about what differs between versions (Documentation/Behavior.md)")
struct BehaviorPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(path: "Documentation/Behavior.md")

  private static func page() throws -> BehaviorPage {
    let folder = root.appending(path: "Sources/SystemVersions")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return BehaviorPage(
      sources: try files.filter { $0.lastPathComponent.hasPrefix("Behavior+") }
        .sorted { $0.path < $1.path }
        .map { try String(contentsOf: $0, encoding: .utf8) })
  }

  @Test("It says what the model does; `make behavior-page` writes it anew")
  func isTrue() throws {
    let text = try Self.page().markdown
    if ProcessInfo.processInfo.environment["WRITE_PAGES"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  @Test("Every field has a meaning and a source")
  func hasSources() throws {
    for field in try Self.page().fields {
      #expect(!field.meaning.isEmpty && !field.source.isEmpty, "\(field.name)")
    }
  }

  @Test("Every property is listed with its values")
  func hasAllFields() throws {
    #expect(Set(try Self.page().fields.map(\.name)) == Set(BehaviorField.all.map(\.name)))
  }

  @Test("Its values are those of the versions that it names")
  func hasValues() throws {
    let fields = try Self.page().fields
    let rebuilds = try #require(fields.first { $0.name == "rowDataRebuildsAtFirstDisplay" })
    #expect(rebuilds.values.map(\.versions) == ["iOS 8", "iOS 9–10", "from iOS 11"])
    #expect(rebuilds.values.map(\.value) == ["5", "3", "1"])
  }
}
