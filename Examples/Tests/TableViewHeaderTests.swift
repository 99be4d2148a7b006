import Foundation
import ScreenTesting
import TableModel
import Testing

@testable import TableViewHeader

/// The claims H of the header demonstration, from a storyboard, under iOS 8 as they were made.
@Suite("Example: a table header of a storyboard") @MainActor struct TableViewHeaderTests {
  private func shown(
    _ workarounds: HeaderViewController.Workarounds, width: CGFloat = 320,
    preferredWidth: CGFloat = 0, showsTemporaryView: Bool = true
  ) throws -> (controller: HeaderViewController, screen: Screen) {
    let made = SystemVersion.$current.withValue(.iOS(8)) {
      UIStoryboard(name: "Header", bundle: nil).instantiateInitialViewController()
    }
    let controller = try #require(made as? HeaderViewController)
    controller.workarounds = workarounds
    let screen = SystemVersion.$current.withValue(.iOS(8)) {
      controller.loadViewIfNeeded()
      controller.label.preferredMaxLayoutWidth = preferredWidth
      controller.setTemporaryView(shown: showsTemporaryView)
      return Screen(controller, size: CGSize(width: width, height: 568), system: .iOS(8))
    }
    return (controller, screen)
  }

  private func conflicts() -> [String] {
    ConsoleLog.messages.filter { $0.contains("Unable to simultaneously satisfy constraints") }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let workarounds: Int
    let width: CGFloat
    var preferredWidth: CGFloat = 0
    let header: CGFloat
    let temporary: CGRect
    var label: CGRect?
    /// What the text needs in the label's width: more than the label has where it is cut off.
    var text: CGFloat = 0
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(
      name: "without a workaround, 320 (H-02, H-03, H-36, H-16)", workarounds: 0, width: 320,
      header: 100, temporary: CGRect(x: 8, y: 60, width: 304, height: 25)),
    Row(
      name: "1 and a preferred width of 270, 320 (H-17, H-20)", workarounds: 1, width: 320,
      preferredWidth: 270, header: 146, temporary: CGRect(x: 8, y: 60, width: 304, height: 71),
      label: CGRect(x: 23, y: 75, width: 274, height: 41),
      text: 41),
    Row(
      name: "1 and a preferred width of 270, 500 (H-21)", workarounds: 1, width: 500,
      preferredWidth: 270, header: 146, temporary: CGRect(x: 8, y: 60, width: 484, height: 71),
      label: CGRect(x: 23, y: 75, width: 454, height: 41), text: 20.5),
    Row(
      name: "1 and 2, 320 (H-24, H-27)", workarounds: 3, width: 320, header: 125.5,
      temporary: CGRect(x: 8, y: 60, width: 304, height: 50.5),
      label: CGRect(x: 23, y: 75, width: 274, height: 20.5),
      text: 41),
    Row(
      name: "all, 320 (H-30, H-35)", workarounds: 7, width: 320, header: 146,
      temporary: CGRect(x: 8, y: 60, width: 304, height: 71),
      label: CGRect(x: 23, y: 75, width: 274, height: 41),
      text: 41),
    Row(
      name: "all, 500 (H-31, H-35)", workarounds: 7, width: 500, header: 125.5,
      temporary: CGRect(x: 8, y: 60, width: 484, height: 50.5),
      label: CGRect(x: 23, y: 75, width: 454, height: 20.5), text: 20.5),
  ]

  @Test("has the frames of the screenshots", arguments: rows) func frames(_ row: Row) throws {
    let (controller, screen) = try shown(
      .init(rawValue: row.workarounds), width: row.width, preferredWidth: row.preferredWidth)
    #expect(controller.header.frame == CGRect(x: 0, y: 0, width: row.width, height: row.header))
    #expect(
      controller.permanentView.frame == CGRect(x: 5, y: 5, width: row.width - 10, height: 50))
    #expect(controller.temporaryView.frame == row.temporary)
    #expect(controller.tableView.contentSize == CGSize(width: row.width, height: row.header))
    if let label = row.label {
      #expect(controller.label.convert(controller.label.bounds, to: controller.header) == label)
      let room = CGSize(width: label.width, height: .greatestFiniteMagnitude)
      #expect(controller.label.sizeThatFits(room).height == row.text)
    }
    _ = screen
  }

  @Test("H-01, H-04, H-19: the view above the prototypes is the header, its mask makes constraints")
  func header() throws {
    let (controller, screen) = try shown([])
    #expect(controller.tableView.tableHeaderView === controller.header)
    #expect(controller.header.translatesAutoresizingMaskIntoConstraints)
    #expect(controller.label.numberOfLines == 0)
    #expect(controller.label.preferredMaxLayoutWidth == 0)
    _ = screen
  }

  @Test("H-05 to H-15: seven constraints conflict, and the label's bottom is broken")
  func conflict() throws {
    ConsoleLog.removeAll()
    let (controller, screen) = try shown([])
    let log = try #require(conflicts().first)
    #expect(conflicts().count == 1)
    let members = log.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    #expect(members.count == 7)
    let label = "UILabel:0x'The quick brown fox jumpe...'"
    for member in [
      "V:[UIView:0x(50)]", "V:[\(label)]-(15)-|", "V:|-(15)-[\(label)]", "V:|-(5)-[UIView:0x]",
      "h=--& v=--& V:[UIView:0x(100)]", "V:[UIView:0x]-(5)-[UIView:0x]", "V:[UIView:0x]-(15)-|",
    ] {
      #expect(members.contains { Self.withoutAddresses($0).contains(member) }, "\(member)")
    }
    let broken = log.components(separatedBy: "breaking constraint").last ?? ""
    #expect(Self.withoutAddresses(broken).contains("V:[\(label)]-(15)-|"))
    _ = (controller, screen)
  }

  private static func withoutAddresses(_ text: some StringProtocol) -> String {
    String(text).replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  @Test("H-18, H-22: the first workaround alone still logs the conflict") func first() throws {
    ConsoleLog.removeAll()
    let (controller, screen) = try shown(.sizeToFit)
    #expect(conflicts().count == 1)
    #expect(conflicts().first?.contains("(100)") == true)
    _ = (controller, screen)
  }

  @Test(
    "H-23: with the mask off meanwhile nothing conflicts",
    arguments: [HeaderViewController.Workarounds.all.rawValue, 3])
  func second(_ workarounds: Int) throws {
    ConsoleLog.removeAll()
    let (controller, screen) = try shown(.init(rawValue: workarounds))
    #expect(conflicts() == [])
    _ = (controller, screen)
  }

  @Test("H-25, H-26, H-28: without a width the compressed size is that of one line")
  func compressed() throws {
    let (controller, screen) = try shown([.sizeToFit, .withoutMask])
    #expect(controller.fittingSize == CGSize(width: 405.5, height: 125.5))
    #expect(controller.tableView.bounds.size == CGSize(width: 320, height: 568))
    _ = screen
  }

  @Test("H-29, H-32, H-33: the steps have their order") func order() throws {
    let (controller, screen) = try shown(.all)
    #expect(
      controller.steps == [
        "1 mask off", "1.5 width on", "2 constraints", "3 size to fit", "3.5 width off",
        "4 mask on",
      ])
    #expect(!controller.header.constraints.contains { $0.firstAttribute == .width })
    #expect(controller.header.translatesAutoresizingMaskIntoConstraints)
    _ = screen
  }

  @Test("H-34: the header follows the temporary view", arguments: [CGFloat(320), 500])
  func hidden(_ width: CGFloat) throws {
    let (controller, screen) = try shown(.all, width: width, showsTemporaryView: false)
    #expect(controller.header.frame.height == 75)
    SystemVersion.$current.withValue(.iOS(8)) {
      controller.setTemporaryView(shown: true)
      MainLoop.runUntilIdle()
    }
    #expect(controller.header.frame.height == (width == 320 ? 146 : 125.5))
    _ = screen
  }
}
