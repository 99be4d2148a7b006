import TableModel
import TableProbe
import Testing

@MainActor @Suite struct `What the rows show` {
  @Test func `a label and a content configuration read alike`() {
    let probe = TableProbe(rows: 3)
    probe.cellForRow = { path in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      if path.row == 0 {
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
      } else if path.row == 1 {
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Detail"
        cell.contentConfiguration = content
      }
      return cell
    }
    probe.show()
    #expect(probe.texts == ["Title Detail", "Title Detail", ""])
    #expect(probe.text(at: [0, 1]) == "Title Detail")
    #expect(probe.text(at: [0, 3]) == nil)
  }

  @Test func `a hidden label shows nothing`() {
    let probe = TableProbe(rows: 1)
    probe.cellForRow = { _ in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Hidden"
      cell.textLabel?.isHidden = true
      return cell
    }
    probe.show()
    #expect(probe.texts == [""])
  }
}
