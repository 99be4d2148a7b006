import SwiftSource
import Testing

/// XCTest on Linux calls test methods from no actor: one that belongs to the main actor is called through
/// another.
@Suite struct MainActorTestTests {
  private func rewritten(_ code: String, isTest: Bool = true) -> [Substring] {
    let text = (isTest ? "import XCTest; " : "") + code
    let file = AppRewriter.File(path: "Tests/FeedTests.swift", text: text)
    return AppRewriter(files: [file], extent: .app).rewritings.first?.code
      .split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  @Test("A method with the attribute gets one that XCTest can call, on the same line")
  func method() {
    let lines = rewritten(
      """
      class FeedTests: XCTestCase {
        @MainActor func testRows() throws {
          save()
        }  // rows
      }
      """)
    #expect(lines[1] == "  @MainActor func _mainActor_FeedTests_testRows() throws {")
    #expect(
      lines[3]
        == "  }; nonisolated func testRows() throws "
        + "{ try _onMainActor(self) { try $0._mainActor_FeedTests_testRows() } }  // rows")
    #expect(lines.count == 5)
  }

  @Test(
    "So do those of a class, an extension and a superclass with it",
    arguments: [
      "@MainActor class A: XCTestCase { func testB() {} }",
      "class A: XCTestCase {}\n@MainActor extension A { func testB() {} }",
      "@MainActor class A: XCTestCase {}\nextension A { func testB() {} }",
      "class A: Base { func testB() {} }\n@MainActor class Base: XCTestCase {}",
      "@MainActor class A: Elsewhere { func testB() {} }",
      "@MainActor class A: XCTestCase { public final func testB() -> Void {} }",
      "@MainActor class A: XCTestCase { override func setUp() {} }",
      "class A: XCTestCase { @MainActor override func tearDownWithError() throws {} }",
    ])
  func places(code: String) {
    let text = rewritten(code).joined()
    let name =
      text.contains("setUp") ? "setUp" : text.contains("tearDown") ? "tearDownWithError" : "testB"
    #expect(text.contains("func _mainActor_A_\(name)()"))
    #expect(text.contains("nonisolated func \(name)()"))
    // What overrides is what XCTest calls.
    #expect(text.contains("override nonisolated") == (name != "testB"))
    #expect(text.split(separator: " ").count { $0 == "override" } == (name != "testB" ? 1 : 0))
  }

  @Test(
    "Others stay as they are",
    arguments: [
      "class A: XCTestCase { func testB() {} }",
      "class A: XCTestCase { @MainActor func testB() async {} }",
      "class A: XCTestCase { @MainActor func helper() {} }",
      "class A: XCTestCase { @MainActor func testB(_ b: Int) {} }",
      "class A: XCTestCase { @MainActor private func testB() {} }",
      "class A: XCTestCase { @MainActor static func testB() {} }",
      "@MainActor class A: XCTestCase { nonisolated func testB() {} }",
      "@MainActor class A: XCTestCase { override class func setUp() {} }",
      "@MainActor class A: XCTestCase { override func setUp() async throws {} }",
      "@MainActor struct A { @Test func testB() {} }",
      "@MainActor class A { @Test func testB() {} }",
    ])
  func others(code: String) {
    #expect(rewritten(code).joined(separator: "\n") == "import XCTest; " + code)
  }

  @Test("An app without XCTest has no such methods")
  func app() {
    let code = "@MainActor class A: UIViewController { func testConnection() {} }"
    #expect(rewritten(code, isTest: false).joined() == code)
  }
}
