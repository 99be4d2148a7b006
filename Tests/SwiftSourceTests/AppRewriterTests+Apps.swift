import Foundation
import SwiftSource
import Testing

/// What public apps write.
extension AppRewriterTests {
  @Test("An override in an extension of a class of UIKit replaces UIKit's member for its objects")
  func categoryOverrides() {
    let rewriting = rewriting(
      """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      extension UITabBarController {
        public override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
      }
      """)
    let (code, added) = (rewriting?.code ?? "", rewriting?.appendix ?? "")
    #expect(
      code.contains("var _extension_UINavigationController_preferredStatusBarStyle: UIStatusBar"))
    #expect(code.contains("super.viewWillAppear(animated)"))
    let parts = added.components(separatedBy: "@_dynamicReplacement(for: preferredStatusBarStyle)")
    #expect(parts.count == 2)
    #expect(added.contains("@_dynamicReplacement(for: viewWillAppear(_:))"))
    #expect(added.contains("return own._extension_UITabBarController_preferredStatusBarStyle"))
    #expect(!code.contains("override "))
  }

  @Test("A class makes objects of itself without a required initializer")
  func ownMetatype() {
    let code = rewritten(
      """
      class A: UIViewController {
        class func make() -> UIViewController { let it = self.init(); return it }
        convenience init(b: Int) { self.init() }
      }
      class C: UIView {
        required init(frame: CGRect) { super.init(frame: frame) }
        static func make() -> C { self.init(frame: .zero) }
      }
      final class D: UIView { static func make() -> D { self.init() } }
      struct E { static func make() -> E { self.init() } }
      """)
    #expect(code.contains("let it = self.objectiveCInit()"))
    #expect(code.contains("convenience init(b: Int) { self.init() }"))
    #expect(code.contains("{ self.init(frame: .zero) }"))
    #expect(code.contains("-> D { self.init() }") && code.contains("-> E { self.init() }"))
  }

  @Test("What loads from a URL is found in its module")
  func networking() {
    let code = rewritten(
      """
      var a: Foundation.URLSession?
      let b = Foundation.URLSession.shared
      let c = Foundation.Date()
      var d: Foundation.URL?
      """)
    #expect(code.contains("a: FoundationNetworking.URLSession?"))
    #expect(code.contains("b = FoundationNetworking.URLSession.shared"))
    #expect(code.contains("c = Foundation.Date()") && code.contains("d: Foundation.URL?"))
  }

  @Test("The members of what is only known to be an object are found when they are called")
  func anyObjects() {
    let code = rewritten(
      """
      func a(_ value: Any?) -> Bool { (value as AnyObject).boolValue }
      func b(_ value: Any) -> Int { (value as! UIView).tag }
      func c(_ value: Any) -> Any { (value as AnyObject, 1) }
      """)
    #expect(code.contains("{ ObjectiveC.object(value as AnyObject).boolValue }"))
    #expect(code.contains("{ (value as! UIView).tag }"))
    #expect(code.contains("{ (value as AnyObject, 1) }"))
  }

  @Test("The statements of the program's start are in functions that nobody calls")
  func start() {
    let code = """
      import UIKit
      let kind: AnyClass = NSClassFromString("Relay") ?? Relay.self
      UIApplicationMain(
        0, nil, nil, NSStringFromClass(kind))

      """
    let main = AppRewriter.File(path: "App/main.swift", text: code)
    let started = AppRewriter(files: [main], extent: .app).rewritings.first?.code
    let expected = """
      import TableModel
      let kind: AnyClass = objectiveCClass("Relay") ?? Relay.self
      @MainActor private func _start0() { UIApplicationMain(
        0, nil, nil, NSStringFromClass(kind)) }

      """
    #expect(started == expected)
    #expect(!rewritten(code).contains("_start0"))
  }

  @Test("What Interface Builder alone may set is set by its name")
  func unavailable() {
    let result = rewriting(
      """
      class A: UIView {
        @available(*, unavailable, message: "b") @IBInspectable var kind: String { get { "" } set {} }
        @available(*, unavailable) var other: Int { 0 }
      }
      """)
    #expect(result?.code.contains("message") == false)
    #expect(result?.code.contains(#".init("kind", \A.kind)"#) == true)
    #expect(result?.code.contains("@available(*, unavailable) var other") == true)
  }
}
