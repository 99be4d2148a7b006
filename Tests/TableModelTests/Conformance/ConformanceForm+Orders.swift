import Foundation
import TableModel
import TableProbe

// Orders of calls: a scene by the words of the row, and its calls as far as the row names them.

extension ConformanceForm {
  static let orders = [
    order("vc-order", "Storyboard-made controller") { scene in
      scene.ignored = ["initWithCoder"]
      scene.show(scene.controller(""))
    },
    order("vc-order", "Push A → B") { scene in
      let navigation = scene.navigation("A")
      scene.begin { navigation.pushViewController(scene.controller("B "), animated: true) }
    },
    order("vc-order", "Pop B → A") { scene in
      let navigation = scene.navigation("A", "B")
      scene.begin { navigation.popViewController(animated: true) }
    },
    order("vc-order", "Presenter under a page sheet") { scene in
      scene.expectsNone = true
      let presenter = scene.controller("")
      scene.show(presenter)
      scene.begin {
        presenter.present(UIViewController(), animated: true)
        MainLoop.runUntilIdle()
        presenter.dismiss(animated: true)
      }
    },
    order("vc-order", "Sheet pulled down while blocked") { scene in
      scene.expected = ["presentationControllerDidAttemptToDismiss"]
      scene.pullSheet(isBlocked: true)
    },
    order("vc-order", "Sheet pulled down") { scene in
      scene.names["WillDismiss"] = "presentationControllerWillDismiss"
      scene.names["DidDismiss"] = "presentationControllerDidDismiss"
      scene.pullSheet(isBlocked: false)
    },
    order("vc-order", "addChild and removeFromParent") { scene in
      scene.names["addChild → willMove(toParent: parent)"] = "willMove(toParent:)"
      scene.names["removeFromParent → didMove(toParent: nil)"] = "didMove(toParent: nil)"
      scene.ignored = ["the other two by hand"]
      scene.mentionsAll = true
      scene.ignored.insert("dealloc")
      let (parent, child) = (UIViewController(), scene.controller(""))
      parent.addChild(child)
      child.removeFromParent()
    },
    order("vc-order", "Reading .view of an unparented controller") { scene in
      scene.names["viewDidLoad runs at once"] = "viewDidLoad"
      _ = scene.controller("").view
    },
    order("vc-order", "viewIsAppearing") { scene in
      scene.expected = ["viewWillAppear", "viewIsAppearing"]
      scene.show(scene.controller(""))
    },
    order("vc-order", "Full appearance order with viewIsAppearing") { scene in
      scene.ignored = [
        "view added, traits, geometry", "layoutMarginsDidChange/safeAreaInsetsDidChange", "layout",
      ]
      scene.show(scene.controller(""))
    },
    order("cell-order", "Table view put on screen") { scene in
      scene.names["willMove(toSuperview:)"] = "willMove(toSuperview:)"
      let controller = UIViewController()
      let view = MovingView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      view.note = { [weak scene] in scene?.note($0) }
      controller.view.addSubview(view)
      scene.show(controller)
    },
    order("responder-order", "Text field delegate") { scene in
      let delegate = FieldDelegate()
      delegate.note = { [weak scene] in scene?.note($0) }
      let controller = UIViewController()
      let field = UITextField()
      field.delegate = delegate
      controller.view.addSubview(field)
      scene.show(controller)
      scene.begin {
        field.becomeFirstResponder()
        field.resignFirstResponder()
      }
    },
    order("vc-order", "One controller pushed") { scene in
      scene.names["willMove(toParent: nav)"] = "willMove(toParent:)"
      scene.names["didMove(toParent: nav)"] = "didMove(toParent:)"
      let navigation = scene.navigation("A")
      scene.begin { navigation.pushViewController(scene.controller(""), animated: true) }
    },
    order("vc-order", "One controller popped") { scene in
      let navigation = scene.navigation("A", nil)
      scene.begin { navigation.popViewController(animated: true) }
    },
    order("vc-order", "Back by the cancelled swipe") { scene in
      let navigation = scene.navigation("A", nil)
      scene.begin {
        navigation.beginInteractivePop()
        MainLoop.runUntilIdle()
        navigation.endInteractivePop(isCancelled: true)
      }
    },
    order("vc-order", "Back by the completed swipe") { scene in
      scene.ignored = ["released"]
      let navigation = scene.navigation("A", nil)
      scene.begin {
        navigation.beginInteractivePop()
        navigation.endInteractivePop(isCancelled: false)
      }
    },
    order("vc-order", "First switch to another tab") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = [scene.controller("A "), scene.controller("B ")]
      scene.show(tabs)
      scene.begin { tabs.selectedIndex = 1 }
    },
    order("edit-order", "Swipe to delete") { scene in
      scene.mentionsAll = true
      scene.expected = ["willBeginEditingRowAt", "isEditing true", "commit", "didEndEditingRowAt"]
      let source = SwipedSource()
      source.note = { [weak scene] in scene?.note($0) }
      let controller = UITableViewController()
      controller.tableView.dataSource = source
      controller.tableView.delegate = source
      scene.show(controller)
      let path = IndexPath(row: 0, section: 0)
      controller.tableView.swipes.open(rowAt: path)
      scene.note("isEditing \(controller.tableView.isEditing)")
      let style = controller.tableView.cellForRow(at: path)?.editingStyle
      if style != UITableViewCell.EditingStyle.none { scene.note("controls") }
      controller.tableView.swipes.tapAction(0)
    },
    order("scroll-order", "Flick") { scene in
      scene.scroll { $0.fling(velocity: 2000) }
    },
    order("scroll-order", "Slow drag with a stop") { scene in
      scene.scroll { probe in
        let finger = probe.touch(at: CGPoint(x: 160, y: 400))
        finger.move(by: -100, duration: 1)
        finger.hold(for: 1)
        finger.lift()
      }
    },
    order("scroll-order", "setContentOffset without animation") { scene in
      scene.names["didScroll once, nothing else"] = "didScroll"
      scene.mentionsAll = true
      scene.scroll { $0.table.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
    },
    order("scroll-order", "setContentOffset animated") { scene in
      scene.names["didScroll many times"] = "didScroll"
      scene.names["didEndScrollingAnimation at the end"] = "didEndScrollingAnimation"
      scene.mentionsAll = true
      scene.scroll { $0.table.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    },
  ]

  private static func order(
    _ topic: String, _ start: String, _ play: @escaping @MainActor @Sendable (OrderScene) -> Void
  ) -> ConformanceForm {
    ConformanceForm(topic, start) { check in
      let scene = OrderScene()
      play(scene)
      MainLoop.runUntilIdle()
      if scene.expectsNone {
        let named = check.row.value.matches(of: /view\w+/).map { String($0.output) }
        return check.compare("the calls", scene.calls.filter { named.contains($0) }, [])
      }
      let expected =
        scene.expected
        ?? check.row.calls.filter { !scene.ignored.contains($0) }.map { scene.names[$0] ?? $0 }
      let named = Set(expected)
      check.compare(
        "the calls",
        scene.calls.filter {
          !scene.ignored.contains($0) && (scene.mentionsAll || named.contains($0))
        }, expected)
    }
  }
}

/// A table of one row that can be deleted; notes what a swipe calls.
@MainActor private final class SwipedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var note: (String) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note("commit") }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditingRowAt")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditingRowAt")
  }
}

/// What is played for a row, and what it calls.
@MainActor final class OrderScene {
  /// Words of the row that stand for a call.
  var names: [String: String] = [:]
  /// Words of the row that no controller here can log.
  var ignored: Set<String> = []
  /// The calls, where the row tells of them in a sentence.
  var expected: [String]?
  /// Whether the row names calls that do not come.
  var expectsNone = false
  /// Whether the row names every call there is.
  var mentionsAll = false
  private(set) var calls: [String] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  func note(_ call: String) { calls.append(call) }

  func controller(_ name: String) -> UIViewController {
    let controller = CallLoggingController(nibName: nil, bundle: nil)
    controller.note = { [weak self] in self?.note(name + $0) }
    controller.end = EndMark { [weak self] in self?.note(name + "dealloc") }
    return controller
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  /// A navigation controller that shows a stack; nil is a controller whose calls have no name.
  func navigation(_ names: String?...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(
      names.map { controller($0.map { "\($0) " } ?? "") }, animated: false)
    show(navigation)
    return navigation
  }

  /// Keeps what is called from now on.
  func begin(_ body: () -> Void) {
    calls = []
    body()
    MainLoop.runUntilIdle()
  }

  /// Pulls a sheet down, and keeps what its delegate is called with.
  func pullSheet(isBlocked: Bool) {
    mentionsAll = true
    let (root, sheet, delegate) = (UIViewController(), UIViewController(), SheetDelegate())
    delegate.note = { [weak self] in self?.note($0) }
    show(root)
    sheet.isModalInPresentation = isBlocked
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    begin {
      let finger = Finger(on: window, at: CGPoint(x: 160, y: 60))
      finger.move(by: 400, duration: 1)
      finger.hold(for: 0.2)
      finger.lift()
      MainLoop.runUntilIdle()
      withExtendedLifetime(delegate) {}
    }
  }

  /// Keeps what a table's delegate is called with while it scrolls; calls that follow each other
  /// count once.
  func scroll(_ body: (TableProbe) -> Void) {
    let probe = TableProbe(rows: 100)
    probe.heightForRow = { _ in 44 }
    probe.show()
    probe.clear()
    body(probe)
    probe.settle()
    let scrolling: Set<ProbeEvent.Call> = [
      .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation,
    ]
    for event in probe.log where scrolling.contains(event.call) {
      let call = "\(event.call)"
      if calls.last != call { calls.append(call) }
    }
  }
}

/// Logs the calls of a sheet's delegate under their names.
private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var note: (String) -> Void = { _ in }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("presentationControllerShouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    note("presentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    note("presentationControllerDidDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("presentationControllerDidAttemptToDismiss")
  }
}

/// Logs its callbacks under their names.
private final class CallLoggingController: UIViewController {
  var note: (String) -> Void = { _ in }
  var end: EndMark?

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    note("updateViewConstraints")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
  }
}

/// Calls back when what holds it is freed.
private final class EndMark {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  deinit { MainActor.assumeIsolated(body) }
}

/// Logs how it comes into a window.
private final class MovingView: UIView {
  var note: (String) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMove(toSuperview:)") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMove(toWindow:)") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }
}

/// Logs the methods of a text field's delegate.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var note: (String) -> Void = { _ in }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBeginEditing")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEndEditing")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEndEditing") }
}
