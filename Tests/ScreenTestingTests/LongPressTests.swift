import ScreenTesting
import TableModel
import Testing

/// A press that rests reaches what a person's would: a menu, or a recognizer of the app.
@Suite(.expectedIssues)
@MainActor
struct LongPressTests {
  private final class Plants: UITableViewController {
    var places: [IndexPath] = []
    var selected: [IndexPath] = []
    var recognized: [UIGestureRecognizer] = []

    func recognized(_ recognizer: UIGestureRecognizer) { recognized.append(recognizer) }

    func pressed(_ recognizer: UIGestureRecognizer) {
      guard recognizer.state == .began else { return }
      let place = recognizer.location(in: tableView)
      if let path = tableView.indexPathForRow(at: place) { places.append(path) }
    }

    func recognizer(after seconds: TimeInterval = 0.5) -> UILongPressGestureRecognizer {
      let press = UILongPressGestureRecognizer(
        target: self, action: Selector("pressed:", Plants.pressed(_:)))
      press.minimumPressDuration = seconds
      return press
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Aloe", "Ivy", "Fern"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private let plants = Plants(style: .plain)
  private let screen: Screen

  init() {
    screen = Screen(plants, in: .navigation)
  }

  @Test(arguments: [0.5, 3]) func `of the table, for as long as it waits`(seconds: TimeInterval) {
    plants.tableView.addGestureRecognizer(plants.recognizer(after: seconds))
    screen.longPress(row: [0, 1])
    screen.longPress("Fern")
    #expect(plants.places == [[0, 1], [0, 2]])
    #expect(plants.selected == [])
  }

  @Test func `of a cell, which others do not have`() {
    plants.tableView.cellForRow(at: [0, 0])?.addGestureRecognizer(plants.recognizer())
    screen.longPress("Aloe")
    #expect(plants.places == [[0, 0]])
    let issues = Issue.recorded { screen.longPress("Ivy") }
    #expect(
      issues.map(\.text) == [
        "Row 0-1 has no context menu, and no gesture recognizer took the press"
      ])
  }

  @Test func `of a view, for as long as it waits`() {
    screen.window.addGestureRecognizer(plants.recognizer(after: 2))
    screen.longPress(plants.tableView.cellForRow(at: [0, 1]))
    #expect(plants.places == [[0, 1]])
  }

  @Test func `a recognizer that is disabled takes no press`() {
    let press = plants.recognizer()
    press.isEnabled = false
    plants.tableView.addGestureRecognizer(press)
    #expect(Issue.recorded { screen.longPress(row: [0, 0]) }.count == 1)
  }

  @Test func `two taps and a swipe find a view by its text`() {
    let taps = UITapGestureRecognizer(
      target: plants, action: Selector("recognized:", Plants.recognized(_:)))
    taps.numberOfTapsRequired = 2
    let swipes = UISwipeGestureRecognizer(
      target: plants, action: Selector("recognized:", Plants.recognized(_:)))
    let label = plants.tableView.cellForRow(at: [0, 1])?.textLabel
    label?.isUserInteractionEnabled = true
    for recognizer in [taps, swipes] { label?.addGestureRecognizer(recognizer) }
    screen.doubleTap("Ivy")
    #expect(plants.recognized == [taps])
    screen.swipe("Ivy", .right)
    #expect(plants.recognized == [taps, swipes])
  }

  /// Each gesture with a text in place of the view, the recognizer that hears it, and what it does.
  private typealias Gesture = (
    recognizer: UIGestureRecognizer, verb: @MainActor (Screen, String) -> Void
  )

  private static let gestures: [String: @MainActor () -> Gesture] = [
    "drag": { (UIPanGestureRecognizer(), { $0.drag($1, by: CGPoint(x: 40, y: 0)) }) },
    "pinch": { (UIPinchGestureRecognizer(), { $0.pinch($1, scale: 2) }) },
    "rotate": { (UIRotationGestureRecognizer(), { $0.rotate($1, by: 1) }) },
    "tapWithTwoFingers": {
      let taps = UITapGestureRecognizer()
      taps.numberOfTouchesRequired = 2
      return (taps, { $0.tapWithTwoFingers($1) })
    },
  ]

  @Test(arguments: ["drag", "pinch", "rotate", "tapWithTwoFingers"])
  func `a gesture finds a view by its text, and says where there is none`(name: String) throws {
    let make = try #require(Self.gestures[name])
    let gesture = make()
    gesture.recognizer.addTarget(
      plants, action: Selector("recognized:", Plants.recognized(_:)))
    let label = plants.tableView.cellForRow(at: [0, 1])?.textLabel
    label?.isUserInteractionEnabled = true
    label?.addGestureRecognizer(gesture.recognizer)
    gesture.verb(screen, "Ivy")
    #expect(plants.recognized.contains(gesture.recognizer))
    let issues = Issue.recorded { gesture.verb(screen, "Moss") }
    #expect(issues.map { $0.text.hasPrefix("“Moss” is not on the screen; there are: ") } == [true])
  }
}
