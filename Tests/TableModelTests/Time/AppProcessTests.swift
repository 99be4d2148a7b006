import Testing

@testable import TableModel
@testable import UIKitModel

@MainActor struct AppProcessTests {
  private let view = UIView(frame: .zero)

  @Test func `a task keeps its process however many tasks begin before it goes on`() async {
    let own = AppProcess.current
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3000 { group.addTask { _ = AppProcess.current } }
    }
    #expect(AppProcess.current === own && view.process === own)
  }

  @Test func `two tasks have two processes, and a bound one is shared`() async {
    let own = AppProcess.current
    let other = await Task { AppProcess.current }.value
    #expect(other !== own)
    await AppProcess.$bound.withValue(own) {
      let bound = await Task { AppProcess.current }.value
      #expect(bound === own)
    }
  }
}
