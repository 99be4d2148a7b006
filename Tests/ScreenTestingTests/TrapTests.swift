import Foundation
import ScreenTesting
import TableModel
import Testing

/// A trap behind an exception of UIKit, which Swift cannot unwind, does not hide it.
@MainActor struct TrapTests {
  final class PostCell: UITableViewCell {}

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a cast of an unregistered cell ends with UIKit's text and the line of the verb`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let sample = SampleViewController(style: .plain)
      let screen = Screen(sample)
      sample.onSelect = {
        _ = $0.tableView.dequeueReusableCell(withIdentifier: "Post", for: [0, 0]) as! PostCell
      }
      screen.tap(row: [0, 0])
    }
    let text = Self.text(result)
    #expect(text.contains("TrapTests.swift:"))
    #expect(
      text.contains(
        "error: before this trap UIKit raised NSInternalInconsistencyException: "
          + "unable to dequeue a cell with identifier Post"))
  }

  @Test func `a trap after nil was unwrapped, too`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIKitException.caught {
        UIKitException(name: "Odd", reason: "no row 3").raise()
        UITableView().cellForRow(at: [0, 0])!.isSelected = true
      }
    }
    let text = Self.text(result)
    #expect(text.contains("Unexpectedly found nil"))
    #expect(text.contains("error: before this trap the app raised Odd: no row 3"))
  }

  @Test func `what was caught before has nothing to do with a later trap`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let exception = UIKitException.caught {
        UIKitException(name: "Odd", reason: "no row 3").raise()
      }
      fatalError("\(exception == nil ? "nothing raised" : "something else")")
    }
    let text = Self.text(result)
    #expect(text.contains("something else") && !text.contains("before this trap"))
  }
}
