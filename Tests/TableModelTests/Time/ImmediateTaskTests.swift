import Foundation
import TableModel
import Testing

/// Tasks that begin at once, as in plain Swift (`Task.immediate`).
@MainActor @Suite struct ImmediateTaskTests {
  private final class Loader: UIViewController {
    var calls: [String] = []
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("before")
      if #available(macOS 26, iOS 26, *) {
        Task.immediate { @MainActor in
          self.calls.append("task")
          await Task.yield()
          self.calls.append("later")
        }
      }
      calls.append("after")
    }
  }

  @Test func `an immediate task runs up to its first suspension before the call returns`() async {
    let loader = Loader()
    loader.loadViewIfNeeded()
    loader.beginAppearanceTransition(true, animated: false)
    loader.endAppearanceTransition()
    #expect(loader.calls == ["before", "task", "after"])
    await Task.yield()
    await MainLoop.settle()
    #expect(loader.calls == ["before", "task", "after", "later"])
  }

  @Test func `also after the function has been suspended, and below another task`() async {
    await Task.yield()
    let loader = Loader()
    loader.beginAppearanceTransition(true, animated: false)
    loader.endAppearanceTransition()
    #expect(loader.calls == ["before", "task", "after"])
    let other = Loader()
    await Task {
      other.beginAppearanceTransition(true, animated: false)
      other.endAppearanceTransition()
      #expect(other.calls == ["before", "task", "after"])
    }.value
  }
}
