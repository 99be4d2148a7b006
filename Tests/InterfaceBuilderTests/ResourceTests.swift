import TableModel
import Testing

// Without Foundation, as an app's sources are once they are rewritten: beside it `Bundle`'s own
// methods are the better ones.

@MainActor @Suite("A resource") struct ResourceTests {
  @Test func `of another target is found by the name that compiling would give it`() throws {
    _ = try NibFolder([
      "CompiledName.xib": NibFolder.xib("<view id=\"a\"/>"),
      "Base.lproj/CompiledScenes.storyboard": NibFolder.storyboard([]), "Deep/some.json": "{}",
    ])
    let bundle = Bundle.main
    #expect(bundle.path(forResource: "CompiledName", ofType: "nib")?.hasSuffix(".xib") == true)
    #expect(bundle.url(forResource: "CompiledScenes", withExtension: "storyboardc") != nil)
    #expect(bundle.url(forResource: "some", withExtension: "json") != nil)
    #expect(bundle.path(forResource: "some.json", ofType: nil) != nil)
    #expect(bundle.path(forResource: "Nowhere", ofType: "nib") == nil)
    #expect(bundle.path(forResource: nil, ofType: "nib") == nil)
  }
}
