import Drawings
import ScreenTesting
import TableModel
import Testing

@testable import ScreenPictures

@MainActor struct PictureTests {
  private final class List: UITableViewController {
    var rows = ["Dune", "Emma <&>", "Ulysses"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Reading list"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      cell.detailTextLabel?.text = "A book"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test func `A button of a system item without a title has a sign, and the name that taps it`() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [.add, .trash, .edit].map {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
    }
    let screen = Screen(controller, in: .navigation)
    let picture = screen.picture()
    for name in ["Add", "Delete", "Edit"] {
      #expect(picture.debugDescription.contains("button \"\(name)\""))
      screen.tap(barButton: name)
    }
    #expect(picture.svg.ranges(of: "<polyline").count == 3)
  }

  @Test func `The words are in the order in which one reads, not that of the views`() {
    let controller = UIViewController()
    for (text, x, y) in [("below", 0, 100), ("right", 160, 44), ("left", 0, 40)] {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 30))
      label.text = text
      controller.view.addSubview(label)
    }
    let words = Screen(controller).picture().debugDescription
    #expect(words.split(separator: "\n") == [#""left""#, #""right""#, #""below""#])
  }

  @Test func `A row that was inserted is read in its place, and the bar before the list`() {
    let list = List()
    let screen = Screen(list, in: .navigation)
    list.rows.insert("Absalom", at: 0)
    list.tableView.insertRows(at: [[0, 0]], with: .none)
    screen.wait(for: 1)
    let lines = screen.picture().debugDescription.split(separator: "\n")
      .filter { $0.contains("row 0-") || !$0.hasPrefix(" ") }
      .map { $0.prefix { $0 != "," }.drop { $0 == " " } }
    #expect(lines == ["navigation bar", "table", "row 0-0", "row 0-1", "row 0-2", "row 0-3"])
  }

  @Test func `A picture has each text that is seen`() {
    let screen = Screen(List(), in: .navigation)
    let picture = screen.picture()
    #expect(picture.texts.contains("Dune"))
    #expect(picture.texts.contains("Reading list"))
    #expect(picture.svg.contains("Emma &lt;&amp;&gt;"))
  }
}

@Suite struct FilmAlignmentTests {
  /// A film with a picture for each letter, and marks.
  private func film(_ moments: [(picture: Int, mark: String)]) -> Film {
    Film(
      pictures: (0..<10).map {
        Film.StoredPicture(width: Double($0), height: 1, isDark: false, parts: [])
      },
      moments: moments.map { Film.Moment(time: 0, mark: $0.mark, picture: $0.picture) })
  }

  @Test func `Films are aligned by what is done, and wait for each other between`() {
    let wrong = film([(0, "block 1"), (1, ""), (2, ""), (3, "expect 9:3")])
    let right = film([(0, "block 1"), (4, ""), (5, "block 7"), (6, "expect 9:3")])
    let steps = FilmAlignment(wrong: wrong, right: right).steps
    #expect(steps.map(\.wrong) == [0, 1, 2, 3])
    #expect(steps.map(\.right) == [0, 1, 2, 3])
    let short = FilmAlignment(wrong: film([(0, "block 1"), (3, "expect 9:3")]), right: right).steps
    #expect(short.map(\.wrong) == [0, 0, 0, 1])
    #expect(short.map(\.right) == [0, 1, 2, 3])
  }
}
