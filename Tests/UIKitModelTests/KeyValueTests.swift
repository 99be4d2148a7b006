import Foundation
import Testing
import UIKitModel

/// Properties by name, and observers of properties.
@MainActor struct KeyValueTests {
  private let feed = Feed()

  @Test func `outlets are set by name: private, weak, of several views`() {
    let (label, view, buttons) = (UILabel(), UIView(), [UIButton(), UIButton()])
    feed.setValue(label, forKey: "titleLabel")
    feed.setValue(view, forKey: "footer")
    feed.setValue(view, forKey: "secret")
    feed.setValue(buttons, forKey: "buttons")
    #expect(feed.titleLabel === label)
    #expect(feed.footer === view)
    #expect(feed.value(forKey: "secret") as? UIView === view)
    #expect(feed.buttons == buttons)
    #expect(feed.calls == ["titleLabel"])
  }

  @Test func `a change that the app announces by a key path is observed`() {
    var changes = 0
    let observation = feed.observe(\.count) { _, _ in changes += 1 }
    feed.willChangeValue(for: \.count)
    feed.count = 3
    feed.didChangeValue(for: \.count)
    feed.didChangeValue(for: \.senders)
    #expect(changes == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `a key that there is not raises UIKit's exception`() {
    let exception = UIKitException.caught { feed.setValue(1, forKey: "missing") }
    #expect(exception?.name == "NSUnknownKeyException")
    #expect(exception?.reason.hasPrefix("[<UIKitModelTests.Feed 0x") == true)
    #expect(
      exception?.reason.hasSuffix(
        "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "missing.") == true)
    let reading = UIKitException.caught { _ = NSObject().value(forKey: "missing") }
    #expect(reading?.reason.contains("valueForUndefinedKey:]: this class is not") == true)
  }

  @Test func `a value of another type, and nil for a number, raise`() {
    let label = UIKitException.caught { feed.setValue(UIButton(), forKey: "titleLabel") }
    #expect(label?.reason.contains("takes a value of type") == true)
    let count = UIKitException.caught { feed.setValue(nil, forKey: "count") }
    #expect(
      count?.reason.hasSuffix(
        "setNilValueForKey]: could not set nil as the value for the key count.")
        == true)
    #expect(UIKitException.caught { feed.setValue("x", forKey: "greeting") } != nil)
  }

  @Test func `keys of UIKit and paths are known, and numbers take other forms`() {
    let label = UILabel()
    label.setValue(12, forKeyPath: "layer.cornerRadius")
    #expect(label.layer.cornerRadius == 12)
    label.setValue(true, forKey: "hidden")
    #expect(label.isHidden)
    #expect(label.value(forKey: "hidden") as? Bool == true)
    label.setValue(NSNumber(value: 2), forKey: "numberOfLines")
    #expect(label.numberOfLines == 2)
    label.setValue("a", forKey: "text")
    feed.titleLabel = label
    #expect(feed.value(forKeyPath: "titleLabel.text") as? String == "a")
  }

  @Test func `a class answers for keys that it does not have`() {
    final class Bag: UIView {
      var values: [String: Any] = [:]
      override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
      override func value(forUndefinedKey key: String) -> Any? { values[key] }
    }
    let bag = Bag()
    bag.setValue(1, forKey: "anything")
    #expect(bag.value(forKey: "anything") as? Int == 1)
  }

  // MARK: Observing

  @Test func `a property that is marked announces its changes with old and new values`() {
    var changes: [String] = []
    let observation = feed.observe(\.progress, options: [.old, .new, .initial]) { _, change in
      changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    feed.progress = 0.5
    #expect(changes == ["-1.0 0.0", "0.0 0.5"])
    observation.invalidate()
    feed.progress = 1
    #expect(changes.count == 2)
  }

  @Test func `an observation ends with its object`() {
    var changes = 0
    var observation: NSKeyValueObservation? = feed.observe(\.progress) { _, _ in changes += 1 }
    feed.progress = 1
    withExtendedLifetime(observation) {}
    observation = nil
    feed.progress = 2
    #expect(changes == 1)
  }

  @Test func `a computed property announces what it is made of, also of a subclass`() {
    let pinned = PinnedFeed()
    var greetings: [String] = []
    let observation = pinned.observe(\.greeting, options: .new) {
      greetings.append($1.newValue ?? "")
    }
    pinned.name = "Ann"
    pinned.setValue("Bob", forKey: "name")
    #expect(greetings == ["Hello Ann", "Hello Bob"])
    observation.invalidate()
  }

  @Test func `scroll views announce offset and size, by key path and by name`() {
    let (scrollView, store) = (UITextView(), Store())
    var offsets: [CGFloat] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1, view.contentOffset.y]
    }
    scrollView.contentOffset.y = 20
    #expect(offsets == [0, 20, 20])
    observation.invalidate()
    var context = 0
    withUnsafeMutablePointer(to: &context) { pointer in
      scrollView.addObserver(store, forKeyPath: "contentSize", options: [.new], context: pointer)
      scrollView.contentSize = CGSize(width: 10, height: 30)
      #expect(store.changes == ["contentSize \(CGSize(width: 10, height: 30)) -"])
      #expect(store.context == UnsafeMutableRawPointer(pointer))
      scrollView.removeObserver(store, forKeyPath: "contentSize", context: pointer)
    }
    scrollView.contentSize = .zero
    #expect(store.changes.count == 1)
  }

  @Test func `views announce frame, bounds and visibility`() {
    let view = UIView()
    var changes: [String] = []
    let observations = [
      view.observe(\.frame) { _, _ in changes.append("frame") },
      view.observe(\.bounds) { _, _ in changes.append("bounds") },
      view.observe(\.isHidden) { _, _ in changes.append("hidden") },
    ]
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.isHidden = true
    #expect(changes == ["frame", "bounds", "hidden"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a path of names follows the object on its way`() {
    let store = Store()
    feed.addObserver(store, forKeyPath: "titleLabel.hidden", options: .new, context: nil)
    feed.setValue(UILabel(), forKey: "titleLabel")
    feed.didChangeValue(forKey: "titleLabel")
    feed.titleLabel.isHidden = true
    #expect(store.changes.last == "titleLabel.hidden true -")
    feed.removeObserver(store, forKeyPath: "titleLabel.hidden")
  }

  @Test func `a property that nothing announces, and an observer that there is not, raise`() {
    let exception = UIKitException.caught { _ = feed.observe(\.senders) { _, _ in } }
    #expect(exception?.reason.contains("@objc dynamic") == true)
    let store = Store()
    let removal = UIKitException.caught { feed.removeObserver(store, forKeyPath: "progress") }
    #expect(removal?.name == "NSRangeException")
    #expect(
      removal?.reason.contains("because it is not registered as an observer.") == true)
  }

  @Test func `an observer that is gone hears nothing, and one that does not observe raises`() {
    do { feed.addObserver(Store(), forKeyPath: "progress", options: .new, context: nil) }
    feed.progress = 1
    let silent = NSObject()
    feed.addObserver(silent, forKeyPath: "progress", options: .new, context: nil)
    let exception = UIKitException.caught { feed.progress = 2 }
    #expect(
      exception?.reason.contains(
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.")
        == true)
    feed.removeObserver(silent, forKeyPath: "progress")
  }

  // MARK: Associated objects

  @Test func `associated objects are kept, and go with their object`() {
    final class Token {}
    nonisolated(unsafe) let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    weak var token: Token?
    do {
      let view = UIView()
      let kept = Token()
      token = kept
      objc_setAssociatedObject(view, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(feed, key, "text", .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(view, key) as? Token === kept)
    }
    #expect(token == nil)
    #expect(objc_getAssociatedObject(feed, key) as? String == "text")
    objc_setAssociatedObject(feed, key, nil, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(feed, key) == nil)
    let object = NSObject()
    objc_setAssociatedObject(object, key, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, key) as? Int == 5)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }
}
