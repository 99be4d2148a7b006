import CoreGraphics
import QuartzCore
import UIKit

// A sample of each feature, written as for UIKit. Each check uses what its sample declares.

// MARK: Selectors

class Target: UIViewController {
  @objc dynamic var count = 0
  @IBOutlet private weak var caption: UILabel!
  @IBInspectable var radius: CGFloat = 0
  private var log: [String] = []
  let kept = UILabel()

  @objc private func save() { log.append("save") }
  @objc func save(_ sender: UIButton) { log.append("save:") }
  @IBAction func touched(_ sender: UIButton, for event: UIEvent) { log.append("touched") }
  @objc(keepNow) func keep() { log.append("keep") }
  @objc func notified(_ notification: Notification) { log.append(notification.name.rawValue) }

  func checkControl() -> Bool {
    let button = UIButton()
    button.addTarget(self, action: #selector(save as () -> Void), for: .touchUpInside)
    button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    return log == ["save", "save:"]
  }

  func checkNames() -> Bool {
    return #selector(keep) == Selector(("keepNow"))
      && #selector(getter: count) == Selector(("count"))
      && #selector(setter: count) == Selector(("setCount:"))
      && #selector(touched(_:for:)) == Selector(("touched:for:"))
  }

  func checkNotification() -> Bool {
    let name = Notification.Name("compatibility")
    NotificationCenter.default.addObserver(
      self, selector: #selector(notified(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(self)
    return log == ["compatibility"]
  }

  func checkPerform() -> Bool {
    perform(#selector(keep))
    let object: AnyObject? = self
    return log == ["keep"] && responds(to: #selector(keep))
      && object?.responds(to: #selector(keep)) == true
      && object?.responds(to: Selector(("unknown"))) == false
  }

  func checkByName() -> Bool {
    perform(Selector(("keepNow")))
    return log == ["keep"]
  }

  var size = "small"

  @available(*, unavailable, message: "This is for Interface Builder. Use size.")
  @IBInspectable var sizeName: String {
    get { size }
    set { size = newValue }
  }

  func checkOutlet() -> Bool {
    setValue(kept, forKey: "caption")
    setValue("large", forKey: "sizeName")
    return caption === kept && size == "large"
  }

  func checkKeys() -> Bool {
    setValue(3, forKey: #keyPath(Target.count))
    return count == 3 && value(forKey: "count") as? Int == 3
  }

  func checkObserving() -> Bool {
    var seen: [Int] = []
    let observation = observe(\.count, options: [.new]) { _, change in
      if let value = change.newValue { seen.append(value) }
    }
    count = 1
    count = 2
    observation.invalidate()
    count = 3
    return seen == [1, 2]
  }
}

// MARK: Extensions

class Base: UIViewController {
  var log: [String] = []
}

extension Base {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("Base")
  }

  @objc func greet() { log.append("hello") }
}

class Derived: Base {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("Derived")
  }

  override func greet() {
    super.greet()
    log.append("again")
  }
}

func checkExtensions() -> Bool {
  let derived = Derived()
  derived.loadViewIfNeeded()
  (derived as Base).greet()
  return derived.log == ["Base", "Derived", "hello", "again"]
}

extension UIView {
  @objc func paint(_ tone: Int = 1) -> [Int] { return [tone] }
  @objc var tone: Int {
    get { return tag }
    set { tag = newValue }
  }
  @objc class var word: String { return "view" }
}

class PaintedCell: UITableViewCell {
  private var kept = 0
  override func paint(_ tone: Int) -> [Int] { return super.paint(tone) + [2] }
  override var tone: Int {
    get { return kept }
    set { kept = newValue * 10 }
  }
  override class var word: String { return "cell, " + super.word }
}

final class RepaintedCell: PaintedCell {}

extension RepaintedCell {
  override func paint(_ tone: Int) -> [Int] { return super.paint(tone) + [3] }
}

func checkAdded() -> Bool {
  let view: UIView = UILabel()
  let cell: UIView = RepaintedCell()
  view.tone = 4
  cell.tone = 4
  return view.paint() == [1] && cell.paint() == [1, 2, 3] && view.tone == 4 && cell.tone == 40
    && type(of: cell).word == "cell, view" && UIView.word == "view"
}

@objc(NamedOtherwise) class Renamed: UIView {}

func checkRenamed() -> Bool {
  return NSClassFromString("NamedOtherwise") == Renamed.self && NSClassFromString("Nothing") == nil
}

// MARK: Protocols

@objc protocol Optionals {
  @objc optional func first(_ number: Int, at place: Int) -> Int
  @objc optional func second()
  func third()
}

class First: NSObject, Optionals {
  func first(_ number: Int, at place: Int) -> Int { return number + place }
  func third() {}
}

func checkOptionals() -> Bool {
  let given: Optionals? = First()
  guard let some = given, let first = some.first else { return false }
  // swift-format-ignore: NeverForceUnwrap
  let sum: Int = some.first!(1, at: 2)
  return given?.first?(1, at: 2) == 3 && given?.second?() == nil && first(1, 2) == 3 && sum == 3
}

// MARK: Metatypes

func make<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
  return Cell(style: .value1, reuseIdentifier: "cell")
}

class OwnCell: UITableViewCell {}

extension UIImagePickerController {
  open override var prefersHomeIndicatorAutoHidden: Bool { !super.prefersHomeIndicatorAutoHidden }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    title = "gone"
  }
}

func checkCategories() -> Bool {
  final class Picker: UIImagePickerController {
    override var prefersHomeIndicatorAutoHidden: Bool { !super.prefersHomeIndicatorAutoHidden }
  }
  let picker = UIImagePickerController()
  picker.viewWillDisappear(false)
  return picker.prefersHomeIndicatorAutoHidden && picker.title == "gone"
    && !UINavigationController().prefersHomeIndicatorAutoHidden
    && !Picker().prefersHomeIndicatorAutoHidden
}

func checkAnyObject() -> Bool {
  let info: [AnyHashable: Any] = [
    "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "duration": 0.25,
    "isLocal": true, "name": "12",
  ]
  let view = UIView()
  view.tag = 7
  let views: [Any] = [view]
  return (info["frame"] as AnyObject).cgRectValue.height == 4
    && (info["duration"]! as AnyObject).doubleValue == 0.25
    && (info["isLocal"] as AnyObject).boolValue && (info["name"] as AnyObject).intValue == 12
    && (views[0] as AnyObject).tag == 7 && (views[0] as AnyObject).cgRectValue == nil
    && (info["none"] as AnyObject?)?.boolValue == nil
}

func checkMetatypes() -> Bool {
  let type: UITableViewCell.Type = OwnCell.self
  let other = type.init(style: .default, reuseIdentifier: "other")
  return other is OwnCell && other.reuseIdentifier == "other"
    && make(OwnCell.self).reuseIdentifier == "cell" && screens[0].init() is UITableViewController
    && named(NamedScreen.self).name == "NamedScreen"
}

func named<T: UIViewController>(_ type: T.Type) -> T {
  T.init(nibName: String(describing: T.self), bundle: Bundle.main)
}

class NamedScreen: UIViewController {
  let name: String?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = nibBundleOrNil === Bundle.main ? nibNameOrNil : nil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

let screens: [UIViewController.Type] = [UITableViewController.self]

// MARK: Core Data

class ManagedNote: NSObject {
  @NSManaged var text: String?
  @NSManaged var stars: Int16
}

// As Xcode generates it.
extension ManagedNote {
  @nonobjc class func named(_ title: String) -> ManagedNote {
    let note = ManagedNote()
    note.title = title
    return note
  }

  @NSManaged var title: String?
  @NSManaged var created: Date
  @NSManaged var isDone: Bool
  @NSManaged var count: Int64, width: Double
}

extension ManagedNote {
  @objc(addTagsObject:)
  @NSManaged func addToTags(_ value: ManagedNote)

  @NSManaged func tag(at index: Int) -> ManagedNote
}

func checkManaged() -> Bool {
  let (note, other) = (ManagedNote.named("A"), ManagedNote.named("B"))
  guard note.stars + 1 == 1, !note.isDone, note.count == 0, note.width == 0 else { return false }
  note.created = Date(timeIntervalSince1970: 1)
  note.count += 2
  note.isDone.toggle()
  note.title = nil
  note.text = "text"
  return note.title == nil && other.title == "B" && note.count == 2 && other.count == 0
    && note.isDone && note.created.timeIntervalSince1970 == 1 && note.text == "text"
}

// MARK: Conditions

func checkConditions() -> Bool {
  #if os(iOS) && canImport(UIKit) && !os(macOS)
    return true
  #else
    return false
  #endif
}

func checkVersions() -> Bool {
  if #available(iOS 99, *) { return false }
  guard #available(iOS 8.0, *) else { return false }
  return true
}
