import ScreenTesting
import TableModel
import Testing

@Suite("What a person cannot do is an issue at the line of the verb", .expectedIssues)
@MainActor
struct ScreenFailureTests {
  private let sample = SampleViewController(style: .plain)
  private let screen: Screen

  init() {
    let sample = sample
    screen = Screen(sample, in: .navigation)
  }

  /// Demands one issue with a message at a line, or below it, where a call takes several.
  private func expect(
    _ message: String, line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
    from body: () -> Void
  ) {
    let issues = Issue.recorded(by: body)
    #expect(issues.map(\.text) == [message], sourceLocation: sourceLocation)
    let verb = issues.first?.sourceLocation?.line
    #expect(verb.map { (line...line + 2).contains($0) } == true, sourceLocation: sourceLocation)
  }

  @Test("a row that is not in sight, or that the table does not have")
  func rows() {
    expect("Row 0-20 is not in sight; scroll to it first, with scroll(toRow:)") {
      screen.tap(row: [0, 20])
    }
    expect("The table has no row 0-30") { screen.tap(row: [0, 30]) }
    expect("The table has no row 0") { screen.tap(row: [0]) }
    expect("The table has no row 1-0") { screen.swipe(row: [1, 0], .left) }
  }

  @Test("what is hidden, disabled, covered, untouchable or elsewhere")
  func obstacles() {
    sample.button.isEnabled = false
    expect("“Press” is disabled") { screen.tap("Press") }
    sample.button.isEnabled = true
    sample.button.isUserInteractionEnabled = false
    expect("“Press” takes no touches: isUserInteractionEnabled is false") { screen.tap("Press") }
    sample.button.isUserInteractionEnabled = true
    sample.button.superview?.isHidden = true
    expect("“Press” is hidden") { screen.tap("Press") }
    sample.button.superview?.isHidden = false
    sample.ask()
    screen.wait(for: 1)
    expect("“Press” is covered by the view of UIAlertController") { screen.tap("Press") }
    expect("Row 0-0 is covered by the view of UIAlertController") { screen.tap(row: [0, 0]) }
    screen.tap(alertAction: "Yes")
    expect("UIButton is not on the screen") { screen.tap(UIButton(type: .system)) }
    expect("There is no view: nil") { screen.tap(nil as UIView?) }
    let rows = (0..<9).map { "Row \($0)" }.joined(separator: ", ")
    expect("“Pull” is not on the screen; there are: Sample, Edit, Press, \(rows)") {
      screen.tap("Pull")
    }
    expect("The point 0.0, 600.0 is not on the screen") { screen.tap(at: CGPoint(x: 0, y: 600)) }
    #expect(sample.taps == 0)
    screen.tap("Press")
    #expect(sample.taps == 1)
  }

  @Test("a text lets a touch through to its row, and not where it was to take the touch itself")
  func labels() throws {
    var taps = 0
    sample.onSelect = { _ in taps += 1 }
    screen.tap("Row 1")
    screen.tap(screen.cell(atRow: [0, 2])?.textLabel)
    #expect(taps == 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = "Hint"
    sample.tableView.tableHeaderView = label
    expect("“Hint” takes no touches: isUserInteractionEnabled is false") { screen.tap("Hint") }
    let first = try #require(screen.cell(atRow: [0, 0])?.textLabel)
    first.addGestureRecognizer(UITapGestureRecognizer())
    expect("“Row 0” takes no touches: isUserInteractionEnabled is false") { screen.tap("Row 0") }
    #expect(taps == 2)
  }

  @Test("what lies under another view, or under an alert, by whatever verb")
  func covered() {
    screen.swipe(row: [0, 1], .left)
    let shade = UIView(frame: screen.window.bounds)
    screen.window.addSubview(shade)
    coveredVerbs(by: "UIView")
    shade.removeFromSuperview()
    sample.ask()
    screen.wait(for: 1)
    coveredVerbs(by: "the view of UIAlertController")
    #expect(sample.taps == 0 && sample.rowCount == 30)
    #expect(sample.tableView.contentOffset.y == -sample.tableView.adjustedContentInset.top)
  }

  private func coveredVerbs(by cover: String) {
    expect("“Press” is covered by \(cover)") { screen.tap("Press") }
    expect("Row 0-0 is covered by \(cover)") { screen.tap(row: [0, 0]) }
    expect("Row 0-0 is covered by \(cover)") { screen.swipe(row: [0, 0], .left) }
    expect("Row 0-0 is covered by \(cover)") { screen.longPress(row: [0, 0]) }
    expect("Row 0-0 is covered by \(cover)") { screen.reorder(row: [0, 0], to: [0, 1]) }
    expect("Row 0-0 is covered by \(cover)") { screen.tap(editingControlOfRow: [0, 0]) }
    expect("UITableView is covered by \(cover)") { screen.tap(rowAction: "Delete") }
    expect("UITableView is covered by \(cover)") { screen.scroll(by: 100) }
    expect("UITableView is covered by \(cover)") { screen.scroll(toRow: [0, 29]) }
    expect("UITableView is covered by \(cover)") { screen.fling(velocity: 1000) }
    expect("The bar button “Edit” is covered by \(cover)") { screen.tap(barButton: "Edit") }
    expect("UITextField is covered by \(cover)") { screen.type("a", into: sample.field) }
  }

  @Test("a search bar under another view")
  func coveredSearch() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    sample.tableView.tableHeaderView = bar
    screen.window.addSubview(UIView(frame: screen.window.bounds))
    expect("The search bar is covered by UIView") { screen.tap(searchBar: bar) }
    expect("The search bar is covered by UIView") { screen.cancelSearch() }
    expect("The search bar is covered by UIView") { screen.tap(searchScope: "All") }
  }

  // GitHawkApp/GitHawk #305, Automattic/simplenote-ios #171
  @Test("Cancel beside a search bar that is a title on a tablet")
  func cancelOnTablet() {
    let titled = UISearchBar()
    let headed = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    for (device, message) in [(.iPad, "The search bar shows no Cancel"), (.iPhone8, nil)]
      as [(Screen.Device, String?)]
    {
      let list = SampleViewController(style: .plain)
      list.navigationItem.titleView = titled
      let screen = Screen(list, in: .navigation, on: device)
      titled.setShowsCancelButton(true, animated: false)
      let issues = Issue.recorded { screen.cancelSearch() }
      #expect(issues.map(\.text) == (message.map { [$0] } ?? []))
      list.navigationItem.titleView = nil
      list.tableView.tableHeaderView = headed
      headed.showsCancelButton = true
      MainLoop.runUntilIdle()
      #expect(Issue.recorded { screen.cancelSearch() }.isEmpty)
    }
  }

  @Test("a row that cannot be swiped, and an action that is not offered")
  func swipes() {
    sample.isEditable = { $0 != 0 }
    var selections = 0
    sample.onSelect = { _ in selections += 1 }
    let closed =
      "Row 0-0 does not open: it cannot be edited, has no actions at that edge, or the table is in "
      + "editing mode"
    expect(closed) { screen.swipe(row: [0, 0], .left) }
    #expect(selections == 0)
    expect("No row is open; swipe one first") { screen.tap(rowAction: "Delete") }
    #expect(screen.swipeActions(ofRow: [0, 0], .left) == [])
    #expect(screen.swipeActions(ofRow: [0, 2], .left) == ["Delete"])
    #expect(screen.swipeActions(ofRow: [0, 2], .right) == [])
    expect("The table has no row 1-0") {
      #expect(screen.swipeActions(ofRow: [1, 0], .left) == [])
    }
    screen.swipe(row: [0, 1], .left)
    expect("The row has no action “Archive”; it has: Delete") { screen.tap(rowAction: "Archive") }
    expect("The table is not in editing mode; tap its edit button first") {
      screen.reorder(row: [0, 1], to: [0, 2])
    }
    screen.tap(barButton: "Edit")
    expect("Row 0-1 has no reorder control") { screen.reorder(row: [0, 1], to: [0, 2]) }
    expect("Row 0-0 has no editing control") { screen.tap(editingControlOfRow: [0, 0]) }
    expect(
      "Row 0-2 does not open: it cannot be edited, has no actions at that edge, or the table is in editing mode"
    ) { screen.swipe(row: [0, 2], .left) }
  }

  @Test("A field is listed by the text in it, by its placeholder while it is empty")
  func fields() {
    sample.rowCount = 0
    sample.tableView.reloadData()
    sample.field.placeholder = "New plant"
    expect("“Fern” is not on the screen; there are: Sample, Edit, New plant, Press") {
      screen.tap("Fern")
    }
    screen.type("Ivy, old", into: "New plant")
    expect("“Fern” is not on the screen; there are: Sample, Edit, “Ivy, old”, Press") {
      screen.tap("Fern")
    }
    screen.dismissKeyboard()
    screen.tap("Ivy, old")
    #expect(sample.field.isFirstResponder)
  }

  @Test("bar buttons, tabs, alerts and menus that are not there")
  func choices() {
    expect("No bar button “Add” is on the screen; there are: Edit") { screen.tap(barButton: "Add") }
    sample.editButtonItem.isEnabled = false
    sample.navigationItem.rightBarButtonItem = sample.editButtonItem
    expect("The bar button “Edit” is disabled") { screen.tap(barButton: "Edit") }
    expect("There is no controller to go back to") { screen.tapBack() }
    expect("No tab “Home” is on the screen; there is none") { screen.tap(tab: "Home") }
    expect("No alert is on the screen") { screen.tap(alertAction: "Yes") }
    expect("Row 0-0 has no context menu, and no gesture recognizer took the press") {
      screen.longPress(row: [0, 0])
    }
    expect("Row 0-0 has no accessory button") { screen.tap(accessoryOfRow: [0, 0]) }
    expect("No menu is open; press a row or tap a button first") { screen.tap(menuItem: "Copy") }
    sample.ask(enabled: false)
    expect("The alert has no action “No”; it has: Yes") { screen.tap(alertAction: "No") }
    expect("“Yes” is disabled") { screen.tap(alertAction: "Yes") }
  }

  @Test("typing without a keyboard, and searching without a bar")
  func typing() {
    expect("Nothing has the keyboard; tap a field first") { screen.type("a") }
    expect("Nothing has the keyboard; tap a field first") { screen.dismissKeyboard() }
    expect("No search bar is on the screen") { screen.cancelSearch() }
    expect("There is no search bar: nil") { screen.tap(searchBar: nil) }
    expect("Nothing has the keyboard; tap a field first") { screen.tapReturn() }
    expect("Nothing has the keyboard; tap a field first") { screen.clearText() }
    expect("There is no view to type into: nil") { screen.type("a", into: nil) }
    sample.field.isEnabled = false
    expect("UITextField is disabled") { screen.type("a", into: sample.field) }
    sample.field.isEnabled = true
    sample.field.isHidden = true
    expect("UITextField is hidden") { screen.type("a", into: sample.field) }
    expect("UIButton does not take the keyboard") { screen.type("a", into: sample.button) }
    #expect(sample.field.text?.isEmpty != false)
  }

  @Test("pulling, stopping and waiting without a reason")
  func scrolling() {
    expect("UITableView has no refresh control") { screen.pullToRefresh() }
    expect("Nothing moves") { screen.stop() }
    expect("No test can wait for -1.0 seconds") { screen.wait(for: -1) }
    expect("No user can scroll by nan points") { screen.scroll(by: .nan) }
    expect("No user can fling at inf points a second") { screen.fling(velocity: .infinity) }
    sample.refreshControl = UIRefreshControl()
    screen.fling(velocity: 2000)
    expect("The pull does not begin a refresh: the content is not at its top") {
      screen.pullToRefresh()
    }
  }

  @Test("a condition that does not come to hold")
  func condition() async {
    screen.window.process.loop.patience = 0.02
    let expected = ExpectedIssues()
    await ExpectedIssues.$current.withValue(expected) { await screen.settle(until: { false }) }
    #expect(expected.issues.map(\.text) == ["The condition did not come to hold"])
  }

  @Test("an exception of UIKit, unless the test catches it")
  func exception() {
    sample.onSelect = { $0.tableView.insertRows(at: [[0, 0]], with: .none) }
    let issue = Issue.recorded(by: { screen.tap(row: [0, 0]) }).first
    #expect(issue?.text.hasPrefix("UIKit raised NSInternalInconsistencyException: ") == true)
    let caught = UIKitException.caught { screen.tap(row: [0, 0]) }
    #expect(caught?.reason.contains("invalid number of rows") == true)
  }

  @Test("a controller that presents in viewDidLoad")
  func lostPresentation() {
    final class Impatient: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(
          UIAlertController(title: "Hi", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    let message =
      "Impatient presented UIAlertController before its view was in the window, as in viewDidLoad: "
      + "UIKit shows nothing then; present in viewDidAppear"
    let issues = Issue.recorded { _ = Screen(Impatient(), in: .navigation) }
    #expect(issues.map { $0.text.split(separator: "\n").first ?? "" } == [message[...]])
    #expect(issues.first?.text.contains("Attempt to present <UIAlertController") == true)
  }

  @Test("a controller that was made before its screen, in another version, or in one that was")
  func otherVersion() {
    let advice =
      "make it in the call, Screen(SampleViewController(…), system: …), or in "
      + "SystemVersion.$current.withValue(…) { SampleViewController(…) }"
    let early = SampleViewController(style: .plain)
    let message =
      "SampleViewController was made in \(SystemVersion.newest), and the screen has iOS 13: "
      + advice
    expect(message) { _ = Screen(early, in: .navigation, system: .iOS(13)) }
    expect(message) {
      _ = Screen(UINavigationController(rootViewController: early), system: .iOS(13))
    }
    #expect(
      Issue.recorded {
        _ = Screen(SampleViewController(style: .plain), in: .navigation, system: .iOS(13))
        let late = SystemVersion.$current.withValue(.iOS(13)) {
          SampleViewController(style: .plain)
        }
        _ = Screen(late, system: .iOS(13))
      }.isEmpty)
  }

  @Test("a screen that is released while it moves")
  func release() {
    let message =
      "The screen was released while it moves; keep it until it rests, in a property of the suite"
    expect(message) {
      Screen(SampleViewController(style: .plain)).fling(velocity: 2000, waits: false)
    }
    expect(message) {
      let screen = Screen(SampleViewController(style: .plain))
      UIView.animate(withDuration: 1) { screen.controller.view.alpha = 0.5 }
    }
    expect("No screen has a size of 0.0 × -1.0 points") {
      _ = Screen(UIViewController(), size: CGSize(width: 0, height: -1))
    }
  }
}
