import Testing

@testable import TableModel
@testable import UIKitModel

/// Code that runs along with a transition between controllers.
@Suite @MainActor struct TransitionCoordinatorTests {
  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return log.append("none") }
      coordinator.animate(
        alongsideTransition: { [weak self] context in
          self?.log.append("along \(context.isAnimated)")
        },
        completion: { [weak self] context in
          self?.log.append("end \(context.isCancelled)")
        })
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did")
    }
  }

  private let root = Page()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func shown() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return navigation
  }

  @Test func `The first appearance has no coordinator`() {
    _ = shown()
    #expect(root.log == ["none", "did"])
  }

  @Test func `A push has one until it has ended`() {
    let navigation = shown()
    let page = Page()
    navigation.pushViewController(page, animated: true)
    #expect(page.transitionCoordinator === root.transitionCoordinator)
    #expect(page.transitionCoordinator?.viewController(forKey: .from) === root)
    #expect(page.transitionCoordinator?.viewController(forKey: .to) === page)
    MainLoop.runUntilIdle()
    #expect(page.log == ["along true", "did", "end false"])
    #expect(page.transitionCoordinator == nil)
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `A completion may be added right after the push`() {
    let navigation = shown()
    var ends = 0
    let page = UIViewController()
    navigation.pushViewController(page, animated: true)
    let isRunning = page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    #expect(isRunning == true)
    MainLoop.runUntilIdle()
    #expect(ends == 1)
  }

  @Test func `A pop without animation says so`() {
    let navigation = shown()
    navigation.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    root.log = []
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(root.log == ["along false", "did", "end false"])
  }

  @Test func `A pop that the finger gives up is cancelled`() {
    let navigation = shown()
    navigation.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    root.log = []
    #expect(navigation.beginInteractivePop())
    #expect(root.transitionCoordinator?.isInteractive == true)
    var isCancelled: Bool?
    root.transitionCoordinator?.notifyWhenInteractionChanges { isCancelled = $0.isCancelled }
    MainLoop.runUntilIdle()
    navigation.endInteractivePop(isCancelled: true)
    MainLoop.runUntilIdle()
    #expect(isCancelled == true)
    #expect(root.log == ["along true", "end true"])
  }

  @Test func `A presented controller has a coordinator, and the presenter when it returns`() {
    let navigation = shown()
    let page = Page()
    page.modalPresentationStyle = .fullScreen
    navigation.present(page, animated: true)
    MainLoop.runUntilIdle()
    #expect(page.log == ["along true", "did", "end false"])
    root.log = []
    navigation.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(root.log.contains("end false"))
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `A navigation controller's stack can be assigned`() {
    let navigation = shown()
    let page = Page()
    navigation.viewControllers = [page]
    MainLoop.runUntilIdle()
    #expect(navigation.topViewController === page)
    #expect(page.parent === navigation)
    #expect(root.parent == nil)
    #expect(page.view.window === window)
  }
}
