import Foundation
import Testing
import UIKitModel

/// How a controller loads its view, as on iOS 26.5 (T-30 to T-34).
@MainActor @Suite struct ViewLoadingTests {
  private class Loader: UIViewController {
    var loads = 0
    var didLoads = 0
    var makes: (() -> UIView?)?
    var onDidLoad: (() -> Void)?

    override func loadView() {
      loads += 1
      guard let makes else { return super.loadView() }
      if let made = makes() { view = made }
    }

    override func viewDidLoad() {
      didLoads += 1
      onDidLoad?()
    }
  }

  @Test func `two properties load nothing, and the third does`() {
    let loader = Loader()
    #expect(loader.viewIfLoaded == nil && !loader.isViewLoaded && loader.loads == 0)
    #expect(loader.view != nil && loader.loads == 1)
  }

  @Test func `a view of one's own keeps its frame`() {
    let loader = Loader()
    loader.makes = { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    #expect(loader.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(loader.view is UIScrollView && loader.didLoads == 1)
  }

  @Test func `a loadView that sets nothing leaves the controller without a view`() {
    let loader = Loader()
    loader.makes = { nil }
    #expect(loader.view == nil && loader.didLoads == 1 && !loader.isViewLoaded)
  }

  @Test func `what shows a controller without a view goes on without it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    func bare() -> Loader {
      let loader = Loader()
      loader.makes = { nil }
      return loader
    }
    let navigation = UINavigationController(rootViewController: bare())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, bare()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    navigation.pushViewController(bare(), animated: true)
    MainLoop.runUntilIdle()
    tabs.selectedIndex = 1
    navigation.present(bare(), animated: true)
    MainLoop.runUntilIdle()
    navigation.dismiss(animated: true)
    window.rootViewController = bare()
    MainLoop.runUntilIdle()
    #expect(window.subviews.isEmpty)
  }

  @Test func `reading a view that is never set from viewDidLoad ends with a reason`() {
    let loader = Loader()
    loader.makes = { nil }
    loader.onDidLoad = { [unowned loader] in _ = loader.view }
    let exception = UIKitException.caught { _ = loader.view }
    #expect(exception?.reason.contains("loads its view without end") == true)
  }

  @Test func `a view that was given up is loaded a second time`() {
    let loader = Loader()
    loader.loadViewIfNeeded()
    loader.view = nil
    #expect(!loader.isViewLoaded)
    loader.loadViewIfNeeded()
    #expect(loader.loads == 2 && loader.didLoads == 2)
  }

  @Test func `a memory warning that is posted reaches no controller`() {
    final class Warned: Loader {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let loader = Warned()
    loader.loadViewIfNeeded()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(loader.warnings == 0 && loader.isViewLoaded)
  }
}
