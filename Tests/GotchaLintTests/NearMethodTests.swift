import GotchaBook
import GotchaLint
import Testing

@Suite("A method that UIKit nearly calls")
struct NearMethodTests {
  private static let feed = "class Feed: UITableViewController {}"

  /// What is advised for the declaration of the sample's app code in another form.
  private func advice(_ code: String) -> [String] {
    Samples.findings(in: Samples.forApps.replacing(Self.feed, with: code)).map(\.diagnostic)
      .filter { $0.rule == "nearly-called-method" }.map(\.advice)
  }

  @Test(
    "is named, with the method that was meant",
    arguments: [
      ("tableView(_ a: A, willSelectRow b: B)", "tableView(_:willSelectRowAt:)"),
      ("tableView(_ a: A, didSelectRowAtIndexPath b: B)", "tableView(_:didSelectRowAt:)"),
      ("tableView(_ a: A, didSelectRwoAt b: B)", "tableView(_:didSelectRowAt:)"),
      ("tableView(_ a: A, didselectRowAt b: B)", "tableView(_:didSelectRowAt:)"),
      ("tableview(_ a: A, heightForRowAt b: B)", "tableView(_:heightForRowAt:)"),
      ("tableView(tableView: A, heightForRowAt b: B)", "tableView(_:heightForRowAt:)"),
      ("tableView(_ a: A, commit b: B, _ c: C)", "tableView(_:commit:forRowAt:)"),
      ("scrollviewDidScroll(_ a: A)", "scrollViewDidScroll(_:)"),
      ("scrollDidScroll(_ a: A)", "scrollViewDidScroll(_:)"),
      ("numberOfSectionsInTableView(_ a: A)", "numberOfSections(in:)"),
      (
        "tableView(_ a: A, commitEditingStyle b: B, forRowAt c: C)", "tableView(_:commit:forRowAt:)"
      ), ("tableView(_ a: A, commit b: B, forRow c: C)", "tableView(_:commit:forRowAt:)"),
      ("tableView(_ a: A, heightFor b: B)", "tableView(_:heightForRowAt:)"),
      (
        "tableView(_ a: A, willSelectRow b: B) {}\n  func c() { tableView(a, willSelectRow: b) }\n  func d()",
        "tableView(_:willSelectRowAt:)"
      ),
      (
        "tableView(_ a: A, didDselectRowAt b: B)",
        "tableView(_:didDeselectRowAt:) or tableView(_:didSelectRowAt:)"
      ),
    ])
  func near(method: String, meant: String) {
    let code = Self.feed.replacing("{}", with: "{\n  func \(method) {}\n}")
    #expect(advice(code) == ["did you mean \(meant)?"])
  }

  @Test("is an error, for a case without the call shows nothing")
  func severity() {
    let code = Self.feed.replacing(
      "{}", with: "{\n  func tableView(_ a: A, willSelectRow b: B) {}\n}")
    let found = Samples.findings(in: Samples.forApps.replacing(Self.feed, with: code))
      .map(\.diagnostic).filter { $0.rule == "nearly-called-method" }
    #expect(found.map(\.severity) == [.error])
  }

  @Test("is looked for in extensions, and in what inherits from a class of the page")
  func parts() {
    let method = "{\n  func tableView(_ a: A, willSelectRow b: B) {}\n}"
    for head in [
      "class Feed {}\nextension Feed: UITableViewDelegate",
      "class Feed: UITableViewController {}"
        + "\nclass News: Feed", "class Feed: NSObject, UITableViewDelegate {}\nextension Feed",
    ] { #expect(advice("\(head) \(method)").count == 1, "\(head)") }
  }

  @Test(
    "is none where the name is UIKit's or another one, or the compiler or nobody looks for it",
    arguments: [
      "func tableView(_ a: A, willSelectRowAt b: B) {}", "func tableView(_ a: A, reload b: B) {}",
      "func select(_ a: A) {}", "private func tableView(_ a: A, willSelectRow b: B) {}",
      "static func tableView(_ a: A, willSelectRow b: B) {}",
      "override func tableView(_ a: A, willSelectRow b: B) {}", "func scrollViewDidScroll() {}",
      "func numberOfRows(in a: A) {}", "func sections(in a: A) {}", "func didScroll(_ a: A) {}",
      "func tableView(_ a: A, selectRowAt b: B) {}\n  func c() { tableView(a, selectRowAt: b) }",
      "func tableView(_ a: A, heightForRowAt b: B) {}\n  func tableView(_ a: A, heightForRow b: B) {}",
    ])
  func none(member: String) {
    #expect(advice(Self.feed.replacing("{}", with: "{\n  \(member)\n}")) == [])
    let other = "class Feed: UIViewController {\n  func tableView(_ a: A, willSelectRow b: B) {}\n}"
    #expect(advice(other) == [])
  }
}

@Suite("A method of a delegate's protocol")
struct UncalledMethodTests {
  private static let feed = "class Feed: UITableViewController {}"
  private static let method = "{\n  func tableView(_ a: A, didSelectRowAt b: B) {}\n}"

  private func found(_ code: String) -> [Diagnostic] {
    Samples.findings(in: Samples.forApps.replacing(Self.feed, with: "\(Self.feed)\n\(code)"))
      .map(\.diagnostic).filter { $0.rule == "uncalled-method" }
  }

  @Test(
    "is an error at its line in a type that UIKit does not call it of",
    arguments: [
      "final class Picker", "final class Picker: NSObject", "struct Picker",
      "class List: UIViewController", "final class Picker: NSObject, UITableViewDataSource",
      "class Base: UIViewController {}\nclass List: Base",
      "class Picker: NSObject {}\nextension Picker",
    ])
  func uncalled(head: String) {
    let found = found("\(head) \(Self.method)")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.severity == .error)
    #expect(found.first?.place.line == 20 + head.count { $0 == "\n" } + 1)
    #expect(found.first?.message.contains("which is no UITableViewDelegate") == true)
  }

  @Test(
    "is called where a type conforms, and may be called where its superclass is not known",
    arguments: [
      "final class Picker: NSObject, UITableViewDelegate", "class News: Feed",
      "class Picker: NSObject {}\nextension Picker: UITableViewDelegate {}\nextension Picker",
      "class Source: UITableViewDiffableDataSource<Int, String>, UITableViewDelegate",
      "class News: FoundElsewhere", "final class Picker: NSObject, OwnProtocol",
    ])
  func called(head: String) {
    #expect(found("\(head) \(Self.method)") == [])
  }

  @Test(
    "may be called by the page",
    arguments: [
      "func pick() { picker.tableView(table, didSelectRowAt: path) }",
      "let pick = Picker.tableView(_:didSelectRowAt:)",
    ])
  func ownCall(use: String) {
    #expect(found("final class Picker \(Self.method)\n\(use)") == [])
    #expect(found("final class Picker \(Self.method)").count == 1)
    #expect(
      found("final class Picker \(Self.method.replacing("func", with: "private func"))") == [])
  }
}

@Suite("A method of one's own in code for an app")
struct UnusedMethodTests {
  private static let feed = "class Feed: UITableViewController {}"

  private func found(_ code: String, words: String = "app") -> [Diagnostic] {
    Samples.findings(
      in: Samples.forApps.replacing(Self.feed, with: code)
        .replacing("```swift app\n", with: "```swift \(words)\n")
    ).map(\.diagnostic).filter { $0.rule == "unused-method" }
  }

  @Test(
    "is an error where nothing on the page calls it",
    arguments: [
      "class Feed: UITableViewController { func stop() {} }",
      "\(feed)\nextension Feed { func stop(_ reason: String) {} }",
      "\(feed)\nclass Cell: UITableViewCell { func stop() -> Int { 1 } }",
      "\(feed)\nfinal class Player { func stop() {} }",
      "\(feed)\nfinal class Player: Playing { private func stop() {} }",
      "\(feed)\nprotocol Playing { func stop() }\nfinal class Player: Playing { func stop() {} }",
      "class Feed: UITableViewController { private func stop() {} }",
      "class Feed: UITableViewController { static func stop(_ a: UITableView) {} }",
      "class Feed: UITableViewController { func stop(_ a: UITableView) {} }",
      "class Feed: UITableViewController { @objc func stop() {} }",
      "class Feed: UITableViewController { @MainActor func stop() {} }",
    ])
  func unused(code: String) {
    let found = found(code)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.message.contains("Nothing on the page calls “stop(") == true)
    #expect(found.first?.severity == .error)
  }

  @Test(
    "is none where something may call it",
    arguments: [
      "class Feed: UITableViewController { func stop() {}; func go() { stop() }; var a: Void { go() } }",
      "class Feed: UITableViewController { func stop() {}; lazy var a = #selector(stop) }",
      "class Feed: UITableViewController { func stop() {}; lazy var a: () -> Void = stop }",
      "class Feed: UITableViewController { func stop(then: () -> Void) {}; var a: Void { stop {} } }",
      "class Feed: UITableViewController { @IBAction func stop() {} }",
      "class Feed: UITableViewController { @objc func stop() {}; var a: String { \"stop\" } }",
      "\(feed)\nstruct Row: Equatable { static func == (a: Row, b: Row) -> Bool { true } }",
      "class Feed: UITableViewController { override func viewDidLoad() {} }",
      "class Feed: UITableViewController { func scrollViewDidScroll(_ a: UIScrollView) {} }",
      "\(feed)\nfinal class Player: Playing { func stop() {} }",
      // What other rules are about.
      "\(feed)\nclass List: UIViewController { func scrollViewDidScroll(_ a: UIScrollView) {} }",
      "class Feed: UITableViewController { func scrollviewDidScroll(_ a: UIScrollView) {} }",
    ])
  func used(code: String) {
    #expect(found(code) == [])
  }

  @Test("may have a name of UIKit's, which does not call it as it is private")
  func privateName() {
    let code =
      "class Feed: UITableViewController { private func tableView(_ a: A, didSelectRowAt b: B) {} }"
    #expect(found(code).count == 1)
  }

  @Test("is looked for in code for apps alone")
  func setup() {
    #expect(found("class Feed: UITableViewController { func stop() {} }", words: "setup") == [])
  }
}
