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
}
