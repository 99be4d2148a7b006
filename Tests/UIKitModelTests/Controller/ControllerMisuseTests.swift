import Foundation
import SystemVersions
import Testing
import UIKitModel

/// Controllers that are used as they cannot be: UIKit's exception, or one that says what is wrong.
@MainActor @Suite struct ControllerMisuseTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func shown() -> UIViewController {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return root
  }

  @Test func `a controller cannot contain itself or what contains it`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    for (parent, child) in [(outer, outer), (inner, outer), (inner, inner)] {
      let exception = UIKitException.caught { parent.addChild(child) }
      #expect(exception?.name == "UIViewControllerHierarchyInconsistency")
    }
    #expect(outer.children == [inner] && inner.children == [] && outer.parent == nil)
  }

  @Test func `a controller cannot present itself`() {
    let root = shown()
    let exception = UIKitException.caught { root.present(root, animated: false) }
    #expect(
      exception?.reason.hasPrefix(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "<UIViewController: 0x") == true)
    #expect(root.presentedViewController == nil)
  }

  @Test func `what is presented cannot be presented again, nor what presents or contains it`() {
    let (root, sheet, other) = (shown(), UIViewController(), UIViewController())
    root.addChild(other)
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    let again = UIKitException.caught { other.present(sheet, animated: false) }
    #expect(again?.reason.contains("that is already being presented by") == true)
    for active in [root, other] {
      let exception = UIKitException.caught { sheet.present(active, animated: false) }
      #expect(exception?.reason.contains("present modally an active controller") == true)
    }
    #expect(sheet.presentedViewController == nil || sheet.presentedViewController === sheet)
  }

  /// What the console has, without addresses.
  private var console: [String] {
    ConsoleLog.messages.map { $0.replacing(/: 0x[0-9a-f]+/, with: "") }
  }

  @Test(
    arguments: [
      (
        13,
        "Warning: Attempt to present <UIViewController>  on <UINavigationController> which is "
          + "already presenting <UITabBarController>"
      ),
      (
        14,
        "Attempt to present <UIViewController> on <UINavigationController> (from "
          + "<UIViewController>) which is already presenting <UITabBarController>."
      ),
    ])
  func `a controller presents one at a time, and the console says so`(
    version: Int, message: String
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let tests = ControllerMisuseTests()
      let (page, first) = (UIViewController(), UITabBarController())
      let navigation = UINavigationController(rootViewController: page)
      tests.window.rootViewController = navigation
      tests.window.makeKeyAndVisible()
      page.present(first, animated: true)
      var isDone = false
      page.present(UIViewController(), animated: true) { isDone = true }
      MainLoop.runUntilIdle()
      #expect(navigation.presentedViewController === first && !isDone)
      #expect(tests.console == [message])
    }
  }

  @Test(
    arguments: [
      (
        13,
        "Warning: Attempt to present <UIAlertController> on <UIViewController> whose view is "
          + "not in the window hierarchy!"
      ),
      (
        14,
        "Attempt to present <UIAlertController> on <UIViewController> (from "
          + "<UIViewController>) whose view is not in the window hierarchy."
      ),
    ])
  func `nothing is presented over a view without a window, and the console says so`(
    version: Int, message: String
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let tests = ControllerMisuseTests()
      let root = tests.shown()
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      root.present(full, animated: true)
      MainLoop.runUntilIdle()
      let away = [UIViewController(), UIViewController()]
      away[1].loadViewIfNeeded()
      for presenter in away {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        presenter.present(alert, animated: true)
        MainLoop.runUntilIdle()
        #expect(presenter.presentedViewController == nil && alert.presentingViewController == nil)
      }
      #expect(tests.console == [message, message])
      full.present(UIViewController(), animated: true)
      #expect(full.presentedViewController != nil && tests.console.count == 2)
    }
  }

  /// With `definesPresentationContext` the list presents the search, and else the root does (Apple).
  @Test(arguments: [false, true])
  func `what presents a search presents nothing else until it ends`(definesContext: Bool) {
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.definesPresentationContext = definesContext
    let root = UINavigationController(rootViewController: list)
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    search.isActive = true
    MainLoop.runUntilIdle()
    #expect(search.presentingViewController === (definesContext ? list : root))
    #expect(list.presentedViewController === search)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    list.present(alert, animated: true)
    MainLoop.runUntilIdle()
    #expect(root.presentedViewController === (definesContext ? alert : search))
    #expect(console.count == (definesContext ? 0 : 1))
    if definesContext { alert.dismiss(animated: true) }
    search.isActive = false
    MainLoop.runUntilIdle()
    #expect(list.presentedViewController == nil && search.presentingViewController == nil)
    list.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
  }

  /// The controller's own `dismiss` ends the search first.
  @Test func `the dismissal of a sheet that searches ends its search`() {
    let root = shown()
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    root.present(UINavigationController(rootViewController: list), animated: true)
    MainLoop.runUntilIdle()
    search.isActive = true
    MainLoop.runUntilIdle()
    list.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(!search.isActive && root.presentedViewController != nil)
    list.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a window turns over what is presented and has got its presenter as a child`() {
    let (root, sheet, inner) = (shown(), UIViewController(), UIViewController())
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    sheet.addChild(inner)
    inner.addChild(root)
    window.frame.size = CGSize(width: 568, height: 320)
    MainLoop.runUntilIdle()
    #expect(window.bounds.width == 568 && sheet.view.frame.width == 568)
  }

  @Test func `what is presented may become the parent of its presenter`() {
    let (root, sheet) = (shown(), UIViewController())
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    sheet.addChild(root)
    root.dismiss(animated: false)
    root.present(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    let (other, last) = (UIViewController(), UIViewController())
    sheet.present(other, animated: false)
    other.addChild(sheet)
    let exception = UIKitException.caught { other.present(root, animated: false) }
    #expect(exception?.reason.contains("an active controller") == true)
    #expect(UIKitException.caught { other.present(last, animated: false) } == nil)
    #expect(last.presentingViewController == nil)
  }

  @Test func `the responder chain ends if a parent's view is inside its child's`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.addSubview(parent.view)
    let chain = sequence(first: parent as UIResponder, next: \.next).prefix(10)
    #expect(Array(chain) == [parent, child.view, child])
    child.view.removeFromSuperview()
    parent.view.removeFromSuperview()
    #expect(child.next === parent && parent.next == nil)
    window.addSubview(parent.view)
    #expect(child.next === parent && parent.next === window)
  }
}
