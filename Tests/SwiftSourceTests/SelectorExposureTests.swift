import SwiftSource
import Testing

/// A selector of what Objective-C does not know is an error on Apple's systems, and here.
@Suite struct SelectorExposureTests {
  private func problems(_ files: String...) -> [AppRewriter.Problem] {
    let files = files.enumerated().map {
      AppRewriter.File(path: "App/\($0.offset).swift", text: $0.element)
    }
    return AppRewriter(files: files, extent: .app).rewritings.flatMap(\.problems)
  }

  @Test(
    "What nothing exposes is an error",
    arguments: [
      "class A: UIViewController { func f() {}; let s = #selector(f) }",
      "class A: UIViewController { private func f(_ b: UIButton) {}; let s = #selector(f(_:)) }",
      "class A: UIViewController { func f() {}; let s = #selector(self.f) }",
      "class A { func f() {}; let s = #selector(A.f) }",
      "class A: UIViewController { var f = 0; let s = #selector(getter: f) }",
      "class A: UIViewController { static func f() {}; let s = #selector(A.f) }",
      "class A: UIViewController { let s = #selector(f) }; extension A { func f() {} }",
      "extension UIView { func f() {}; var s: Selector { #selector(f) } }",
      "struct A { func f() {}; let s = #selector(A.f) }",
      "@objcMembers class A: UIView { private func f() {}; let s = #selector(f) }",
      "@objcMembers class A: UIView { @nonobjc func f() {}; let s = #selector(f) }",
      "protocol P { func f() }; class A: UIView, P { func f() {}; let s = #selector(f) }",
      "protocol P { func f() }; class A: UIView { let s = #selector(P.f) }",
      "class B: UIView { func f() {} }; class A: B { override func f() {}; let s = #selector(f) }",
      "class A: UIViewController, UITableViewDelegate { func f() {}; let s = #selector(f) }",
      """
      class A: UIViewController, Other.Delegate { func f(_ s: UIRefreshControl) {}
      let s = #selector(f) }
      """,
      "class A: UIView, Sendable { func f() {}; func g() { let s = #selector(f) } }",
      "class O { class A: UIView { func f() {}; let s = #selector(f) } }",
      "func g() { class A: UIView { func f() {}; let s = #selector(f) } }",
      "class A: UIView { func f() {}; @objc func f(_ i: Int) {}; let s = #selector(f as () -> ()) }",
    ])
  func hidden(code: String) { #expect(problems(code).count == 1) }

  @Test(
    "What Swift exposes by any of its reasons is none",
    arguments: [
      "class A: UIView { @objc func f() {}; let s = #selector(f) }",
      "class A: UIView { @IBAction func f(_ b: UIButton) {}; let s = #selector(f) }",
      "class A: UIView { @IBOutlet var f: UIView!; let s = #selector(getter: f) }",
      "@objcMembers class A: UIView { func f() {}; let s = #selector(f) }",
      "@objcMembers class B: UIView {}; class A: B { func f() {}; let s = #selector(f) }",
      "@objcMembers class A: UIView { let s = #selector(f) }; extension A { func f() {} }",
      "class A: UIView { let s = #selector(f) }; @objc extension A { private func f() {} }",
      "class B: UIView { @objc func f() {} }; class A: B { let s = #selector(f) }",
      "class B: UIView { @objc func f() {} }; class A: B { override func f() {}; let s = #selector(f) }",
      "class A: UIView { override func sizeToFit() {}; let s = #selector(sizeToFit) }",
      "@objc protocol P { func f() }; class A: UIView, P { func f() {}; let s = #selector(f) }",
      "@objc protocol P { func f() }; class A: UIView { let s = #selector(P.f) }",
      """
      @objc protocol P { func f() }; protocol Q: P {}
      class A: UIView { func f() {}; let s = #selector(f) }; extension A: Q {}
      """,
      """
      class A: UIView, UITextFieldDelegate { func textFieldDidEndEditing(_ t: UITextField) {}
      let s = #selector(textFieldDidEndEditing) }
      """,
      "class A: UIView, UIKeyInput { func deleteBackward() {}; let s = #selector(deleteBackward) }",
      "class A: UIView, Elsewhere { func f(_ a: Thing) {}; let s = #selector(f) }",
      "class A: Elsewhere { func f() {}; let s = #selector(f) }",
      "extension Elsewhere { func f() {}; var s: Selector { #selector(f) } }",
      "class A: UIView { let s = #selector(sizeToFit); let t = #selector(Elsewhere.f) }",
      "class A: UIView { func f() {}; @objc func f(_ i: Int) {}; let s = #selector(f(_:)) }",
      "class A: UIView { func f(_ a: Any) { let s = #selector(other.f) } }",
    ])
  func exposed(code: String) { #expect(problems(code) == []) }

  @Test("The error has the file, the line and the column, and says what to do")
  func place() throws {
    let problem = try #require(
      problems(
        "class A: UIView {}", "extension A {\n  func f() {}\n  func g() { h(#selector(f)) }\n}"
      ).first)
    #expect(problem.file == "App/1.swift" && problem.line == 3 && problem.column == 26)
    #expect(
      problem.message
        == "f() of A is not exposed to Objective-C, so that no selector can name it: "
        + "write @objc in front of its declaration")
  }
}
