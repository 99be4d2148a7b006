import Foundation
import SystemVersions
import Testing
import UIKitModel

/// The appearance callbacks in the order of iOS 26.5 (T-01 to T-10, T-20 to T-26).
@MainActor @Suite struct AppearanceTraceTests {
  private let log = LifecycleLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func controller(_ name: String) -> LifecycleController { LifecycleController(name, log) }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    log.calls = []
  }

  /// What was called, without layout and moves.
  private var calls: [String] {
    log.calls.filter { !$0.hasSuffix("layout") && !$0.contains("Move") }
  }

  // MARK: Navigation

  @Test(arguments: [true, false])
  func `a push begins with the container's next layout`(isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    navigation.pushViewController(controller("B"), animated: isAnimated)
    #expect(navigation.viewControllers.count == 2 && calls == [])
    #expect(navigation.topViewController?.isViewLoaded == false)
    navigation.view.layoutIfNeeded()
    #expect(calls.first == "B viewDidLoad")
    MainLoop.runUntilIdle()
    #expect(
      log.calls.filter { !$0.contains("Move") } == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B layout",
        "A viewDidDisappear", "B viewDidAppear",
      ])
  }

  @Test func `a pop holds the controller until its callbacks are over`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    navigation.pushViewController(controller("B"), animated: false)
    MainLoop.runUntilIdle()
    log.calls = []
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 1 && calls == [])
    MainLoop.runUntilIdle()
    #expect(
      calls == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "B viewDidDisappear",
        "A viewDidAppear", "B deinit",
      ])
  }

  @Test func `a controller that is pushed and popped in one pass is never loaded`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    navigation.pushViewController(controller("B"), animated: false)
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(calls == ["B deinit"])
  }

  @Test func `a pushed controller has its frame before it has a window, and then its safe area`() {
    window.frame.size = CGSize(width: 390, height: 844)
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    let pushed = controller("B")
    let pinned = UIView()
    var states: [String: (hasWindow: Bool, top: CGFloat, frame: CGRect, pinned: CGRect)] = [:]
    pushed.onCall = { [unowned pushed] call in
      guard let view = pushed.viewIfLoaded else { return }
      if call == "viewDidLoad" {
        view.addSubview(pinned)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          pinned.topAnchor.constraint(equalTo: area.topAnchor),
          pinned.leftAnchor.constraint(equalTo: area.leftAnchor),
          pinned.rightAnchor.constraint(equalTo: area.rightAnchor),
          pinned.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
      }
      states[call] = (view.window != nil, view.safeAreaInsets.top, view.frame, pinned.frame)
    }
    navigation.pushViewController(pushed, animated: true)
    MainLoop.runUntilIdle()
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    let will = states["viewWillAppear"]
    #expect(will?.hasWindow == false && will?.top == 0 && will?.frame == whole)
    #expect(will?.pinned == .zero)
    let appearing = states["viewIsAppearing"]
    #expect(appearing?.hasWindow == true && (appearing?.top ?? 0) > 0)
    #expect(appearing?.frame == whole && appearing?.pinned == .zero)
    #expect(states["layout"]?.pinned.minY == appearing?.top)
  }

  @Test func `a presented controller lives in the completion of its dismissal, and not after it`() {
    show(controller("A"))
    window.rootViewController?.present(controller("B"), animated: true)
    MainLoop.runUntilIdle()
    log.calls = []
    window.rootViewController?.dismiss(animated: true) { [log] in log.calls.append("completion") }
    MainLoop.runUntilIdle()
    #expect(calls.suffix(2) == ["completion", "B deinit"])
  }

  @Test(arguments: [(8, false), (12, false), (13, true), (26, true)])
  func `a controller is told from iOS 13 on that it is appearing`(major: Int, isTold: Bool) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let tests = AppearanceTraceTests()
      tests.window.rootViewController = tests.controller("A")
      tests.window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      #expect(
        tests.calls == ["A viewDidLoad", "A viewWillAppear"]
          + (isTold ? ["A viewIsAppearing"] : []) + ["A viewDidAppear"])
    }
  }

  // MARK: Containers

  @Test func `in willMove the parent is the container already`() {
    let (parent, child) = (controller("A"), controller("B"))
    var children = 0
    child.onCall = { _ in children = parent.children.count }
    parent.addChild(child)
    #expect(log.calls == ["B willMove true"] && children == 1)
  }

  @Test(arguments: [true, false])
  func `a child appears with its view, told of its parent or not`(callsDidMove: Bool) {
    let (parent, child) = (controller("A"), controller("B"))
    show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    if callsDidMove { child.didMove(toParent: parent) }
    MainLoop.runUntilIdle()
    #expect(
      log.calls.filter { !$0.hasSuffix("layout") } == ["B willMove true", "B viewDidLoad"]
        + ["B viewWillAppear"] + (callsDidMove ? ["B didMove"] : [])
        + ["B viewIsAppearing", "B viewDidAppear"])
  }

  @Test func `a view brings its controller's appearance along without a parent`() throws {
    let parent = controller("A")
    show(parent)
    let view = try {
      let child = controller("B")
      let view = try #require(child.view)
      parent.view.addSubview(view)
      #expect(child.parent == nil)
      return view
    }()
    MainLoop.runUntilIdle()
    #expect(
      calls == ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"]
        + ["B deinit"])
    #expect(view.superview === parent.view && view.next === parent.view)
  }

  @Test func `a child whose view is not added does not appear`() {
    let (parent, child) = (controller("A"), controller("B"))
    show(parent)
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.loadViewIfNeeded()
    MainLoop.runUntilIdle()
    #expect(calls == ["B viewDidLoad"])
  }

  @Test func `a container that forwards nothing calls its children itself`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Container(), controller("B"))
    show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    MainLoop.runUntilIdle()
    #expect(calls == ["B viewDidLoad"])
    log.calls = []
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(calls == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
  }
}
