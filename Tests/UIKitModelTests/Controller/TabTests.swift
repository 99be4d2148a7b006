import Foundation
import Testing
import UIKitModel

/// Tabs that make their controllers, and names of before Swift 4.2.
@MainActor struct TabTests {
  @Test func `tabs make their controllers once, and are found by their names`() {
    var made = 0
    let tabs = ["a", "b"].map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) { _ in
        made += 1
        return UIViewController()
      }
    }
    let controller = UITabBarController(tabs: tabs)
    #expect(controller.viewControllers?.count == 2 && made == 2)
    #expect(controller.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(controller.selectedTab === tabs[0])
    controller.selectedTab = tabs[1]
    #expect(controller.selectedIndex == 1 && controller.tab(forIdentifier: "b") === tabs[1])
    #expect(tabs[0].viewController?.tab === tabs[0] && tabs[0].tabBarController === controller)
    controller.tabs = [tabs[1]]
    #expect(made == 2 && controller.viewControllers?.first === tabs[1].viewController)
    #expect(tabs[0].tabBarController == nil)
    controller.viewControllers = []
    #expect(controller.tabs.isEmpty)
  }

  // What is called through a superclass gives no warning of former names.
  private class Child: UIViewController {
    var calls: [String] = []
    func join(_ parent: UIViewController) {}
  }

  private final class FormerChild: Child {
    @available(*, deprecated)
    override func willMove(toParentViewController parent: UIViewController?) {
      super.willMove(toParentViewController: parent)
      calls.append(parent == nil ? "will leave" : "will join")
    }
    @available(*, deprecated)
    override func didMove(toParentViewController parent: UIViewController?) {
      super.didMove(toParentViewController: parent)
      calls.append(parent == nil ? "did leave" : "did join")
    }
    @available(*, deprecated)
    override func join(_ parent: UIViewController) {
      parent.addChildViewController(self)
      didMove(toParentViewController: parent)
    }
    @available(*, deprecated)
    override var childViewControllerForStatusBarStyle: UIViewController? { self }
  }

  private final class LaterChild: Child {
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append("did")
    }
    @available(*, deprecated)
    override func join(_ parent: UIViewController) { didMove(toParentViewController: parent) }
  }

  private func join(_ child: Child, _ parent: UIViewController) { child.join(parent) }

  @Test func `an override by either name is called once by both`() {
    let (parent, former, later) = (UIViewController(), FormerChild(), LaterChild())
    join(former, parent)
    #expect(former.calls == ["will join", "did join"])
    former.willMove(toParent: nil)
    former.removeFromParent()
    #expect(former.calls == ["will join", "did join", "will leave", "did leave"])
    join(later, parent)
    #expect(later.calls == ["did"])
    #expect(former.childForStatusBarStyle === former && later.childForStatusBarStyle == nil)
  }

  private final class Picker: NSObject, UIImagePickerControllerDelegate {
    var keys: [String] = []
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) { keys = Array(info.keys) }
  }

  @Test func `a picker's delegate of before Swift 4.2 gets texts as keys`() {
    let picker = Picker()
    let delegate: any UIImagePickerControllerDelegate = picker
    delegate.imagePickerController(
      UIImagePickerController(), didFinishPickingMediaWithInfo: [.originalImage: UIImage()])
    #expect(picker.keys == ["UIImagePickerControllerOriginalImage"])
  }
}
