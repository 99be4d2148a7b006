import Foundation
import TableModel
import Testing

@MainActor @Suite struct NavigationDelegateTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var log: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.append("will \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.append("did \(viewController.title ?? "")")
    }
  }

  @Test func `is called before and after a controller is shown`() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("first", "second")
    let navigation = UINavigationController(rootViewController: first)
    let delegate = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: false)
    #expect(delegate.log == [])
    navigation.view.layoutIfNeeded()
    #expect(delegate.log == ["will second"])
    MainLoop.runUntilIdle()
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(delegate.log == ["will second", "did second", "will first", "did first"])
  }
}
