import Drawings
import TableModel
import Testing
import UIKitModel

@testable import ScreenPictures
@testable import ScreenTesting

/// Pictures of screens in many states, compared with the views that they are of.
@MainActor struct PictureCheckTests {
  private final class List: UITableViewController {
    var rows = (0..<60).map { "Row number \($0)" }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Everything"
      tableView.estimatedRowHeight = 44
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count / 3
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section * 20 + indexPath.row]
      cell.detailTextLabel?.text = "\(indexPath.row)"
      cell.accessoryType = [.none, .checkmark, .detailButton][indexPath.row % 3]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to target: IndexPath
    ) {}
  }

  private func faults(_ screen: Screen) -> [String] {
    let windows = [screen.window]
    return PictureCheck(screen.picture().drawing, of: windows).faults
  }

  @Test func `Each label and row that is in sight is drawn, wherever the list is scrolled to`() {
    let screen = Screen(List(), in: .tabBar, on: .iPhone15Pro)
    for distance in [0, 13, 200, 777, 5000] {
      screen.scroll(by: CGFloat(distance))
      #expect(faults(screen) == [])
    }
  }

  @Test func `A row that is open or edited is where the picture shows it`() {
    let list = List()
    list.rows = list.rows.map { "\($0) with a text as wide as the screen" }
    let screen = Screen(list, in: .navigation)
    screen.swipe(row: [0, 1], .left)
    #expect(screen.picture().texts.contains("Delete"))
    #expect(faults(screen) == [])
    list.setEditing(true, animated: false)
    screen.wait(for: 1)
    #expect(faults(screen) == [])
  }

  @Test func `A check finds what a picture lacks`() {
    let screen = Screen(List(), in: .navigation)
    var drawing = screen.picture().drawing
    drawing.parts.removeAll { $0.name == PartName.row(0, 2) }
    let found = PictureCheck(drawing, of: [screen.window]).faults
    #expect(found.contains("row 0-2 is not drawn"))
    #expect(found.contains("the text “Row number 2” is not drawn"))
    drawing.parts.append(
      .init(
        name: "stray", frame: Box(0, 0, 10, 10),
        shapes: [.rectangle(Box(900, 900, 5, 5), .named(.red), radius: 0)]))
    #expect(
      PictureCheck(drawing, of: [screen.window]).faults
        .contains("stray has a shape that is not seen"))
  }

  @Test func `What the model has no views for is in the picture and in the words`() {
    let list = List()
    let screen = Screen(list, in: .navigation)
    screen.swipe(row: [0, 1], .left)
    #expect(screen.picture().texts.contains("Delete"))
    #expect(screen.picture().debugDescription.contains("swipe actions \"Delete\""))
    screen.tap(row: [0, 0])
    list.setEditing(true, animated: false)
    screen.wait(for: 1)
    #expect(screen.picture().debugDescription.contains("delete control"))
    #expect(screen.picture().debugDescription.contains("reorder control"))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    list.present(alert, animated: false)
    screen.wait(for: 1)
    #expect(screen.picture().debugDescription.contains("alert \"Sure?\""))
    #expect(screen.picture().texts.contains("Yes"))
  }

  @Test func `Taking a picture calls nobody and changes nothing`() {
    let list = List()
    let screen = Screen(list, in: .navigation)
    let before = screen.window.subtreeCount
    let first = screen.picture()
    let second = screen.picture()
    #expect(first.svg == second.svg)
    #expect(screen.window.subtreeCount == before)
  }

  @Test func `A film of a screen has its touches, and opens from a disk`() throws {
    let screen = Screen(List(), in: .navigation)
    screen.tap(row: [0, 3])
    let mark = VerbMark(path: #filePath, line: #line - 1).text
    let film = try #require(screen.recorder?.filmSoFar())
    let touched = try #require(film.moments.first { $0.mark == mark })
    #expect(film.drawing(touched.picture).parts.contains { $0.name == PartName.touch })
    let html = FilmPage(film, title: "a < b", words: "seen").html
    #expect(html.contains("<h1>a &lt; b</h1>") && html.contains("<pre dir=\"ltr\">seen</pre>"))
    #expect(!html.contains("http:") || html.ranges(of: "http:").count == 0)
  }
}

extension UIView {
  /// How many views there are in the view.
  fileprivate var subtreeCount: Int { subviews.reduce(subviews.count) { $0 + $1.subtreeCount } }
}
