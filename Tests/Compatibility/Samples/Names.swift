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
  return request.httpMethod == "POST"
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
  return (text as String) == "text" && values.count == 1
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
