import Testing

@testable import TableModel
@testable import UIKitModel

/// Views of an app's own that take keys, and what else of text and time acts.
@MainActor @Suite struct KeyInputTests {
  private final class CodeField: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  @Test func `a view that takes keys gets the keyboard`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    controller.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    MainLoop.runUntilIdle()
    #expect(window.keyboardOverlap > 0)
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(window.keyboardOverlap == 0)
  }

  @Test func `a text view deletes the character before the insertion point, or the selection`() {
    let view = UITextView()
    view.text = "ab👍🏽"
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    view.deleteBackward()
    #expect(view.text == "ab")
    view.selectedRange = NSRange(location: 0, length: 1)
    view.deleteBackward()
    #expect(view.text == "b")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.deleteBackward()
    #expect(view.text == "b")
    let (start, end) = (view.beginningOfDocument, view.endOfDocument)
    #expect(view.compare(start, to: end) == .orderedAscending)
    #expect(view.compare(end, to: end) == .orderedSame)
  }

  @Test func `a link is called as often as is preferred`() {
    final class Counter: NSObject {
      var count = 0
      func step(_ link: CADisplayLink) { count += 1 }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("step:", Counter.step(_:)))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
    link.add(to: .main, forMode: .common)
    MainLoop.run(for: 1.01)
    #expect(counter.count == 20)
    link.invalidate()
  }

  @Test func `tokens of a search stand in their order`() {
    let field = UISearchTextField()
    let (one, two) = (UISearchToken(icon: nil, text: "a"), UISearchToken(icon: nil, text: "b"))
    field.insertToken(one, at: 0)
    field.insertToken(two, at: 0)
    field.removeToken(at: 5)
    #expect(field.tokens == [two, one])
    field.removeToken(at: 0)
    #expect(field.tokens == [one])
  }

  @Test func `a hosted content has a background in its type`() {
    struct Content: UIHostedView {
      func makeHostedView() -> UILabel { UILabel() }
      func updateHostedView(_ view: UILabel) { view.text = "hosted" }
    }
    struct Background {}
    func configuration() -> UIHostingConfiguration<Content, Background> {
      UIHostingConfiguration { Content() }
    }
    let plain = UIHostingConfiguration { Content() }.margins(.all, 3)
    let other = plain.background { Background() }
    #expect(type(of: other) == type(of: configuration()))
    #expect(other.makeContentView().subviews.first is UILabel)
  }
}
