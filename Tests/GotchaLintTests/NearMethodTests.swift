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
      (
        "tableView(_ a: A, didDselectRowAt b: B)",
        "tableView(_:didDeselectRowAt:) or tableView(_:didSelectRowAt:)"
      ),
    ])
  func near(method: String, meant: String) {
    let code = Self.feed.replacing("{}", with: "{\n  func \(method) {}\n}")
    #expect(advice(code) == ["did you mean \(meant)?"])
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
      "func numberOfRows(in a: A) {}",
      "func tableView(_ a: A, heightForRowAt b: B) {}\n  func tableView(_ a: A, heightForRow b: B) {}",
    ])
  func none(member: String) {
    #expect(advice(Self.feed.replacing("{}", with: "{\n  \(member)\n}")) == [])
    let other = "class Feed: UIViewController {\n  func tableView(_ a: A, willSelectRow b: B) {}\n}"
    #expect(advice(other) == [])
  }
}
