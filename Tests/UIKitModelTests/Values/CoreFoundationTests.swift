import Foundation
import Testing
import UIKitModel

/// What of Core Foundation acts.
@MainActor struct CoreFoundationTests {
  @Test func `a notification between processes is heard in a later turn by who still observes`() {
    let log = Log()
    let observer = Unmanaged.passUnretained(log).toOpaque()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let note: CFNotificationCallback = { _, observer, name, _, _ in
      guard let observer, let name else { return }
      Unmanaged<Log>.fromOpaque(observer).takeUnretainedValue().texts.append(
        name.rawValue as String)
    }
    let name = CFNotificationName("changed" as CFString)
    CFNotificationCenterAddObserver(
      center, observer, note, name.rawValue, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other"), nil, nil, true)
    #expect(log.texts.isEmpty)
    MainLoop.runUntilIdle()
    #expect(log.texts == ["changed"])
    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    MainLoop.runUntilIdle()
    #expect(log.texts == ["changed"])
  }

  @Test func `an observer of the loop hears of its sleep, once if it does not repeat`() {
    let log = Log()
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
    ) { _, _ in log.texts.append("sleep") }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .defaultMode)
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
      log.texts.append("work")
    }
    MainLoop.runUntilIdle()
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {}
    MainLoop.runUntilIdle()
    #expect(log.texts == ["work", "sleep"])
    #expect(!CFRunLoopObserverIsValid(observer))
  }

  @Test func `a transform changes the part of a text that it is given`() {
    let text = NSMutableString(string: "éé")
    var range = CFRange(location: 1, length: 9)
    #expect(CFStringTransform(text, &range, kCFStringTransformStripCombiningMarks, false))
    #expect(text as String == "ée" && range == CFRange(location: 1, length: 1))
    #expect(!CFStringTransform(text, nil, "no transform", false))
  }

  @Test func `bytes are made room for, changed and copied as far as there are any`() {
    let data = CFDataCreateMutable(kCFAllocatorDefault, 4)
    CFDataSetLength(data, 3)
    CFDataGetMutableBytePtr(data)[1] = 7
    var bytes: [UInt8] = [9, 9, 9, 9]
    CFDataGetBytes(data, CFRange(location: 1, length: 9), &bytes)
    #expect(CFDataGetLength(data) == 3 && bytes == [7, 0, 9, 9])
    #expect(CFDataGetBytePtr(data)[1] == 7)
  }

  private final class Log: @unchecked Sendable {
    var texts: [String] = []
  }
}
