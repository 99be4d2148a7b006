import Foundation
import TableModel
import TableProbe
import TestSupport

/// What the steps of a script of misuse act on: some objects of each kind, and the values that they
/// are called with.
///
/// Each step draws its values from numbers of its own, so that a script with fewer steps does the
/// same in those that are left.
@MainActor final class MisuseStage {
  /// How many views and controllers are kept at most; one more takes the place of another.
  private static let mostObjects = 40
  /// How many steps begin inside callbacks of one step at most: what a callback does may call it again.
  private static let mostInnerSteps = 12
  /// How many steps are inside of one another at most.
  private static let mostDepth = 3

  private let seed: UInt64
  private var random: SplitMix
  private let journal: MisuseJournal
  private var innerSteps = 0
  private var depth = 0

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private(set) var views: [UIView] = []
  private(set) var controllers: [UIViewController] = []
  var delegates: [MisuseDelegate] = []
  var gestures: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  var fingers: [Finger] = []
  var animators: [UIViewPropertyAnimator] = []
  var completions: [@MainActor () -> Void] = []

  init(seed: UInt64, journal: MisuseJournal) {
    self.seed = seed
    self.journal = journal
    random = SplitMix(seed: seed)
    views = [window]
  }

  /// An ordinary screen: a table in a controller in the window, and a view of each kind beside it.
  func setUp() {
    let navigation = MisuseNavigation(rootViewController: MisuseController())
    controllers = [navigation, navigation.viewControllers[0]]
    delegates = [MisuseDelegate(self)]
    for kind in MisuseKinds.views {
      guard random.chance(60) || views.count < 4 else { continue }
      let view = keep(kind.make(self))
      if random.chance(80) { (navigation.viewControllers[0].view ?? window).addSubview(view) }
    }
    for view in views { adopt(view) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Makes the first delegate that of the view, if it has one.
  func adopt(_ view: UIView) { delegates.first?.adopt(view) }

  @discardableResult func keep<View: UIView>(_ view: View) -> View {
    if views.count < Self.mostObjects {
      views.append(view)
    } else {
      views[1 + random.index(below: views.count - 1)] = view
    }
    return view
  }

  @discardableResult func keep<Controller: UIViewController>(
    _ controller: Controller
  ) -> Controller {
    (controller as? MisuseController)?.stage = self
    if controllers.count < Self.mostObjects {
      controllers.append(controller)
    } else {
      controllers[random.index(below: controllers.count)] = controller
    }
    return controller
  }

  // MARK: Steps

  /// Performs one step.
  func perform(step number: Int) {
    random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(number))
    innerSteps = 0
    performAny()
  }

  /// A callback, in which another step may begin.
  func callback(_ name: String) {
    guard depth > 0, depth < Self.mostDepth, innerSteps < Self.mostInnerSteps,
      random.chance(12)
    else { return }
    innerSteps += 1
    journal.note(" {in \(name):")
    performAny()
    journal.note("}")
  }

  private func performAny() {
    depth += 1
    defer { depth -= 1 }
    let subject = MisuseStep.subjects[random.index(below: MisuseStep.subjects.count)]
    let step = subject[random.index(below: subject.count)]
    journal.note(" \(step.name)")
    step.perform(self)
  }

  /// Lets go of what is held.
  func end() {
    for finger in fingers { finger.cancel() }
    fingers = []
    completions = []
    MainLoop.runUntilIdle()
  }
}

// MARK: - Values

extension MisuseStage {
  private func noted<Value>(_ value: Value) -> Value {
    journal.note(" \(value)".prefix(60))
    return value
  }

  func chance(_ percent: Int) -> Bool { random.chance(percent) }
  func flag() -> Bool { noted(random.chance(50)) }
  func index(below count: Int) -> Int { random.index(below: count) }

  func one<Value>(of values: [Value]) -> Value { values[random.index(below: values.count)] }

  private static let edgeNumbers: [CGFloat] = [
    0, -1, 0.5, 1e6, -1e4, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-7, 1 / 3,
  ]
  private static let absurdNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e19, -1e19, 1e154,
    UITableView.automaticDimension, CGFloat(Int.max), CGFloat(Float.greatestFiniteMagnitude),
  ]

  func number() -> CGFloat {
    switch random.index(below: 100) {
    case ..<70: noted(CGFloat(random.index(below: 6000)) / 10)
    case ..<90: noted(one(of: Self.edgeNumbers))
    default: noted(one(of: Self.absurdNumbers))
    }
  }

  func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  func size() -> CGSize { CGSize(width: number(), height: number()) }
  func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  func int() -> Int {
    switch random.index(below: 100) {
    case ..<75: noted(random.index(below: 6))
    case ..<90: noted(one(of: [-1, 7, 100, 1000, 5000]))
    default:
      noted(one(of: [.min, .max, .min + 1, .max - 1, 1 << 40, -1000, NSNotFound]))
    }
  }

  func path() -> IndexPath {
    switch random.index(below: 100) {
    case ..<85: IndexPath(row: int(), section: int() % 3)
    case ..<94: IndexPath(row: int(), section: int())
    default: noted(one(of: [IndexPath(), IndexPath(index: 0), [0, 1, 2], [0, 0, 0, 0]]))
    }
  }

  func paths() -> [IndexPath] { (0..<random.index(below: 4)).map { _ in path() } }

  /// What an `IndexSet` takes: it raises itself for anything else.
  func sections() -> IndexSet {
    let most = random.chance(90) ? 4 : 100_000
    return noted(IndexSet((0..<random.index(below: 4)).map { _ in random.index(below: most) }))
  }

  private static let texts = [
    "", "Row", "two\nlines", "\u{0}", "🧑‍🧑‍🧒‍🧒", "\u{202E}right", "e\u{301}", "%@ %d %n", "   ",
    String(repeating: "long ", count: 2000), String(repeating: "\n", count: 500),
    String(repeating: "W", count: 5000), "H:|-[a", "שלום",
  ]

  func text() -> String {
    let text = one(of: Self.texts)
    journal.note(" \(text.debugDescription.prefix(12))")
    return text
  }

  func date() -> Date {
    noted(Date(timeIntervalSince1970: one(of: [0, 1e9, -1e12, 1e12, 1e9 + 86_400])))
  }

  func range() -> NSRange { NSRange(location: int(), length: int()) }

  func seconds() -> TimeInterval {
    noted(one(of: [0, 0.1, 0.25, 0.4, 1, -1, .nan, .infinity, 1e300, 3]))
  }

  /// A view that is somewhere, or nowhere.
  func view() -> UIView { known(one(of: views)) }

  /// A view of a class: one that is there, or a new one.
  func any<View: UIView>(_ type: View.Type, orNew make: () -> View) -> View {
    let fitting = views.compactMap { $0 as? View }
    guard !fitting.isEmpty else { return known(keep(make())) }
    return known(one(of: fitting))
  }

  func table() -> UITableView {
    any(UITableView.self) { MisuseTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
  }

  func scrollView() -> UIScrollView { any(UIScrollView.self) { MisuseScroll(frame: .zero) } }

  func items() -> UICollectionView {
    any(UICollectionView.self) {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  func controller() -> UIViewController { known(one(of: controllers)) }

  func any<Controller: UIViewController>(
    _ type: Controller.Type, orNew make: () -> Controller
  ) -> Controller {
    let fitting = controllers.compactMap { $0 as? Controller }
    guard !fitting.isEmpty else { return known(keep(make())) }
    return known(one(of: fitting))
  }

  /// Notes which object it is, by its class and its number.
  private func known<Object: AnyObject>(_ object: Object) -> Object {
    let place =
      views.firstIndex { $0 === object } ?? controllers.firstIndex { $0 === object } ?? -1
    journal.note(" \(type(of: object))#\(place)")
    return object
  }
}
