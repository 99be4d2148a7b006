import Foundation
import TableModel
import Testing

/// The order of the appearance callbacks in each kind of container.
@MainActor @Suite struct AppearanceTests {
  private let log = AppearanceLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func controller(_ name: String) -> LoggingController {
    LoggingController(name: name, log: log)
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  /// What was called since the log was last read.
  private func calls(_ body: () -> Void) -> [String] {
    log.calls = []
    body()
    MainLoop.runUntilIdle()
    return log.calls
  }

  @Test func `a root appears before its first layout, and has appeared after it`() {
    let calls = calls { show(controller("A")) }
    #expect(
      calls == ["A load", "A will appear", "A is appearing", "A layout", "A did appear"])
  }

  @Test func `the first controller of a navigation controller gets every callback`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let calls = calls { show(navigation) }
    #expect(
      calls == ["A load", "A will appear", "A is appearing", "A layout", "A did appear"])
  }

  @Test func `a push has the order of C-216, and a pop that of C-218`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    #expect(
      calls { navigation.pushViewController(controller("B"), animated: true) } == [
        "B will move", "B load", "A will disappear", "B will appear", "B is appearing",
        "B layout", "A did disappear", "B did appear", "B did move",
      ])
    let popped = calls { navigation.popViewController(animated: true) }
    #expect(
      popped.filter { !$0.hasSuffix("layout") } == [
        "B will leave", "B will disappear", "A will appear", "A is appearing", "B did disappear",
        "A did appear", "B did leave",
      ])
  }

  @Test func `a pop that the finger gives up never tells that the top has disappeared`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    let top = controller("B")
    navigation.pushViewController(top, animated: true)
    MainLoop.runUntilIdle()
    let calls = calls {
      navigation.beginInteractivePop()
      MainLoop.runUntilIdle()
      navigation.endInteractivePop(isCancelled: true)
    }
    #expect(
      calls.filter { $0.hasPrefix("B") && !$0.hasSuffix("layout") }
        == ["B will disappear", "B will appear", "B is appearing", "B did appear"])
    #expect(navigation.topViewController === top && top.view.window === window)
    #expect(log.calls.filter { $0.hasPrefix("A") }.last == "A did disappear")
  }

  @Test func `a pop that the finger completes tells each once`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    navigation.pushViewController(controller("B"), animated: true)
    MainLoop.runUntilIdle()
    let calls = calls {
      navigation.beginInteractivePop()
      navigation.endInteractivePop(isCancelled: false)
    }
    #expect(
      calls.filter { $0.hasPrefix("B") && !$0.hasSuffix("layout") }
        == ["B will disappear", "B will leave", "B did disappear", "B did leave"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `another tab appears before the old one disappears (C-225)`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("A"), controller("B")]
    show(tabs)
    #expect(log.calls.contains("A is appearing"))
    #expect(
      calls { tabs.selectedIndex = 1 }.filter { !$0.hasSuffix("layout") } == [
        "B load", "B will appear", "A will disappear", "B is appearing", "A did disappear",
        "B did appear",
      ])
  }

  @Test func `a child of a controller that is shown appears with its view`() {
    let (parent, child) = (controller("A"), controller("B"))
    show(parent)
    #expect(
      calls {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }.filter { $0.hasPrefix("B") } == [
        "B will move", "B load", "B will appear", "B did move", "B is appearing", "B layout",
        "B did appear",
      ])
    #expect(
      calls {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }.filter { $0.hasPrefix("B") }
        == ["B will leave", "B will disappear", "B did disappear", "B did leave"])
  }

  @Test(arguments: ["will appear", "is appearing", "did appear"])
  func `a child that removes itself in a callback of its appearance is gone`(callback: String) {
    final class Child: UIViewController {
      var last = ""
      private(set) var calls: [String] = []

      private func note(_ call: String) {
        calls.append(call)
        guard call == last else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
      }

      override func viewWillAppear(_ animated: Bool) { note("will appear") }
      override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
      override func viewDidAppear(_ animated: Bool) { note("did appear") }
      override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }
    let (parent, child) = (controller("A"), Child())
    child.last = callback
    show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    MainLoop.runUntilIdle()
    #expect(child.calls.contains(callback) && child.calls.count { $0 == callback } == 1)
    #expect(child.parent == nil && parent.children.isEmpty)
    // In viewWillAppear the view is not in its superview yet, so that there is nothing to remove it
    // from; model's choice, no public source.
    #expect((child.view.superview == nil) == (callback != "will appear"))
    #expect(ConsoleLog.messages == [])
  }

  @Test func `a child added in viewDidLoad appears with its parent (C-230)`() {
    let (parent, child) = (controller("A"), controller("B"))
    parent.onLoad = {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let calls = calls { show(parent) }
    #expect(
      calls.filter { !$0.hasSuffix("layout") } == [
        "A load", "B will move", "B load", "A will appear", "B will appear", "A is appearing",
        "B is appearing", "A did appear", "B did appear",
      ])
    parent.onLoad = nil
  }

  @Test func `a container that forwards by itself leaves its children alone`() {
    final class Own: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Own(), controller("B"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent)
    #expect(!log.calls.contains("B will appear"))
    #expect(
      calls {
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
      }.filter { !$0.hasSuffix("layout") }
        == ["B will appear", "B is appearing", "B did appear"])
  }

  @Test func `a full screen covers its presenter, and a sheet does not (C-227)`() {
    let root = controller("A")
    show(UINavigationController(rootViewController: root))
    let sheet = controller("B")
    #expect(!calls { root.present(sheet, animated: true) }.contains("A will disappear"))
    #expect(!calls { root.dismiss(animated: true) }.contains("A will appear"))
    let full = controller("C")
    full.modalPresentationStyle = .fullScreen
    let presented = calls { root.present(full, animated: true) }
    #expect(
      presented.filter { !$0.hasSuffix("layout") } == [
        "A will disappear", "C load", "C will appear", "C is appearing", "C did appear",
        "A did disappear",
      ])
    let dismissed = calls { root.dismiss(animated: true) }
    #expect(
      dismissed.filter { !$0.hasSuffix("layout") } == [
        "C will disappear", "A will appear", "A is appearing", "A did appear", "C did disappear",
      ])
  }

  @Test func `up to iOS 12 every presented controller covers its presenter`() {
    SystemVersion.$current.withValue(.iOS(12)) {
      let scene = AppearanceTests()
      let root = scene.controller("A")
      scene.show(root)
      let calls = scene.calls { root.present(scene.controller("B"), animated: true) }
      #expect(calls.contains("A did disappear"))
    }
  }

  @Test(arguments: AppearanceStep.allCases)
  func `a child may leave in any of its own callbacks`(step: AppearanceStep) {
    let (parent, child) = (controller("A"), controller("B"))
    show(parent)
    child.onStep = { [unowned child] in
      guard $0 == step else { return }
      child.onStep = nil
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    MainLoop.runUntilIdle()
    child.view.removeFromSuperview()
    MainLoop.runUntilIdle()
    #expect(child.parent == nil && parent.children.isEmpty && child.view.superview == nil)
    #expect(log.calls.filter { $0 == "B did disappear" }.count <= 1)
  }

  @Test func `a controller moves to its parent in its first appearance, and from it in its last`() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    show(navigation)
    let top = controller("B")
    var moves: [String] = []
    top.onStep = { [unowned top] step in
      moves.append("\(step) \(top.isMovingToParent) \(top.isMovingFromParent)")
    }
    navigation.pushViewController(top, animated: true)
    MainLoop.runUntilIdle()
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(
      moves == [
        "willAppear true false", "isAppearing true false", "didAppear true false",
        "willDisappear false true", "didDisappear false true",
      ])
  }
}
