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

  @Test func `values in a key are placeholders, which the translation has in its order`() throws {
    AppProcess.current.resourceFolders = [
      try folder([
        "Localizable.strings": """
        "%lld rows in %@" = "%2$@ hat %1$lld Zeilen";
        "done" = "%lf fertig";
        """
      ])
    ]
    #expect(String(localized: "\(3) rows in \("Feed")") == "Feed hat 3 Zeilen")
    #expect(String(localized: "no key, 100% \(7)") == "no key, 100% 7")
    #expect(String(localized: "plain 100%") == "plain 100%")
    #expect(String(localized: "none", defaultValue: "\("a") and \("b")") == "a and b")
    let half = String(
      localized: "done", defaultValue: "\(0.5, specifier: "%.1f")",
      locale: Locale(identifier: "en"))
    #expect(half == "0.500000 fertig")
  }

  @Test func `a resource is translated where it is shown`() throws {
    AppProcess.current.resourceFolders = [
      try folder([
        "Localizable.strings": "\"hello\" = \"Hallo\";", "Extra.strings": "a = \"A %@\";",
      ])
    ]
    let hello: LocalizedStringResource = "hello"
    #expect(hello.key == "hello")
    #expect(String(localized: hello) == "Hallo")
    let other = LocalizedStringResource("a", defaultValue: "an \("x")", table: "Extra")
    #expect(String(localized: other) == "A x")
    #expect(other.defaultValue == "an \("x")" && other != hello)
    let number = UInt8(200)
    let value: LocalizedStringResource = "\(number) of \(Int32(-3))"
    #expect(value.key == "%hhu of %d")
    #expect(String(localized: value) == "200 of -3")
  }

  @Test func `a format takes a locale as it is`() {
    let text = withVaList([3, "x"]) {
      NSString(format: "%d %@", locale: Locale(identifier: "en_US"), arguments: $0) as String
    }
    #expect(text == "3 x")
    #expect(NSString(format: "%d", locale: Locale(identifier: "en_US"), 4) as String == "4")
  }
}
