import CaseGenerator
import Foundation
import GotchaBook
import Testing

/// What of an app's code a case is tried without.
@Suite struct RemovedCodeTests {
  private func source(_ body: String) -> String {
    CaseGenerator(modules: ["TableModel"]).source(for: Samples.read(Samples.entry(body: body)))
  }

  /// The line of a generated case that has a list.
  private func list(_ name: String, in source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.first { $0.hasPrefix("\(name): [") } ?? ""
  }

  private func app(_ code: String, words: String = "app") -> String {
    "```swift \(words)\n\(code)\n```\n\n"
  }

  private let drive = "```swift\n#expect(run(Feed.self))\n```"

  @Test func `Each function that returns nothing can do so by itself`() {
    let feed = app("class Feed: UIView {\n  func f() { a() }\n  func g() -> Int { 1 }\n}")
    let right = app("extension Feed {\n  func h() { a() }\n}", words: "app right")
    let source = source("### C\n\n" + feed + drive)
    #expect(source.contains("func f() { if AppCodeSwitch.isOff(10, 8) { return };"))
    #expect(list("appActions", in: source) == "appActions: [ExpectationPlace(10, 8)],")
    #expect(source.contains(/app: nil,\s+calledApp: nil\)/))
    let wrong = app("extension Feed {\n  func h() { b() }\n}", words: "app wrong")
    let pair = self.source("### C\n\n" + feed + wrong + right + drive)
    #expect(list("appActions", in: pair) == "appActions: [ExpectationPlace(23, 8)],")
    let constant = app("let a = 1", words: "app right")
    let shared = self.source("### C\n\n" + feed + wrong + constant + drive)
    #expect(list("appActions", in: shared) == "appActions: [ExpectationPlace(10, 8)],")
  }

  @Test func `Setters, observers, functions within functions and closures can do nothing, too`() {
    let feed = """
      class Feed: UIView {
        var row = 0 {
          didSet { a() }
        }
        subscript(row: Int) -> Int {
          get { b() }
          set { c() }
        }
        func f() -> Int {
          func g() { d() }
          e {
            h()
            i()
          }
          k { l() }
          return m { n in
            o()
            return n
          }
        }
      }
      """
    let source = source("### C\n\n" + app(feed) + drive)
    #expect(
      list("appActions", in: source)
        == "appActions: [ExpectationPlace(11, 5), ExpectationPlace(15, 5), "
        + "ExpectationPlace(18, 10), ExpectationPlace(19, 7)],")
    #expect(
      source.contains("didSet { if AppCodeSwitch.isOff(11, 5) { return }; gotchaBranch(11, 5); a()")
    )
    #expect(
      source.contains("set { if AppCodeSwitch.isOff(15, 5) { return }; gotchaBranch(15, 5); c()"))
    #expect(source.contains("func g() { if AppCodeSwitch.isOff(18, 10) { return }; "))
    #expect(source.contains("if AppCodeSwitch.isOff(19, 7) { return }; h()"))
  }

  @Test func `What the right half has and the wrong one has not can be left out`() {
    func feed(_ code: String) -> String {
      "class Feed: UIView {\n  func f() {\n    \(code)\n  }\n}"
    }
    let wrong = app(feed("a()\n    b { c() }\n    d(1)"), words: "app wrong")
    let right = app(feed("a()\n    b { e(); c() }\n    d(2)\n    a()"), words: "app right")
    let source = source("### C\n\n" + wrong + right + drive)
    #expect(
      list("appActions", in: source)
        == "appActions: [ExpectationPlace(20, 8), ExpectationPlace(22, 7)],")
    #expect(
      list("ownStatements", in: source)
        == "ownStatements: [ExpectationPlace(22, 9), ExpectationPlace(23, 5), "
        + "ExpectationPlace(24, 5)],")
    #expect(source.contains("statementsOnly: 18,\n"))
    #expect(source.contains("    b { if AppCodeSwitch.isOff(22, 7) { return }; if"))
    #expect(source.contains("    if !AppCodeSwitch.isOff(23, 5) { d(2) }\n"))
    #expect(source.contains("    if !AppCodeSwitch.isOff(24, 5) { a() }\n"))
    #expect(!source.contains("{ d(1) }"))
  }

  @Test func `What Swift asks for need not do anything`() {
    let row = "struct Row: Hashable {\n  func hash(into hasher: inout Hasher) { a() }\n}"
    #expect(list("appActions", in: source("### C\n\n" + app(row) + drive)) == "appActions: [],")
  }

  @Test(arguments: [
    ("a {\n      b()\n      c()\n    }", 1), ("a { () -> Void in b() }", 1), ("a { b() }", 0),
    ("a {\n      b()\n      fatalError()\n    }", 0),
    ("a {\n      Text(b)\n      Text(c)\n    }", 0),
    ("a {\n      b()\n      return c\n    }", 0),
    ("a {\n      func b() -> Int { return 1 }\n      c()\n    }", 1),
    ("a {\n      let b = c { return 1 }\n      d(b)\n    }", 1),
  ])
  func `A closure that returns nothing for certain can do nothing`(code: String, count: Int) {
    let feed = "class Feed: UIView {\n  func f() -> Int {\n    \(code)\n    return 1\n  }\n}"
    let actions = list("appActions", in: source("### C\n\n" + app(feed) + drive))
    #expect(actions.split(separator: "ExpectationPlace").count == count + 1, "\(actions)")
  }

  @Test func `What builds something is left as it is`() {
    let feed = "class Feed: UIView {\n  @Builder func f() -> A { B { c(); d() } }\n}"
    #expect(list("appActions", in: source("### C\n\n" + app(feed) + drive)) == "appActions: [],")
  }

  @Test(arguments: [
    ("a()\n    b()", "a() // A comment.\n    c()", "18"), ("a()", "a()", "nil"),
    ("a()", "if d { a() }\n    b()", "nil"), ("k { a() }", "k { b() }", "nil"),
    ("a()\n    b()", "a()", "nil"),
  ])
  func `Halves that differ in statements alone are told from others`(
    wrong: String, right: String, line: String
  ) {
    func half(_ code: String, _ way: String) -> String {
      app("class Feed: UIView {\n  func f() {\n    \(code)\n    z()\n  }\n}", words: "app \(way)")
    }
    let source = source("### C\n\n" + half(wrong, "wrong") + half(right, "right") + drive)
    #expect(
      source.contains("statementsOnly: \(line),\n"), "\(list("ownStatements", in: source))")
    #expect(!wrong.hasPrefix("k") || list("ownStatements", in: source) == "ownStatements: [],")
  }
}
