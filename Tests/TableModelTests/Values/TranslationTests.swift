import Testing
import UIKitModel

@testable import TableModel

/// Texts of `.strings` files.
@MainActor @Suite struct TranslationTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return url
  }

  @Test func `a key is translated by the base file, another table by its own`() throws {
    AppProcess.current.resourceFolders = [
      try folder([
        "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        "en.lproj/Localizable.strings": "/* A greeting */\n\"hello\" = \"Hello, %@!\\n\";",
        "Extra.strings": "hello = \"Extra\";",
      ])
    ]
    #expect(NSLocalizedString("hello", comment: "") == "Hello, %@!\n")
    #expect(NSLocalizedString("hello", tableName: "Extra", comment: "") == "Extra")
    #expect(String(localized: "hello") == "Hello, %@!\n")
  }

  @Test func `without a translation the value counts, and else the key`() throws {
    AppProcess.current.resourceFolders = [try folder(["Localizable.strings": "no strings = {"])]
    #expect(NSLocalizedString("some key", comment: "") == "some key")
    #expect(NSLocalizedString("some key", value: "Some", comment: "") == "Some")
    #expect(NSLocalizedString("some key", tableName: "None", comment: "") == "some key")
  }
}
