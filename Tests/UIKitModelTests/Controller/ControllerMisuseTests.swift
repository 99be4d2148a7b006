import Foundation
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
    #expect(last.presentingViewController === other)
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
