import Foundation
import TableModel
import Testing

/// Events that go through an app's window.
@MainActor @Suite struct SentEventTests {
  private final class Watch: UIWindow {
    var phases: [UITouch.Phase] = []
    var keeps = false
    override func sendEvent(_ event: UIEvent) {
      phases += event.allTouches?.map(\.phase) ?? []
      if !keeps { super.sendEvent(event) }
    }
  }

  private final class Page: UIViewController {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    }
  }

  private let page = Page()
  private let window = Watch(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func tap() {
    window.rootViewController = page
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    let finger = TouchSequence(in: window, at: CGPoint(x: 100, y: 120))
    finger.end()
    MainLoop.runUntilIdle()
  }

  @Test func `a window sees each touch before its views do`() {
    tap()
    #expect(window.phases == [.began, .ended] && page.taps == 1)
  }

  @Test func `a window keeps events to itself`() {
    window.keeps = true
    tap()
    #expect(window.phases == [.began, .ended] && page.taps == 0)
    window.keeps = false
    tap()
    #expect(page.taps == 1)
  }
}
