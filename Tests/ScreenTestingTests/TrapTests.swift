import Foundation
import TableModel
import Testing

@testable import ScreenTesting

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

  @Test func `an exception outside of a verb ends with the test and what there is`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(PostCell.self, forCellReuseIdentifier: "Post")
      _ = table.dequeueReusableCell(withIdentifier: "Ghost", for: [0, 0])
    }
    let text = Self.text(result)
    #expect(text.contains("unable to dequeue a cell with identifier Ghost"))
    #expect(text.contains("\nfound: Post"))
  }

  @Test func `a trap before any exception names what the console had of a nib`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let sample = SampleViewController(style: .plain)
      let screen = Screen(sample)
      let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell customClass="PosstCell" id="c"/></objects></document>
        """
      sample.onSelect = { _ in
        _ = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil)[0] as! PostCell
      }
      screen.tap(row: [0, 0])
    }
    let text = Self.text(result)
    #expect(text.contains("TrapTests.swift:"))
    #expect(
      text.contains(
        "error: before this trap the console had: Unknown class PosstCell in Interface Builder file. "
          + "data:2: "))
  }

  @Test func `names the running test, found by the name of a class`() throws {
    let place = NSClassFromString("ScreenTesting.PlaceInTest") as? any ExceptionPlace.Type
    let text = try #require(place?.current)
    #expect(text.contains("TrapTests.swift:") && text.contains("found by the name of a class"))
    #expect(text.contains("UIKitException.caught"))
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
