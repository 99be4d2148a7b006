import ScreenTesting
import TableModel
import Testing

/// Several views have the text that a tap names.
@MainActor @Suite struct SameNameTests {
  private final class Cell: UITableViewCell {
    let buttons = [UIButton(type: .system), UIButton(type: .system)]
  }

  /// Rows with two buttons of one name, the right one below the left one in the hierarchy.
  private final class Plants: UITableViewController {
    var tapped: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      for (index, button) in cell.buttons.enumerated() {
        button.setTitle("Water", for: .normal)
        button.frame = CGRect(x: index == 0 ? 160 : 20, y: 2, width: 80, height: 40)
        let name = "\(indexPath.row)-\(index)"
        button.addAction(
          UIAction { [weak self] _ in self?.tapped.append(name) }, for: .touchUpInside)
        cell.contentView.addSubview(button)
      }
      return cell
    }
  }

  @Test func `a tap takes the first as one reads`() {
    let plants = Plants(style: .plain)
    let screen = Screen(plants)
    screen.tap("Water")
    #expect(plants.tapped == ["0-1"])
  }

  @Test func `a tap in a row takes the first there`() {
    let plants = Plants(style: .plain)
    let screen = Screen(plants)
    screen.tap("Water", inRow: [0, 2])
    #expect(plants.tapped == ["2-1"])
  }

  @Test func `what the row does not have is an issue with what it has`() {
    let screen = Screen(Plants(style: .plain))
    withKnownIssue {
      screen.tap("Feed", inRow: [0, 1])
    } matching: {
      $0.comments.first?.rawValue == "“Feed” is not in the row; there are: Water, Water"
    }
    withKnownIssue { screen.tap("Water", inRow: [0, 9]) }
  }
}
