import Foundation
import Testing
import UIKitModel

/// What Linux's Foundation lacks of Foundation, where it acts.
@MainActor struct FoundationAdditionTests {
  @Test func `the notifications of a name come one after the other`() async {
    let name = Notification.Name("added")
    let heard = Log()
    let task = Task {
      for await note in NotificationCenter.default.notifications(named: name) {
        heard.texts.append(note.userInfo?["text"] as? String ?? "")
      }
    }
    await MainLoop.settle()
    for text in ["a", "b"] {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": text])
    }
    await MainLoop.settle { heard.texts.count == 2 }
    #expect(heard.texts == ["a", "b"])
    task.cancel()
  }

  @Test func `an archived array is read as objects of its class`() throws {
    let texts: NSArray = ["a" as NSString, "b" as NSString]
    let data = try NSKeyedArchiver.archivedData(withRootObject: texts, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)
    #expect(read == ["a", "b"])
  }

  @Test func `a transformer is found by its name, and makes data of objects`() {
    let name = NSValueTransformerName("own")
    ValueTransformer.setValueTransformer(NSSecureUnarchiveFromDataTransformer(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    let transformer = ValueTransformer.valueTransformer(forName: name)
    let data = transformer?.reverseTransformedValue("text" as NSString)
    #expect(transformer?.transformedValue(data) as? String == "text")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test func `a search in iCloud ends in a later turn and has found nothing`() {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in MainActor.assumeIsolated { log.texts.append("end") } }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    #expect(query.start() && query.isGathering && !query.start())
    MainLoop.runUntilIdle()
    #expect(log.texts == ["end"] && query.resultCount == 0 && !query.isGathering)
  }

  @Test func `a detector finds whole links and numbers of phones`() throws {
    let texts = [
      "Mail me@example.org or www.example.com.": [
        "mailto:me@example.org", "http://www.example.com",
      ],
      "(http://a.de/x?y=1), e.g. version 1.2": ["http://a.de/x?y=1"],
    ]
    let detector = try NSDataDetector(types: 0x20)
    for (text, links) in texts {
      let range = NSRange(location: 0, length: text.utf16.count)
      #expect(
        detector.matches(in: text, range: range).compactMap { $0.url?.absoluteString } == links)
    }
    let phones = try NSDataDetector(types: 0x800)
    let range = NSRange(location: 0, length: 40)
    #expect(phones.firstMatch(in: "(555) 123-4567", range: range)?.phoneNumber == "(555) 123-4567")
    #expect(phones.numberOfMatches(in: "In 2024, 12 of 345", range: range) == 0)
    #expect(phones.rangeOfFirstMatch(in: "none", range: range).location == NSNotFound)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test func `a tagger finds words, without tags`() {
    let text = "It's 2 o'clock, 'friend'"
    let tagger = NSLinguisticTagger(tagSchemes: [.lemma], options: 0)
    tagger.string = text
    var words: [String] = []
    let range = NSRange(location: 0, length: text.utf16.count)
    tagger.enumerateTags(in: range, scheme: .lemma, options: [.omitWhitespace]) { tag, word, _, _ in
      if tag == nil { words.append((text as NSString).substring(with: word)) }
    }
    #expect(words == ["It's", "2", "o'clock", "friend"])
  }

  @Test func `a source of what happens to a file ends by its handler`() async {
    let queue = DispatchQueue(label: "files")
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: 0, eventMask: .write, queue: queue)
    await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
      source.setEventHandler {}
      source.setCancelHandler { end.resume() }
      source.resume()
      source.cancel()
    }
    let events: DispatchSource.FileSystemEvent = source.data
    #expect(source.isCancelled && events.isEmpty)
  }

  @Test func `what there is none of is held`() throws {
    let manager = FileManager.default
    let file = URL(filePath: "/tmp")
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
    #expect(!manager.isUbiquitousItem(at: file))
    #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: file) }
    #expect(throws: CocoaError.self) { try URL(filePath: "/no/file").bookmarkData() }
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(NSDictionary(objects: [1], forKeys: ["a" as any NSCopying])["a"] as? Int == 1)
    #expect(NSObject().observationInfo == nil)
    #expect(strcmp(nil, "a") < 0 && noErr == 0 && NSIntegerMax == .max)
    NSSetUncaughtExceptionHandler { _ in }
    #expect(NSException(name: .genericException, reason: nil).callStackSymbols.isEmpty)
    let french = NSLocale(localeIdentifier: "en")
    #expect(french.displayName(forKey: .identifier, value: "fr" as Any) == "French")
    #expect(String(format: "%@", ["a"]) == (["a"] as NSArray).description)
  }

  private final class Log: @unchecked Sendable {
    var texts: [String] = []
  }
}
