import TableModel
import TestSupport
import Testing

/// Every text of `messages.tsv`, met by doing what it is about in every version.
@MainActor struct MessageCases {
  @Test(
    "A text is logged verbatim by its versions, and by no other",
    arguments: try KnownMessage.all())
  func text(message: KnownMessage) throws {
    guard !message.scene.isEmpty else {
      #expect(!message.note.isEmpty, "a text that the model does not have needs a reason")
      return
    }
    let scene = try #require(MessageScene.known[message.scene], "no scene \(message.scene)")
    for version in SystemVersion.modelled {
      let texts = try messages(scene, message, version)
      let found = try texts.filter { try message.matches($0) }
      #expect(
        found.count == (message.isLogged(by: version) ? 1 : 0), "\(version) has \(texts)")
    }
  }

  /// What a scene raises and logs in a version.
  private func messages(
    _ scene: MessageScene, _ message: KnownMessage, _ version: SystemVersion
  ) throws -> [String] {
    try SystemVersion.$current.withValue(version) {
      try AppProcess.$bound.withValue(AppProcess()) {
        let exception = try UIKitException.caught { try scene.play(message) }
        if let exception, !message.exception.isEmpty {
          #expect(exception.name == message.exception, "\(version)")
        }
        return (exception.map { [$0.reason] } ?? []) + ConsoleLog.messages
      }
    }
  }

  @Test("Every message about cells, indices and layout that is on record has a text (EX-12 on)")
  func isComplete() throws {
    let known = Set(try KnownMessage.all().map(\.id))
    let ids = try FactTable(named: "sources.tsv").rows.map { $0["id"] }
    let wanted = ids.filter { ($0.hasPrefix("EX-") && $0 >= "EX-12") || $0.hasPrefix("W-") }
    #expect(!wanted.isEmpty)
    #expect(wanted.filter { !known.contains($0) } == [])
  }

  @Test("Every scene is used by a text")
  func everySceneIsUsed() throws {
    let used = Set(try KnownMessage.all().map(\.scene))
    #expect(MessageScene.known.keys.filter { !used.contains($0) } == [])
  }
}
