import Foundation
import TableModel
import TableTechniques
import Testing

/// Every number that the screenshots and logs of H give.
@MainActor @Suite struct HeaderSizingTests {
  /// Shows an example on a screen of a width, under iOS 8 as the seed did.
  private func shown(
    _ steps: HeaderSizingExample.Steps, width: CGFloat = 320, preferredWidth: CGFloat = 0,
    showsTemporaryView: Bool = true
  ) -> (example: HeaderSizingExample, window: UIWindow) {
    let example = HeaderSizingExample(steps: steps, width: width)
    example.label.preferredMaxLayoutWidth = preferredWidth
    example.showsTemporaryView = showsTemporaryView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 568))
    window.rootViewController = example
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return (example, window)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var steps: HeaderSizingExample.Steps
    var width: CGFloat
    var preferredWidth: CGFloat = 0
    var header: CGSize
    var permanent: CGRect
    var temporary: CGRect
    var label: CGRect?
    var lines: [String] = []
    var testDescription: String { name }
  }

  nonisolated static let text = "The quick brown fox jumped over the lazy dog."
  nonisolated static let wrapped = ["The quick brown fox jumped over", "the lazy dog."]

  nonisolated static let rows = [
    Row(
      name: "no workaround, 320", steps: [], width: 320, header: CGSize(width: 320, height: 100),
      permanent: CGRect(x: 5, y: 5, width: 310, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 304, height: 25)),
    Row(
      name: "sized without width, 320", steps: [.fittingHeight, .noMaskConstraints], width: 320,
      header: CGSize(width: 320, height: 125.5),
      permanent: CGRect(x: 5, y: 5, width: 310, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 304, height: 50.5),
      label: CGRect(x: 23, y: 75, width: 274, height: 20.5),
      lines: ["The quick brown fox jumped over…"]),
    Row(
      name: "preferred 270, 320", steps: .fittingHeight, width: 320, preferredWidth: 270,
      header: CGSize(width: 320, height: 146),
      permanent: CGRect(x: 5, y: 5, width: 310, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 304, height: 71),
      label: CGRect(x: 23, y: 75, width: 274, height: 41), lines: wrapped),
    Row(
      name: "preferred 270, 500", steps: .fittingHeight, width: 500, preferredWidth: 270,
      header: CGSize(width: 500, height: 146),
      permanent: CGRect(x: 5, y: 5, width: 490, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 484, height: 71),
      label: CGRect(x: 23, y: 75, width: 454, height: 41), lines: [text]),
    Row(
      name: "all steps, 320", steps: .all, width: 320, header: CGSize(width: 320, height: 146),
      permanent: CGRect(x: 5, y: 5, width: 310, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 304, height: 71),
      label: CGRect(x: 23, y: 75, width: 274, height: 41), lines: wrapped),
    Row(
      name: "all steps, 500", steps: .all, width: 500, header: CGSize(width: 500, height: 125.5),
      permanent: CGRect(x: 5, y: 5, width: 490, height: 50),
      temporary: CGRect(x: 8, y: 60, width: 484, height: 50.5),
      label: CGRect(x: 23, y: 75, width: 454, height: 20.5), lines: [text]),
  ]

  @Test(arguments: rows) func `frames are those of the screenshot`(_ row: Row) {
    SystemVersion.$current.withValue(.iOS(8)) {
      let (example, window) = shown(
        row.steps, width: row.width, preferredWidth: row.preferredWidth)
      withExtendedLifetime(window) {
        #expect(example.header.frame == CGRect(origin: .zero, size: row.header))
        #expect(example.permanentView.frame == row.permanent)
        #expect(example.temporaryView.frame == row.temporary)
        if let label = row.label {
          #expect(example.label.convert(example.label.bounds, to: example.header) == label)
          #expect(example.label.drawnLines == row.lines)
        }
        #expect(example.tableView.contentSize == row.header)
      }
    }
  }

  @Test func `without a width the compressed size is that of one line`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let (example, window) = shown([.fittingHeight, .noMaskConstraints])
      #expect(example.compressedSize == CGSize(width: 405.5, height: 125.5))
      #expect(window.bounds.size == CGSize(width: 320, height: 568))
    }
  }

  @Test(arguments: [CGFloat(320), 500]) func `the header follows the view that is hidden`(
    width: CGFloat
  ) {
    SystemVersion.$current.withValue(.iOS(8)) {
      let (example, window) = shown(.all, width: width, showsTemporaryView: false)
      #expect(example.header.frame.height == 75)
      example.showsTemporaryView = true
      example.view.setNeedsUpdateConstraints()
      MainLoop.runUntilIdle()
      #expect(example.header.frame.height == (width == 320 ? 146 : 125.5))
      _ = window
    }
  }

  @Test func `the mask's height conflicts with the content as logged`() throws {
    try SystemVersion.$current.withValue(.iOS(8)) {
      ConsoleLog.removeAll()
      let (example, window) = shown([])
      let log = try #require(ConsoleLog.messages.first)
      _ = (example, window)
      #expect(ConsoleLog.messages.count == 1)
      #expect(Self.withoutAddresses(log) == Self.loggedConflict)
    }
  }

  @Test(arguments: [HeaderSizingExample.Steps.fittingHeight, []])
  func `with the mask on the conflict is logged`(_ steps: HeaderSizingExample.Steps) {
    SystemVersion.$current.withValue(.iOS(8)) {
      ConsoleLog.removeAll()
      _ = shown(steps)
      #expect(ConsoleLog.messages.filter { $0.contains("satisfy constraints") }.count == 1)
    }
  }

  @Test(arguments: [HeaderSizingExample.Steps.all, [.fittingHeight, .noMaskConstraints]])
  func `with the mask off meanwhile nothing conflicts`(_ steps: HeaderSizingExample.Steps) {
    SystemVersion.$current.withValue(.iOS(8)) {
      ConsoleLog.removeAll()
      _ = shown(steps)
      #expect(ConsoleLog.messages == [])
    }
  }

  @Test(arguments: [8, 9, 12, 13, 17, 26], [CGFloat(320), 500])
  func `the one call does it in every version`(version: Int, width: CGFloat) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let (example, window) = shown([], width: width)
      ConsoleLog.removeAll()
      let height = example.tableView.sizeHeaderToFit()
      MainLoop.runUntilIdle()
      #expect(height == example.header.frame.height)
      #expect(example.tableView.rect(forSection: 0).minY == height)
      #expect(abs((height ?? 0) - (width == 320 ? 146 : 125.5)) < 1)
      #expect(ConsoleLog.messages == [])
      _ = window
    }
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  /// The log of the seed, addresses aside.
  private static let loggedConflict = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. Try \
    this: (1) look at each constraint and try to figure out which you don't expect; (2) find the \
    code that added the unwanted constraint or constraints and fix it. (Note: If you're seeing \
    NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for \
    the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
    (
        "<NSLayoutConstraint:0x V:[UIView:0x(50)]>",
        "<NSLayoutConstraint:0x V:[UILabel:0x'The quick brown fox jumpe...']-(15)-|   \
    (Names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x V:|-(15)-[UILabel:0x'The quick brown fox jumpe...']   \
    (Names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x V:|-(5)-[UIView:0x]   (Names: '|':UIView:0x )>",
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& V:[UIView:0x(100)]>",
        "<NSLayoutConstraint:0x V:[UIView:0x]-(5)-[UIView:0x]>",
        "<NSLayoutConstraint:0x V:[UIView:0x]-(15)-|   (Names: '|':UIView:0x )>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x V:[UILabel:0x'The quick brown fox jumpe...']-(15)-|   \
    (Names: '|':UIView:0x )>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKit/UIView.h> may also be helpful.
    """
}
