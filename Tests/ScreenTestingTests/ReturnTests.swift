import Foundation
import ScreenTesting
import TableModel
import Testing

/// What never returns ends the process with what it waits for, and does not hang.
@MainActor struct ReturnTests {
  @Test func `a keyboard observer on the main queue does not block the verb`() {
    let sample = SampleViewController(style: .plain)
    let screen = Screen(sample)
    nonisolated(unsafe) var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      heights.append(frame?.cgRectValue.height ?? 0)
    }
    screen.tap(sample.field)
    NotificationCenter.default.removeObserver(token)
    #expect(heights.count == 1 && heights.allSatisfy { $0 > 200 })
  }

  @Test func `a verb that waits for its own thread ends with the line and the wait`() async {
    let result = await #expect(
      processExitsWith: .exitCode(124), observing: [\.standardErrorContent]
    ) { @MainActor in
      setenv("SCREEN_TIME_LIMIT", "1", 1)
      let sample = SampleViewController(style: .plain)
      let screen = Screen(sample)
      sample.button.addAction(
        UIAction { _ in
          let queue = OperationQueue()
          queue.addOperation { DispatchSemaphore(value: 0).wait() }
          queue.waitUntilAllOperationsAreFinished()
        }, for: .touchUpInside)
      screen.tap("Press")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("ReturnTests.swift:"))
    #expect(text.contains("has not returned for 1.0 seconds: it waits in"))
    #expect(text.contains("waitUntilAllOperationsAreFinished"))
  }
}
