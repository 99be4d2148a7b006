import Foundation
import ScreenTesting
import SystemVersions
import TableModel
import Testing

/// What is seen of a swiped row and of a row in editing mode, and what a finger on it does.
@MainActor @Suite struct OpenRowViewTests {
  /// Rows of a height whose action has an image and a title.
  private final class List: UITableViewController {
    var height: CGFloat = 60
    var image: UIImage? = UIImage(systemName: "trash")
    var style = UIContextualAction.Style.normal
    var isColorless = false
    var leadsToo = false
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = ["First", "Second"].map { title in
        let action = UIContextualAction(style: style, title: title) {
          [weak self] _, view, done in
          self?.calls.append("\(title) \(view is UITableViewCell)")
          done(true)
        }
        action.image = image
        if isColorless { action.backgroundColor = nil }
        return action
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard leadsToo else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Leading") { _, _, done in done(true) }
      ])
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { calls.append("commit \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end")
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }
  }

  private func show(
    _ major: Int, _ prepare: (List) -> Void = { _ in }
  ) throws -> (
    List, Screen, UITableView
  ) {
    let list = SystemVersion.$current.withValue(.iOS(major)) { List(style: .plain) }
    prepare(list)
    let screen = Screen(list, on: .iPhone8, system: .iOS(major))
    return (list, screen, try #require(list.tableView))
  }

  private func view(_ name: String, in view: UIView) -> UIView? {
    view.subviews.first { "\(type(of: $0))" == name }
  }

  @Test func `from iOS 11 the cell moves aside for a view in the table`() throws {
    let (_, screen, table) = try show(15)
    screen.swipe(row: [0, 1], .left)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let pull = try #require(view("UISwipeActionPullView", in: table))
    #expect(cell.frame.minX == -pull.frame.width)
    #expect(pull.frame == CGRect(x: 375 - 148, y: 60, width: 148, height: 60))
    // From the edge inwards.
    #expect(pull.subviews.map { $0.frame.minX } == [74, 0])
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(cell.frame.minX == -148)
    screen.tap(row: [0, 3])
    #expect(cell.frame.minX == 0 && view("UISwipeActionPullView", in: table) == nil)
  }

  @Test func `to iOS 10 the content moves aside for a view in the cell`() throws {
    let (_, screen, table) = try show(10)
    screen.swipe(row: [0, 1], .left)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let buttons = try #require(view("UITableViewCellDeleteConfirmationView", in: cell))
    table.layoutIfNeeded()
    #expect(cell.frame.minX == 0 && cell.contentView.frame.minX == -buttons.frame.width)
    screen.tap(row: [0, 3])
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test(arguments: [(60, false), (90, false), (91, true), (120, true)] as [(CGFloat, Bool)])
  func `beside an image a title needs 91 points of height`(
    row: (height: CGFloat, hasTitle: Bool)
  ) throws {
    let (list, screen, table) = try show(13) { $0.height = row.height }
    screen.swipe(row: [0, 0], .left)
    #expect(screen.picture().texts.contains("First") == row.hasTitle)
    screen.tap(row: [0, 2])
    list.image = nil
    screen.swipe(row: [0, 0], .left)
    #expect(screen.picture().texts.contains("First"))
    withExtendedLifetime(table) {}
  }

  // 3sidedcube/ThunderTable #30
  @Test(arguments: [UIContextualAction.Style.normal, .destructive], [true, false])
  func `an action whose color is nil is clear`(
    style: UIContextualAction.Style, isColorless: Bool
  ) throws {
    let (_, screen, table) = try show(11) {
      $0.style = style
      $0.isColorless = isColorless
    }
    screen.swipe(row: [0, 1], .left)
    let buttons = table.swipes.shownButtons
    #expect(buttons.count == 2)
    for button in buttons { #expect((button?.backgroundColor == .clear) == isColorless) }
  }

  @Test func `a finger on a button performs its action`() throws {
    let (list, screen, table) = try show(18)
    screen.swipe(row: [0, 1], .left)
    screen.tap(at: table.convert(CGPoint(x: 375 - 100, y: 90), to: nil))
    #expect(list.calls == ["Second false", "end"])
    #expect(screen.rowActions == [])
  }

  // rdar 36483487, Stack Overflow 49618915
  @Test(
    arguments: [
      (10, false, true), (11, false, false), (11, true, true), (12, false, true), (18, true, true),
    ] as [(Int, Bool, Bool)])
  func `a swipe back closes the row, on iOS 11 only one with actions on both sides`(
    major: Int, leadsToo: Bool, closes: Bool
  ) throws {
    let (list, screen, table) = try show(major) { $0.leadsToo = leadsToo }
    screen.swipe(row: [0, 1], .left)
    #expect(!screen.rowActions.isEmpty)
    let finger = Finger(on: table, at: CGPoint(x: 60, y: 90))
    finger.move(by: CGPoint(x: 200, y: 0), duration: 0.3)
    #expect(!screen.rowActions.isEmpty)
    finger.lift()
    #expect(screen.rowActions.isEmpty == closes && list.calls == (closes ? ["end"] : []))
    screen.tap(at: table.convert(CGPoint(x: 60, y: 90), to: nil))
    #expect(screen.rowActions == [])
    screen.swipe(row: [0, 1], .left)
    #expect(!screen.rowActions.isEmpty)
  }

  @Test(arguments: [11, 18])
  func `a row that is open at its leading edge is swiped back, too`(major: Int) throws {
    let (list, screen, table) = try show(major) { $0.leadsToo = true }
    screen.swipe(row: [0, 1], .right)
    #expect(screen.rowActions == ["Leading"])
    let finger = Finger(on: table, at: CGPoint(x: 300, y: 90))
    finger.move(by: CGPoint(x: -200, y: 0), duration: 0.3)
    finger.lift()
    #expect(screen.rowActions == [] && list.calls == ["end"])
    screen.swipe(row: [0, 1], .left)
    #expect(screen.rowActions == ["First", "Second"])
  }

  // square/Listable #516
  @Test func `a swipe further goes on from how far the row is open`() throws {
    let (list, screen, table) = try show(17)
    screen.swipe(row: [0, 1], .left)
    let finger = Finger(on: table, at: CGPoint(x: 200, y: 90))
    finger.move(by: CGPoint(x: -60, y: 0), duration: 0.3)
    finger.hold(for: 0.1)
    finger.lift()
    #expect(screen.rowActions == ["First", "Second"] && list.calls == [])
    let second = Finger(on: table, at: CGPoint(x: 200, y: 90))
    second.move(by: CGPoint(x: -100, y: 0), duration: 0.3)
    second.hold(for: 0.1)
    second.lift()
    #expect(list.calls == ["First false", "end"] && screen.rowActions == [])
  }

  @Test func `a swipe further that turns back closes the row`() throws {
    let (list, screen, table) = try show(17)
    screen.swipe(row: [0, 1], .left)
    let finger = Finger(on: table, at: CGPoint(x: 200, y: 90))
    finger.move(by: CGPoint(x: -20, y: 0), duration: 0.1)
    finger.move(by: CGPoint(x: 150, y: 0), duration: 0.3)
    finger.hold(for: 0.1)
    finger.lift()
    #expect(screen.rowActions == [] && list.calls == ["end"])
  }

  @Test func `a swipe back that is taken away leaves the row open`() throws {
    let (list, screen, table) = try show(18)
    screen.swipe(row: [0, 1], .left)
    let finger = Finger(on: table, at: CGPoint(x: 60, y: 90))
    finger.move(by: CGPoint(x: 200, y: 0), duration: 0.3)
    finger.cancel()
    #expect(screen.rowActions == ["First", "Second"] && list.calls == [])
  }

  @Test func `an open row that scrolls away takes its view along`() throws {
    let (_, screen, table) = try show(18) { $0.height = 400 }
    screen.swipe(row: [0, 0], .left)
    table.contentOffset.y = 900
    table.layoutIfNeeded()
    #expect(view("UISwipeActionPullView", in: table) == nil)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.frame.minX == 0)
    screen.wait(for: 1)
  }

  @Test func `controls of editing take room from the content and get the finger`() throws {
    let (list, screen, table) = try show(18)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let frame = cell.contentView.frame
    list.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > frame.minX && cell.contentView.frame.maxX < frame.maxX)
    screen.tap(at: table.convert(CGPoint(x: 20, y: 90), to: nil))
    #expect(screen.rowActions == ["First", "Second"])
    screen.tap(at: table.convert(CGPoint(x: 375 - 20, y: 90), to: nil))
    #expect(list.calls == ["First false"])
    let finger = Finger(on: table, at: CGPoint(x: 375 - 20, y: 90))
    finger.move(by: 130)
    finger.lift()
    #expect(list.calls.last == "move 1 to 3")
    list.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(cell.contentView.frame == frame && cell.subviews.allSatisfy { !($0 is UIControl) })
    screen.wait(for: 1)
  }

  // rdar 35280540
  @Test(arguments: [(10, true), (11, false), (18, false)])
  func `a cell is told of the delete button in editing mode up to iOS 10`(
    major: Int, isTold: Bool
  ) throws {
    final class Cell: UITableViewCell {
      var states = 0
      override func willTransition(to state: StateMask) {
        if state.contains(.showingDeleteConfirmation) { states += 1 }
      }
    }
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { Cell() }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    let rows = SystemVersion.$current.withValue(.iOS(major)) { Rows(style: .plain) }
    let screen = Screen(rows, on: .iPhone8, system: .iOS(major))
    rows.setEditing(true, animated: false)
    screen.tap(editingControlOfRow: [0, 0])
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]) as? Cell)
    #expect(cell.showingDeleteConfirmation)
    #expect((cell.states > 0) == isTold)
  }
}
