import Testing
import UIKitModel

@testable import TableModel

/// The values of an app's `Info.plist`.
@MainActor @Suite struct BundleInformationTests {
  private func keep(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
    AppProcess.current.resourceFolders = [url]
  }

  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
    <key>CFBundleVersion</key><string>42</string>
    <key>APIHost</key><string>example.org</string>
    </dict></plist>
    """

  @Test func `a new app has the values that Xcode gives it`() throws {
    let bundle = Bundle.main
    #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
    #expect(bundle.bundleIdentifier?.hasPrefix("com.example.") == true)
    #expect(bundle.localizedInfoDictionary == nil)
  }

  @Test func `the app's own file goes before them, but for settings of Xcode`() throws {
    try keep(["Info.plist": list, "InfoPlist.strings": "CFBundleDisplayName = \"Namen\";"])
    let bundle = Bundle.main
    #expect(bundle.infoDictionary?["CFBundleVersion"] as? String == "42")
    #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(bundle.object(forInfoDictionaryKey: "APIHost") as? String == "example.org")
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Namen")
  }
}
