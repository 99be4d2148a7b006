import Foundation
import TableModel
import Testing

/// What is given with a drag.
@MainActor struct ItemProviderTests {
  private func loaded<Value: NSItemProviderReading>(
    _ type: Value.Type, from provider: NSItemProvider
  ) -> (value: Value?, failed: Bool) {
    var result: (value: Value?, failed: Bool) = (nil, false)
    provider.loadObject(ofClass: type) { object, error in
      result = (object as? Value, error != nil)
    }
    MainLoop.runUntilIdle()
    return result
  }

  private func provider(of text: String, type: String) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(Data(text.utf8), nil)
      return nil
    }
    return provider
  }

  @Test func `an object that was registered is given as it is`() {
    let text = NSString(string: "text")
    #expect(loaded(NSString.self, from: NSItemProvider(object: text)).value === text)
  }

  @Test(arguments: ["public.plain-text", "public.utf8-plain-text"])
  func `data of a type that conforms is read`(type: String) {
    let provider = provider(of: "words", type: type)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(loaded(NSString.self, from: provider).value?.description == "words")
  }

  @Test func `a type that was not registered fails`() {
    let result = loaded(UIImage.self, from: provider(of: "words", type: "public.plain-text"))
    #expect(result.value == nil)
    #expect(result.failed)
  }

  @Test func `data that is not of its type fails`() {
    let result = loaded(UIImage.self, from: provider(of: "no image", type: "public.png"))
    #expect(result.failed)
  }

  @Test func `an address goes through data`() throws {
    let url = try #require(NSURL(string: "https://example.org/rows"))
    let provider = NSItemProvider(object: url)
    #expect(provider.registeredTypeIdentifiers == ["public.url"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.url") { loaded, _ in data = loaded }
    #expect(data == nil)
    MainLoop.runUntilIdle()
    #expect(data == Data("https://example.org/rows".utf8))
  }

  private func item(_ type: String, of provider: NSItemProvider) -> Any? {
    var item: Any?
    provider.loadItem(forTypeIdentifier: type, options: nil) { loaded, _ in item = loaded }
    MainLoop.runUntilIdle()
    return item
  }

  @Test func `an item is what was given, as a type of Swift`() throws {
    let address = try #require(URL(string: "https://example.com"))
    let link = NSItemProvider(item: address as NSURL, typeIdentifier: kUTTypeURL as String)
    #expect(link.hasItemConformingToTypeIdentifier(kUTTypeURL as String))
    #expect(item("public.url", of: link) as? URL == address)
    let text = NSItemProvider(object: NSString(string: "words"))
    #expect(item(kUTTypePlainText as String, of: text) as? String == "words")
    let data = provider(of: "{}", type: "public.json")
    #expect(item("public.json", of: data) as? Data == Data("{}".utf8))
    #expect(item("public.png", of: data) == nil)
    var value: String?
    text.loadObject(ofClass: String.self) { loaded, _ in value = loaded }
    MainLoop.runUntilIdle()
    #expect(value == "words" && text.canLoadObject(ofClass: String.self))
    #expect(
      UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePDF, kUTTypeText))
  }

  @Test func `a file is there while the completion runs`() {
    var (text, file): (String?, URL?) = (nil, nil)
    provider(of: "{}", type: "public.json").loadFileRepresentation(forTypeIdentifier: "public.json")
    {
      url, _ in
      file = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    MainLoop.runUntilIdle()
    #expect(text == "{}" && file?.pathExtension == "json")
    #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }
}
