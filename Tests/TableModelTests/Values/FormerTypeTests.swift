import Foundation
import TableModel
import TableProbe
import Testing

/// What apps from before iOS 10 and MobileCoreServices have, and locks of `os`.
@MainActor @Suite struct FormerTypeTests {
  @Test func `a tag has a type, and a type has tags`() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "jpg" as CFString, nil)?.takeRetainedValue()
    #expect(type.map { UTTypeConformsTo($0, kUTTypeImage) } == true)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == "image/png")
    #expect(UTTypeEqual(kUTTypeGIF, "com.compuserve.gif" as CFString))
    let unknown = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "qqq" as CFString, nil)?.takeRetainedValue()
    #expect(unknown.map(UTTypeIsDynamic) == true)
    #expect(UTType.types(tag: "wav", tagClass: .filenameExtension, conformingTo: .audio) == [.wav])
    #expect(UTType.mpeg2Video.conforms(to: .movie) && UTType.rawImage.conforms(to: .image))
    #expect(kUTTypeImage as String == "public.image")
    switch "public.image" as CFString {
    case kUTTypeImage: break
    default: Issue.record("The constant is not the type.")
    }
  }

  private final class Delegate: NSObject, UIAlertViewDelegate {
    var calls: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("gone \(alertView.isVisible)")
    }
  }

  @Test func `an alert from before iOS 8 is shown and calls its delegate`() {
    let delegate = Delegate()
    let screen = Screen(UIViewController())
    let alert = UIAlertView(
      title: "Delete?", message: "All", delegate: delegate, cancelButtonTitle: "Cancel",
      otherButtonTitles: "OK")
    alert.show()
    MainLoop.runUntilIdle()
    #expect(alert.isVisible && alert.firstOtherButtonIndex == 1)
    screen.tap(alertAction: "OK")
    #expect(delegate.calls == ["clicked OK", "gone false"])
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Remove")
    sheet.show(in: UIView())
    MainLoop.runUntilIdle()
    #expect(sheet.isVisible && sheet.destructiveButtonIndex == 0)
    screen.tap(alertAction: "Cancel")
    #expect(!sheet.isVisible)
  }

  @Test func `notices are held until they are cancelled`() {
    let app = UIApplication.shared
    app.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    #expect(app.currentUserNotificationSettings?.types == [.alert, .badge])
    let notice = UILocalNotification()
    (notice.alertBody, notice.soundName) = ("Time", UILocalNotificationDefaultSoundName)
    app.scheduleLocalNotification(notice)
    #expect(app.scheduledLocalNotifications?.first?.alertBody == "Time")
    app.cancelAllLocalNotifications()
    #expect(app.scheduledLocalNotifications == [])
    let action = UIMutableUserNotificationAction()
    (action.identifier, action.title, action.isDestructive) = ("drop", "Drop", true)
    let category = UIMutableUserNotificationCategory()
    category.identifier = "kind"
    category.setActions([action], for: .minimal)
    #expect(category.actions(for: .minimal)?.first?.title == "Drop")
    #expect(category.actions(for: .default) == nil)
  }

  private final class Country: NSObject {
    let title: String
    init(_ title: String) { self.title = title }
  }

  @Test func `objects are sorted and put into sections by a text of theirs`() {
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("title", getter: \Country.title)
    let sorted = collation.sortedArray(
      from: ["Österreich", "chile", "Zypern", "1"].map(Country.init),
      collationStringSelector: selector)
    #expect(
      sorted.compactMap { ($0 as? Country)?.title } == ["1", "chile", "Österreich", "Zypern"])
    let titles = sorted.map {
      collation.sectionTitles[collation.section(for: $0, collationStringSelector: selector)]
    }
    #expect(titles == ["#", "C", "O", "Z"])
  }

  @Test func `a lock lets one through at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { lock.withLock { $0 += 1 } } }
    }
    #expect(lock.withLock { $0 } == 50)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }

  @Test func `the clock of the screen is read on every queue`() {
    MainLoop.run(for: 3)
    let seen = OSAllocatedUnfairLock<TimeInterval?>(initialState: nil)
    DispatchQueue.global().async {
      let now = CACurrentMediaTime()
      seen.withLock { $0 = now }
    }
    MainLoop.runUntilIdle()
    #expect(CACurrentMediaTime() == 3 && seen.withLock { $0 } == 3)
  }

  @Test func `what is put on the pasteboard is posted, and has its type`() {
    let board = UIPasteboard.general
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    board.setData(Data("Hi".utf8), forPasteboardType: "public.utf8-plain-text")
    NotificationCenter.default.removeObserver(token)
    #expect(board.string == "Hi" && posts > 0)
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Hi".utf8))
    board.setData(Data([1]), forPasteboardType: "org.example.own")
    #expect(board.string == nil && board.data(forPasteboardType: "org.example.own") == Data([1]))
  }

  @Test func `a file that an app provides arrives`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("{}".utf8).write(to: file)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.json", fileOptions: .openInPlace, visibility: .all
    ) { completion in
      completion(file, false, nil)
      return nil
    }
    var (text, isInPlace): (String?, Bool?)
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, inPlace, _ in
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      isInPlace = inPlace
    }
    MainLoop.runUntilIdle()
    #expect(text == "{}" && isInPlace == false)
  }

  private final class Narrow: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 5)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  @Test func `a button decides where its title and its image are`() {
    let (plain, narrow) = (UIButton(type: .custom), Narrow(frame: .zero))
    for button in [plain, narrow] {
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.setTitle("Title", for: .normal)
      button.layoutIfNeeded()
    }
    #expect(narrow.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let (left, right) = (plain.titleLabel?.frame ?? .zero, narrow.titleLabel?.frame ?? .zero)
    #expect(right == left.offsetBy(dx: 0, dy: 5))
    #expect(plain.contentRect(forBounds: plain.bounds).width == 100)
  }

  @Test func `what does nothing can be called`() throws {
    #expect(
      try OSLogStore(scope: .currentProcessIdentifier).getEntries().contains { _ in true } == false)
    let checker = UITextChecker()
    checker.ignoreWord("teh")
    let wrong = checker.rangeOfMisspelledWord(
      in: "teh", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en")
    #expect(wrong.location == NSNotFound && checker.ignoredWords == ["teh"])
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    #expect(picker.documentPickerMode == .import)
    UIDevice.current.isProximityMonitoringEnabled = true
    #expect(UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.splitBehavior == .tile)
    split.preferredSplitBehavior = .overlay
    #expect(split.splitBehavior == .overlay)
    let file = try #require(URL(string: "file:///tmp/a.txt"))
    #expect(UIDocumentInteractionController(url: file).icons.count == 1)
    let request = UISceneSessionActivationRequest(role: .windowApplication)
    var failure: (any Error)?
    UIApplication.shared.activateSceneSession(for: request) { failure = $0 }
    #expect(failure != nil)
    let command = UIKeyCommand(
      input: "T", modifierFlags: .command, action: "newTab", discoverabilityTitle: "New Tab")
    #expect(command.discoverabilityTitle == "New Tab")
    UIView.setAnimationTransition(.curlUp, for: UIView(), cache: false)
    UIView.setAnimationBeginsFromCurrentState(true)
    let item = UIBarButtonItem()
    item.accessibilityElementsHidden = true
    #expect(item.isAccessibilityElement && UIImage().accessibilityLabel == nil)
    Logger().log(level: .info, "\("x", privacy: .public)")
    let button = UIButton()
    button.preferredMenuElementOrder = .fixed
    #expect(button.preferredMenuElementOrder == .fixed)
    let view = UITextView()
    view.textDragInteraction?.isEnabled = false
    #expect(view.pasteDelegate == nil && view.pasteConfiguration == nil)
  }
}
