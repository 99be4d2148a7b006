import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import os.log

// Names from before Swift 4.2, and what Foundation has on Apple's systems only.

// MARK: Former names

class NamedList: UITableViewController {
  func check() -> Bool { return false }
}

class FormerList: NamedList {
  @available(*, deprecated) override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: .UIContentSizeCategoryDidChange, object: nil)
  }

  @objc func changed(_ notification: Notification) {}

  // Called through the superclass: who calls a deprecated method directly is warned.
  @available(*, deprecated) override func check() -> Bool {
    loadViewIfNeeded()
    let child = UIViewController()
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let attributes: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    let style = UITableViewCellStyle.subtitle
    let state: UIControlState = .normal
    return tableView.rowHeight == UITableView.automaticDimension && childViewControllers == [child]
      && insets.left == 2 && attributes.count == 1 && style == .subtitle && state == .normal
      && NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification
  }
}

// MARK: Extensions of classes in other files

extension Target {
  @objc func elsewhere() -> String { return "elsewhere" }
}

extension UIView {
  @IBInspectable var rim: CGFloat {
    get { return layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

func checkElsewhere() -> Bool {
  let (target, view) = (Target(), UILabel())
  view.setValue(3, forKey: "rim")
  return view.rim == 3 && view.responds(to: Selector(("setRim:")))
    && target.responds(to: Selector(("elsewhere")))
    && !UIViewController().responds(to: Selector(("elsewhere")))
    && target.value(forKey: "elsewhere") as? String == "elsewhere"
}

// MARK: The app's own values

func checkInformation() -> Bool {
  let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
  return version as? String == "1.0" && Bundle.main.infoDictionary?["CFBundleVersion"] != nil
    && Bundle.main.bundleIdentifier != nil
}

func checkResource() -> Bool {
  let text: LocalizedStringResource = "\(2) of \("all")"
  return String(localized: text) == "2 of all" && text.key == "%lld of %@"
}

// MARK: Foundation

func checkPredicates() -> Bool {
  let names = ["Anna", "Otto"]
  let search = NSPredicate(format: "SELF CONTAINS[cd] %@", "nn")
  let descriptor = NSSortDescriptor(key: "self", ascending: false)
  let sorted = (names as NSArray).sortedArray(using: [descriptor]) as? [String]
  return names.filter { search.evaluate(with: $0) } == ["Anna"] && sorted == ["Otto", "Anna"]
}

func checkNetworking() -> Bool {
  var request = URLRequest(url: URL(fileURLWithPath: "/"))
  request.httpMethod = "POST"
  let configuration = URLSessionConfiguration.background(withIdentifier: "list")
  configuration.waitsForConnectivity = true
  configuration.isDiscretionary = true
  return request.httpMethod == "POST" && configuration.allowsCellularAccess
    && !configuration.waitsForConnectivity
}

func checkLogs() -> Bool {
  let logger = Logger(subsystem: "compatibility", category: "sample")
  logger.error("\(1, privacy: .public) of \("two", privacy: .private)")
  os_log("done", log: OSLog(subsystem: "compatibility", category: "sample"), type: .debug)
  return true
}

func checkBridges() -> Bool {
  let text = "text" as CFString
  let values = ["a": 1] as CFDictionary
  let name = Bundle.main.infoDictionary?[kCFBundleNameKey as String] as? String
  return (text as String) == "text" && values.count == 1 && name != nil && isTransformed("Åé", "Ae")
    && CFRunLoopGetCurrent() === CFRunLoopGetMain() && runsTimer()
}

func isTransformed(_ text: String, _ expected: String) -> Bool {
  let changed = NSMutableString(string: text)
  CFStringTransform(changed as CFMutableString, nil, kCFStringTransformStripCombiningMarks, false)
  return changed as String == expected
}

func runsTimer() -> Bool {
  var count = 0
  let start = CFAbsoluteTimeGetCurrent() + 1
  let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start, 1, 0, 0) { _ in
    count += 1
  }
  CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
  MainLoop.run(for: 2.5)
  CFRunLoopTimerInvalidate(timer)
  return count == 2
}

func checkFiles() -> Bool {
  let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.list")
  guard let folder, FileManager.default.ubiquityIdentityToken == nil else { return false }
  let file = folder.appendingPathComponent("list.txt")
  var error: NSError?
  var text: String?
  NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
    try? Data("list".utf8).write(to: $0)
  }
  NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: &error) {
    text = try? String(contentsOf: $0, encoding: .utf8)
  }
  let size = (try? FileManager.default.attributesOfItem(atPath: file.path)) as NSDictionary?
  var isStale = true
  let bookmark = try? file.bookmarkData(options: .minimalBookmark)
  let found = bookmark.flatMap {
    try? URL(resolvingBookmarkData: $0, bookmarkDataIsStale: &isStale)
  }
  let isFound = text == "list" && size?.fileSize() == 4 && found?.path == file.path && !isStale
  try? FileManager.default.removeItem(at: folder)
  return isFound && error == nil
    && FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil
}

func checkDetector() -> Bool {
  let text = "See https://example.com/a_(b), call +1 555 123 4567."
  let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
  let detector = try? NSDataDetector(types: types.rawValue)
  let found = detector?.matches(
    in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  return found?.map(\.resultType) == [.link, .phoneNumber]
    && found?.first?.url?.absoluteString == "https://example.com/a_(b)"
    && found?.last?.phoneNumber == "+1 555 123 4567"
}

func checkFoundation() -> Bool {
  let text = NSMutableString()
  text.appendFormat("%d-%@", 1, "a")
  let formatter = NumberFormatter()
  formatter.formatterBehavior = .behavior10_4
  let isPhone = !ProcessInfo.processInfo.isiOSAppOnMac && ProcessInfo().processorCount > 0
  var number: UInt64 = 0
  let isRead =
    Scanner(string: "ff").scanHexInt64(&number) && Scanner(string: "1.5").scanDecimal(nil)
  var words: [String?] = []
  let sentence = "One, two"
  sentence.enumerateSubstrings(in: sentence.startIndex..<sentence.endIndex, options: .byWords) {
    (word, _, _, _) -> () in
    words.append(word)
  }
  let day = Date(timeIntervalSince1970: 0)
  let isLater = NSPredicate(format: "date > %@", day as CVarArg)
  let dates = [["date": day], ["date": day.addingTimeInterval(1)]]
  return text as String == "1-a" && isPhone && isRead && number == 255 && words == ["One", "two"]
    && dates.filter { isLater.evaluate(with: $0) }.count == 1
    && Bundle.main.urls(forResourcesWithExtension: "no", subdirectory: nil) ?? [] as [URL] == []
}

func checkContentTypes() -> Bool {
  let former = UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && (kUTTypeURL as String) == "public.url"
  return former && UTType.jpeg.conforms(to: .image) && UTType(filenameExtension: "png") == .png
}

// MARK: Optional properties

class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow()
}

/// Written without isolation, as Swift 5 lets it be.
func safeBottom() -> CGFloat {
  UIApplication.shared.delegate?.window??.safeAreaInsets.bottom ?? 0
}

func checkOptionalProperty() -> Bool {
  let delegate = Delegate()
  delegate.window?.rootViewController = UIViewController()
  let some: UIApplicationDelegate? = delegate
  return some?.window??.rootViewController === delegate.window?.rootViewController
    && delegate.window?.rootViewController != nil && safeBottom() >= 0
}

@objc protocol Bound: AnyObject {
  @objc optional func call()
}
