import Foundation
import Testing
import UIKitModel

/// Selectors that carry their methods, and those that are names.
@MainActor struct SelectorTests {
  private let feed = Feed()

  @Test func `selectors of one name are equal, whether they carry a method or not`() {
    #expect(Feed.save == Selector(("save:")))
    #expect(Set([Feed.save, "save:"]).count == 1)
    #expect(Feed.save != "save")
    #expect(NSStringFromSelector(Feed.save) == "save:")
  }

  @Test func `a control calls a private method of its target with itself`() {
    let button = UIButton()
    button.addTarget(feed, action: Feed.save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(feed.calls == ["save:"])
    #expect(feed.senders.first === button)
  }

  /// A controller whose methods take closures.
  private final class Loader: UIViewController {
    var calls: [String] = []

    func load(completion: (() -> Void)?) { calls.append("load \(completion == nil)") }
    func load(_ path: String, then completion: @escaping (Int) -> Void) {
      calls.append("load \(path)")
    }
  }

  @Test func `methods with a closure among their parameters can be sent`() {
    let loader = Loader()
    loader.perform(Selector("loadWithCompletion:", Loader.load(completion:)), with: nil)
    let closure: (Int) -> Void = { _ in }
    loader.perform(Selector("load:then:", Loader.load(_:then:)), with: "a", with: closure)
    #expect(loader.calls == ["load true", "load a"])
    #expect(
      Selector("dismiss", UIViewController.dismiss(animated:completion:)).description == "dismiss")
  }

  @Test func `methods get as many arguments as they take`() {
    let control = UIControl()
    control.addTarget(feed, action: Selector("refresh", Feed.refresh), for: .valueChanged)
    control.addTarget(
      feed, action: Selector("send:forEvent:", Feed.send(_:for:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(feed.calls == ["refresh", "send:forEvent:"])
    #expect(feed.events.count == 1)
  }

  @Test func `the override of the instance is called`() {
    let pinned = PinnedFeed()
    pinned.perform(Selector("refresh", Feed.refresh))
    #expect(pinned.calls == ["pinned refresh"])
  }

  @Test func `a name is looked up in the class of the receiver and its superclasses`() {
    let pinned = PinnedFeed()
    pinned.perform("pin:", with: nil)
    pinned.perform("refresh")
    #expect(pinned.calls == ["pin:", "pinned refresh"])
    #expect(feed.responds(to: "refresh"))
    #expect(!feed.responds(to: "pin:"))
    #expect(pinned.responds(to: "pin:"))
  }

  @Test func `a class of a function has its methods by name too`() {
    final class Local: NSObject {
      var isCalled = false
      func call() { isCalled = true }
      private let objectiveC = ObjectiveCTable<Members>()
      private enum Members: ObjectiveCMembers {
        static var members: [ObjectiveCMember] { [.init(Selector("call", Local.call))] }
      }
    }
    let local = Local()
    local.perform("call")
    #expect(local.isCalled)
  }

  @Test func `a result comes back, and arguments are converted`() {
    let title = feed.perform("titleOfRow:", with: 3)?.takeUnretainedValue()
    #expect(title as? String == "row 3")
  }

  @Test func `a method that there is not raises UIKit's exception`() {
    let exception = UIKitException.caught { _ = feed.perform("missing:", with: nil) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(
      exception?.reason.hasPrefix(
        "-[UIKitModelTests.Feed missing:]: unrecognized selector sent to instance 0x") == true)
    let button = UIButton()
    button.addTarget(NSObject(), action: "gone", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.addTarget(feed, action: "missing", for: .touchUpInside)
    #expect(UIKitException.caught { button.sendActions(for: .touchUpInside) } != nil)
  }

  @Test func `a sender of another class raises at the call`() {
    let exception = UIKitException.caught { feed.perform(Feed.save, with: UILabel()) }
    #expect(exception?.reason.contains("takes a value of type UIButton") == true)
    #expect(feed.calls.isEmpty)
  }

  @Test func `targets are listed and removed, and added again are called once`() {
    let control = UIControl()
    control.addTarget(feed, action: "refresh", for: .valueChanged)
    control.addTarget(feed, action: "refresh", for: .touchUpInside)
    control.addTarget(nil, action: "refresh", for: .touchUpInside)
    #expect(control.actions(forTarget: feed, forControlEvent: .touchUpInside) == ["refresh"])
    #expect(control.allTargets.count == 2 && control.allTargets.contains(feed))
    var handlers = 0
    control.enumerateEventHandlers { action, target, events, stop in
      #expect(action == nil && target?.1 == "refresh")
      handlers += 1
      stop = true
    }
    #expect(handlers == 1)
    control.removeTarget(feed, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(feed.calls.isEmpty)
  }

  @Test func `handlers are called in the order they were added`() {
    let control = UIControl()
    control.addTarget(feed, action: "refresh", for: .valueChanged)
    control.addAction(UIAction { [feed] _ in feed.note("action") }, for: .valueChanged)
    control.addTarget(feed, action: "send:forEvent:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(feed.calls == ["refresh", "action", "send:forEvent:"])
  }

  @Test func `a nil target is found along the responder chain`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = feed
    window.makeKeyAndVisible()
    let button = UIButton()
    feed.view.addSubview(button)
    button.addTarget(nil, action: "save:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(feed.calls == ["save:"])
    #expect(!UIApplication.shared.sendAction("missing:", to: nil, from: button, for: nil))
  }

  @Test func `a bar button calls its target`() {
    let item = UIBarButtonItem(title: "Refresh", style: .plain, target: feed, action: "refresh")
    item.tap()
    #expect(feed.calls == ["refresh"])
  }

  @Test func `getters and setters are messages too`() {
    feed.perform(Selector("setCount:", setter: \Feed.count), with: 4)
    #expect(feed.count == 4)
    feed.perform("setCount:", with: 5)
    #expect(feed.perform("count")?.takeUnretainedValue() as? Int == 5)
    #expect(ObjectiveC.send(Selector("count", getter: \Feed.count), to: feed) as? Int == 5)
  }

  @Test func `a command of the edit menu is one that the class overrides`() {
    final class Note: UIView {
      var isCopied = false
      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { isCopied = true }
    }
    let note = Note()
    #expect(note.canPerformAction("copy:", withSender: nil))
    #expect(!note.canPerformAction("paste:", withSender: nil))
    #expect(!UIView().canPerformAction("copy:", withSender: nil))
    note.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Pin", action: "pin:")]
    menu.showMenu(from: note, rect: note.bounds)
    #expect(menu.titles == ["Copy"])
    #expect(menu.choose("Copy"))
    #expect(note.isCopied)
    #expect(!menu.isMenuVisible)
  }

  @Test func `keys call the first command along the responder chain`() {
    final class Editor: UIViewController {
      var isSaved = false
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Editor.save))]
      }
      func save() { isSaved = true }
    }
    let editor = Editor()
    editor.becomeFirstResponder()
    #expect(!UIApplication.shared.press("s", []))
    #expect(UIApplication.shared.press("s", .command))
    #expect(editor.isSaved)
  }

  @Test(
    arguments: [
      ("a", UIKeyboardHIDUsage.keyboardA), ("Z", .keyboardZ), ("0", .keyboard0),
      ("\r", .keyboardReturnOrEnter), ("/", .keyboardSlash), (";", .keyboardSemicolon),
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow), ("ä", .keyboardErrorUndefined),
    ])
  func `a press names the key`(_ input: String, _ code: UIKeyboardHIDUsage) {
    final class Listener: UIViewController {
      var code: UIKeyboardHIDUsage?
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        code = presses.first?.key?.keyCode
      }
    }
    let listener = Listener()
    listener.becomeFirstResponder()
    _ = UIApplication.shared.press(input, [])
    #expect(listener.code == code)
  }

  @Test func `keys have the numbers of the standard`() {
    #expect(UIKeyboardHIDUsage.keyboardSlash.rawValue == 0x38)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }

  @Test func `a scene's coordinates are those of its screen`() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test func `edits of a text's storage are the text view's, and the other way around`() {
    final class Log: NSObject, NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      }
    }
    let (view, log) = (UITextView(), Log())
    view.text = "abc"
    view.textStorage.delegate = log
    view.textStorage.append(NSAttributedString(string: "de"))
    #expect(view.text == "abcde")
    view.textStorage.beginEditing()
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
    view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    #expect(view.text == "abcde")
    view.textStorage.endEditing()
    #expect(view.text == "bcde")
    #expect(log.log == ["2 3 2 2", "3 0 2 -1"])
    view.text = "new"
    #expect(view.textStorage.string == "new")
  }
}
