import CaseGenerator
import Foundation
import GotchaBook
import Testing

/// What is generated for `app` blocks.
@Suite struct AppCodeTests {
  private static let path = "Gotchas/row-heights/equal-heights.md"
  private static let suite = "Entry_Gotchas__row_heights__equal_heights"

  private func source(_ body: String) -> String {
    CaseGenerator(modules: ["TableModel"]).source(for: Samples.read(Samples.entry(body: body)))
  }

  /// The line of a generated case that has a list.
  private func list(_ name: String, in source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.first { $0.hasPrefix("\(name): [") } ?? ""
  }

  /// A generated file without what leaves functions, or statements out.
  private func withoutSwitches(_ source: String) -> String {
    source.replacing(/if AppCodeSwitch\.isOff\(\d+, \d+\) { return };? ?/, with: "")
      .replacing(/if !AppCodeSwitch\.isOff\(\d+, \d+\) { (.*?) }/) { $0.1 }
  }

  private func app(_ code: String, words: String = "app") -> String {
    "```swift \(words)\n\(code)\n```\n\n"
  }

  /// What goes before an expression that a function returns.
  private static let note = "AppCodeSwitch.enter(); return "

  /// The same in a function that a version has to come to.
  private func note(_ line: Int, _ column: Int) -> String {
    "AppCodeSwitch.enter(); gotchaBranch(\(line), \(column)); return "
  }

  private let drive =
    "```swift\n#expect(run(Feed.self, Section.main, Item.self, Theme.a, Row(), a, other))\n```"

  /// The generated lines between a directive for a line of the entry and the next directive.
  private func lines(_ source: String, from line: Int) -> [String] {
    let start = source.firstRange(of: "line: \(line))\n")?.upperBound
    let rest = start.map { source[$0...] } ?? ""
    return rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .prefix { !$0.hasPrefix("#sourceLocation") }
  }

  @Test func `Selectors, actions and outlets of app code are carried over at their lines`() {
    let code = """
      class Feed: UIViewController {
        @IBOutlet var title2: UILabel!
        let item = UIBarButtonItem(
          title: nil, style: .plain, target: nil, action: #selector(save))
        @objc func save(_ sender: Any) {}
      }

      extension Feed {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    let source = source("### C\n\n" + app(code) + drive)
    let lines = lines(source, from: 9)
    #expect(lines.dropFirst().first == "            var title2: UILabel!")
    #expect(source.contains(#"action: Selector("save:", Feed.save(_:)))"#))
    #expect(source.contains(#".init("title2", \Feed.title2)"#))
    let name = "_extension_Entry_Gotchas__row_heights__equal_heights_App_c_Feed_viewDidLoad"
    #expect(source.contains("override func viewDidLoad() { \(name)() }"))
  }

  @Test func `What cannot be carried over is an error at its line`() {
    let code = "extension UIView {\n  override func layoutSubviews() { a() }\n}"
    let source = source("### C\n\n" + app(code) + drive)
    // The error is at its text, in the column of the name.
    let error = "#error("
    let indent = String(repeating: " ", count: "  override func ".utf8.count - error.utf8.count)
    #expect(source.contains("line: 10)\n\(indent)\(error)"))
  }

  @Test func `What app code declares is in a namespace of the case, with the code that drives it`()
  {
    let source = source("### C\n\n" + app("class Feed {}") + drive)
    #expect(source.contains("enum App_c {\n#sourceLocation"))
    #expect(source.contains("gotcha.run(App_c.body_c)"))
    #expect(lines(source, from: 9) == ["class Feed {}"])
    #expect(source.contains("  @MainActor static func body_c("))
  }

  @Test(
    arguments: [
      ("class Feed {}", true), ("class Feed {}\n\nextension Feed: Codable {}", true),
      ("enum Feed { struct Item {} }\nextension Feed.Item {}", true),
      ("extension UITableView {}", false), ("import Synchronization", false),
      ("let other = Entry_Gotchas__reuse__other.self", false),
    ])
  func
    `Code is self-contained that extends its own types, imports nothing and names no other suite`(
      code: String, isSelfContained: Bool
    ) throws
  {
    let text = "### C\n\n" + app(code) + drive
    let entry = try #require(Samples.read(Samples.entry(body: text)).entry)
    #expect(entry.isSelfContained(generatedAs: source(text)) == isSelfContained)
  }

  @Test func `Both halves of a pair may declare the same names`() {
    let source = source(
      "### C\n\n" + app("class Feed {}", words: "app wrong")
        + app("class Feed {}", words: "app right") + drive)
    #expect(source.contains("wrong: App_c_wrong.body_c_wrong, right: App_c_right.body_c_right"))
    let halves = source.split(separator: "enum App_c_")
    #expect(halves.count == 3)
    #expect(halves.dropFirst().allSatisfy { $0.split(separator: "class Feed").count == 2 })
    #expect(source.split(separator: "gotchaContext.enterWrong").count == 2)
  }

  @Test func `An app block without a half is in both`() {
    let source = source(
      "### C\n\n" + app("class Feed {}") + app("let a = 1", words: "app wrong")
        + app("let a = 2", words: "app right") + drive)
    #expect(source.split(separator: "class Feed").count == 3)
  }

  @Test func `An extension of what app code declares is at file scope, on its line and column`() {
    let code = "class Feed {}\n\nextension Feed: Delegate {\n  func f() {}\n}"
    let source = source("### C\n\n" + app(code) + drive)
    #expect(
      lines(source, from: 10) == [
        "extension \(Self.suite).App_c", "         .Feed: Delegate {", "  func f() {}", "}",
      ])
  }

  @Test func `The names of the namespace are qualified in an extension, and no others`() {
    let code = """
      struct Row {}
      let limit = 3
      extension Table {
        func f() -> Row { g(row: Row()) }
        func h() -> Int { self.limit + limit }
      }
      extension Table {
        func i(limit: Int) -> Int { limit }
      }
      """
    let scope = "\(Self.suite).App_c"
    let source = source("### C\n\n" + app(code) + drive)
    #expect(
      lines(source, from: 10) == [
        "fileprivate", "extension Table {",
        "  func f() -> \(scope).Row { \(note(12, 8))g(row: \(scope).Row()) }",
        "  func h() -> Int { \(note(13, 8))self.limit + \(scope).limit }", "}",
      ])
    #expect(source.contains("  func i(limit: Int) -> Int { \(note(16, 8))limit }"))
  }

  @Test(arguments: [
    ("func go(_ row: Int) { a() }", true), ("func go() -> Int { 1 }", true),
    ("@objc func go() { a() }; lazy var b = #selector(go)", true),
    ("func go(_ table: UITableView) { a() }; var b: Void { go(view) }", true),
    ("var go: Int { 1 }; var b: Int { go }", true), ("var go: Int { 1 }", true),
    ("@objc func go() { a() }", true), ("@MainActor func go() { a() }", true),
    ("private func go(_ table: UITableView) { a() }", true), ("static var go: Int { 1 }", true),
    ("lazy var go: Int = { 1 }()", true), ("static let go: Int = { 1 }()", true),
    // UIKit calls these, which the case has to have it do.
    ("override func go() { a() }", true), ("func go(_ table: UITableView) { a() }", true),
    ("override var go: Int { 1 }; var b: Int { go }", true),
    // Others may call these, or there is nothing to come to.
    ("@IBAction func go() { a() }", false), ("@Wrapped var go: Int { 1 }", false),
    ("func go() {}", false), ("let go: Int = { 1 }()", false),
  ])
  func `A version has to come to what the page or UIKit calls`(member: String, isCalled: Bool) {
    // Of the name, behind two spaces.
    let column = member.prefix { $0 != "g" }.utf8.count + 3
    for words in ["app", "app right", "app wrong", "app setup"] {
      let feed = app("class Feed: UITableViewController {\n  \(member)\n}", words: words)
      let before = words == "app right" ? app("let a = 1", words: "app wrong") : ""
      let behind = words == "app wrong" ? app("let a = 1", words: "app right") : ""
      let source = source("### C\n\n" + before + feed + behind + drive)
      let place = "(\(10 + before.count { $0 == "\n" }), \(column))"
      let isNoted = isCalled && ["app", "app right"].contains(words)
      #expect(source.contains("gotchaBranch\(place);") == isNoted, "\(words)")
      #expect(list("branches", in: source).contains("ExpectationPlace\(place)") == isNoted)
    }
  }

  @Test(arguments: [
    // A protocol that is not on the page.
    ("final class Feed: Playing", "func go() { a() }", false),
    ("final class Feed: Playing", "private func go() { a() }", true),
    ("final class Feed: UIContentView", "var go: Int { 1 }", false),
    ("final class Feed: UIContentView", "static var go: Int { 1 }", true),
    ("protocol Playing {}; final class Feed: Playing", "func go() { a() }", true),
    ("protocol Playing: UIContentView {}; final class Feed: Playing", "var go: Int { 1 }", false),
    ("class Feed: UITableViewDiffableDataSource<Int, Int>", "func go() { a() }", true),
    ("struct Feed: Codable", "func go() { a() }", true),
    ("struct Feed: Codable", "init(from: Decoder) { a() }", false),
    ("struct Feed: Codable", "init(to: Decoder) { a() }", true),
    ("struct Feed: Equatable", "static func == (a: Self, b: Self) -> Bool { true }", false),
    ("struct Feed: CustomStringConvertible", "var description: String { a }", false),
    ("enum Feed: Int", "var description: String { a }", true),
    ("class Feed: UIView", "required init?(coder: NSCoder) { a() }", false),
    ("class Feed: UIView", "override init(frame: CGRect) { a() }", true),
    ("class Feed: UIView", "init(table: UITableView) { a() }", true),
    ("class Feed: UIView", "subscript(row: Int) -> Int { row }", true),
    ("class Feed: UIView", "var go = 1 { didSet { a() } }", true),
    ("class Feed: UIView", "override var go: Int { didSet { a() } }", true),
    ("class Feed: UIView", "private(set) var go = 1 { didSet { a() } }", true),
    ("class Feed: UIContentView", "var go = 1 { didSet { a(go) } }", false),
    ("class Feed: UIContentView", "private(set) var go = 1 { didSet { a() } }", false),
    ("class Feed: UIContentView", "var go: Int { 1 }\n  private var b: Int { go }", true),
    ("extension UITableView", "func go() { a() }", true),
    ("class Feed: UIView, UITableViewDataSource", "var go = 1 { didSet { a() } }", true),
    ("class Feed: UIView, UISearchResultsUpdating", "init(a: Int) { b() }", true),
    (
      "class Feed: UIResponder, UIApplicationDelegate", "var window: UIWindow? { didSet { a() } }",
      false
    ),
    ("class Feed: UIView, PlayerDelegate", "var go = 1 { didSet { a() } }", false),
    ("@resultBuilder enum Feed", "static func go(_ a: Int...) -> [Int] { a }", false),
    ("@resultBuilder enum Feed", "private static func go() -> Int { 1 }", true),
    ("@propertyWrapper struct Feed", "var go: Int { a }", false),
    ("@dynamicMemberLookup struct Feed", "subscript(dynamicMember go: String) -> Int { 1 }", false),
    ("@Observable final class Feed", "func go() { a() }", true),
    ("class Feed: UIView", "@Builder func go() -> [Int] { 1 }", false),
    ("class Feed: UIView", "@Builder var go: [Int] { if a { 1 } else { 2 }; 3 }", false),
  ])
  func `What knows a type by a protocol may come to its members`(
    head: String, member: String, isCalled: Bool
  ) {
    let code = "\(head) {\n  \(member)\n}"
    let source = source("### C\n\n" + app(code) + drive)
    #expect(source.contains("gotchaBranch(10") == isCalled)
  }

  @Test(arguments: [
    ("if a { b() }", "if a { b(); gotchaBranch(11, 5) }"),
    ("for a in b { c() }", "for a in b { c(); gotchaBranch(11, 5) }"),
    ("b.forEach { c($0) }", "b.forEach { gotchaBranch(gotchaBranch(11, 15), c($0)) }"),
    ("if a { return }", nil), ("guard a else { return }", nil), ("if a { fatalError() }", nil),
  ])
  func `A branch of a function has to be come to, if its function is`(code: String, marked: String?)
  {
    for head in ["override func go()", "func go() -> Int", "var go: Int", "init(a: Int)"] {
      let feed = "class Feed: UIView {\n  \(head) {\n    \(code)\n    return e()\n  }\n}"
      let source = source("### C\n\n" + app(feed) + drive)
      let column = head.hasPrefix("init") ? 3 : (head.prefix { $0 != "g" }.utf8.count + 3)
      let places =
        "AppBranch(ExpectationPlace(11, \(code.hasPrefix("b.") ? 15 : 5)), "
        + "in: ExpectationPlace(10, \(column)))"
      #expect(source.contains(marked ?? code))
      #expect(source.contains(places) == (marked != nil))
      if marked != nil { #expect(source.contains("gotchaBranch(10, \(column));")) }
    }
  }

  @Test(arguments: [
    "var go: Int { if a { 1 } else { 2 } }",
    "func go() -> Int { switch a { case 1: b() default: c() } }",
    "var go: Int { get { if a { b() } else { c() } } }",
    "lazy var go = { if a { b() } else { c() } }", "var go: Int { d { switch a { default: 1 } } }",
  ])
  func `A branch that is a value of its function is none`(member: String) {
    let source = source("### C\n\n" + app("class Feed: UIView {\n  \(member)\n}") + drive)
    #expect(source.contains("appBranches: []"))
  }

  @Test(arguments: [
    ("a()\n    func d() { b() }", "func d() { b(); gotchaBranch(12, 10) }"),
    ("func d() -> Int { b() }", "func d() -> Int { gotchaBranch(11, 10); return b() }"),
    (
      "func d() -> Int {\n      if a { b() }\n      return 1\n    }",
      "func d() -> Int { gotchaBranch(11, 10)\n      if a { b(); gotchaBranch(12, 7) }\n      return"
    ),
    ("let a = { if b { c() } }", "{ if b { c(); gotchaBranch(11, 15) }; gotchaBranch(11, 13) }"),
    ("guard a else { return }\n    b()", "return }\n    gotchaBranch(12, 5); b()"),
    ("guard a else { return }\n    return", "return }\n    return"),
    ("guard a else { return nil }\n    return b", "nil }\n    gotchaBranch(12, 5); return b"),
    (
      "switch a {\n    case 1: return b\n    default: c()\n    }",
      "1: gotchaBranch(12, 5); return b"
    ),
    ("return A { _ in b() }", "A { _ in gotchaBranch(gotchaBranch(11, 14), b()) }"),
  ])
  func `A function or closure within a function has to be come to, and what is behind a guard`(
    code: String, marked: String
  ) {
    for head in ["override func go()", "func go() -> Int", "var go: Int"] {
      let feed = "class Feed: UIView {\n  \(head) {\n    \(code)\n    return e()\n  }\n}"
      let source = source("### C\n\n" + app(feed) + drive)
      #expect(withoutSwitches(source).contains(marked), "\(source)")
    }
  }

  @Test func `A closure outside of functions has to be come to`() {
    let feed = "class Feed: UIView {\n  var go: () -> Void = {\n    a()\n    b()\n  }\n}"
    let source = source("### C\n\n" + app(feed) + drive)
    #expect(source.contains("appBranches: [AppBranch(ExpectationPlace(10, 24))]"))
    #expect(
      withoutSwitches(source).contains("var go: () -> Void = { gotchaBranch(10, 24)\n    a()"))
  }

  @Test func `Each function has its own branches, those of extensions, too`() {
    let code = """
      class Feed: UIView {
        func f() { if a { b() } }
        func g() { if a { b() } }
      }
      extension Feed {
        func h() { if a { b() } }
      }
      """
    let source = source("### C\n\n" + app(code) + drive)
    for line in [10, 11, 14] {
      #expect(source.contains("if a { b(); gotchaBranch(\(line), 14) }"))
      let places = "AppBranch(ExpectationPlace(\(line), 14), in: ExpectationPlace(\(line), 8))"
      #expect(source.contains(places))
    }
  }

  @Test func `What builds something by its statements gets none`() {
    let code =
      "class Feed: UIView {\n  @Builder func go() -> [Int] {\n    if a { b() }\n    c()\n  }\n}"
    let source = source("### C\n\n" + app(code) + drive)
    #expect(source.contains("appBranches: []"))
    #expect(source.contains("@Builder func go() -> [Int] {\n    if a { b() }\n    c()\n  }"))
  }

  @Test func `A branch that the wrong half adds need not be come to`() {
    let feed = "class Feed: UIView { func go() { if a { b() } } }"
    for (words, other, isNoted) in [
      ("app wrong", "app right", false), ("app right", "app wrong", true),
    ] {
      let source = source(
        "### C\n\n" + app(feed, words: words) + app("let a = 1", words: other) + drive)
      #expect(source.contains("appBranches: []") != isNoted)
      #expect(withoutSwitches(source).contains("b(); gotchaBranch") == isNoted)
    }
  }

  @Test func `A property outside of a type is made when it is first read`() {
    let source = source("### C\n\n" + app("class Feed {}\nlet go: Int = { 1 }()") + drive)
    #expect(source.contains("let go: Int = { gotchaBranch(10, 5); return 1 }()"))
  }

  @Test func `Each accessor has a place of its own`() {
    let code = """
      final class Feed {
        var a: Int { get { 1 } set { b() } }
        subscript(row: Int) -> Int {
          get { row }
          set {
            b()
            c()
          }
        }
        var d = 1 { willSet { b() } didSet { c() } }
      }
      """
    let source = source("### C\n\n" + app(code) + drive)
    for line in [
      "var a: Int { get { gotchaBranch(10, 16); return 1 } set { gotchaBranch(10, 26); b() } }",
      "get { gotchaBranch(12, 5); return row }", "      gotchaBranch(13, 5); b()\n",
      "{ willSet { gotchaBranch(18, 15); b() } didSet { gotchaBranch(18, 31); c() } }",
    ] { #expect(withoutSwitches(source).contains(line), "\(line)") }
  }

  @Test func `A function that returns something notes that it is called, whatever its body is`() {
    let code = """
      final class A: B {
      func f() -> Int { 1 }
      func g() -> Int { return 1 }
      func h(_ isOn: Bool) -> Int { if isOn { 1 } else { 2 } }
      func i(_ isOn: Bool) -> Int { if isOn { return 1 } else { return 2 } }
      func j() -> Int { fatalError() }
      var k: Int { 1 }
      }
      """
    let source = source("### C\n\n" + app(code) + drive)
    for body in [
      "\(Self.note)1", "AppCodeSwitch.enter(); return 1", "\(Self.note)if isOn { 1 } else { 2 }",
      "AppCodeSwitch.enter(); gotchaBranch(13, 6); if isOn { gotchaBranch(13, 31); return 1 } "
        + "else { return 2 }",
      "AppCodeSwitch.enter(); fatalError()",
    ] {
      #expect(source.contains("Int { \(body) }"))
    }
    #expect(source.contains("var k: Int { \(Self.note)1 }"))
    #expect(source.contains(/app: nil,\s+calledApp: \d+\)/))
  }

  @Test func `An extension of UIKit that both halves share is there once`() {
    let source = source(
      "### C\n\n" + app("extension UITableView { func f() -> Int { 1 } }")
        + app("let a = 1", words: "app wrong")
        + app("let a = 1", words: "app right") + drive)
    #expect(source.split(separator: "extension UITableView").count == 2)
  }

  @Test(arguments: [
    ("enum Section { case main }", "nonisolated"), ("struct Item: Hashable {}", "nonisolated"),
    ("struct Item: Identifiable, Codable {}", "nonisolated"),
    ("enum Theme { static let a = 1 }", nil), ("struct Row {}", nil),
    ("@MainActor enum Section { case main }", nil), ("class Feed {}", nil),
  ])
  func `A type of values belongs to no actor`(code: String, modifier: String?) {
    let source = source("### C\n\n" + app(code) + drive)
    #expect(source.contains("\nnonisolated\n") == (modifier != nil))
  }

  @Test func `Functions and properties outside of a type are static, on their line and column`() {
    let source = source("### C\n\n" + app("func f() {}\n\nlet a = 1") + drive)
    #expect(lines(source, from: 8) == ["static", "func f() {}", ""])
    #expect(lines(source, from: 10) == ["static", "let a = 1"])
  }

  @Test func `App code may import UIKit, which the generated code does already`() {
    let source = source("### C\n\n" + app("import UIKit\n\nclass Feed {}") + drive)
    #expect(source.split(separator: "import UIKit").count == 2)
    #expect(lines(source, from: 9) == ["            ", "", "class Feed {}"])
  }

  @Test func `App code that the cases of a file share is in the namespace of each`() {
    let source = source(
      "### C\n\n" + app("class Feed {}", words: "app setup")
        + app("func make() -> Feed { Feed() }", words: "setup") + drive + "\n\n### D\n\n" + drive)
    #expect(source.split(separator: "enum App_").count == 3)
    #expect(source.split(separator: "\nclass Feed {}").count == 3)
    #expect(source.split(separator: "static\nfunc make() -> Feed").count == 3)
  }

  @Test func `App code that is only shown is not compiled`() {
    let source = source(
      "### C\n\n" + app("@objc class Feed {}", words: "app ignore reason=\"Objective-C\"") + drive)
    #expect(!source.contains("class Feed"))
  }
}
