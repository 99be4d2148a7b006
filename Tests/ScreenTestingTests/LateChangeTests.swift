import Foundation
import ScreenTesting
import TableModel
import Testing

/// What an app changes after it was shown is what a person sees and taps.
@Suite("Screen, after a change") @MainActor struct LateChangeTests {
  private final class Form: UITableViewController {
    var names = ["Milk"]
    var saves = 0
    let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.addAction(
        UIAction { [weak self] _ in
          self?.navigationItem.rightBarButtonItem?.isEnabled = self?.field.text?.isEmpty == false
        }, for: .editingChanged)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      header.addSubview(field)
      tableView.tableHeaderView = header
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { [weak self] _ in self?.saves += 1 })
      navigationItem.rightBarButtonItem?.title = "Save"
      navigationItem.rightBarButtonItem?.isEnabled = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private let form = Form(style: .plain)

  @Test func `a bar button that is enabled while somebody types can be tapped`() {
    let screen = Screen(form, in: .navigation)
    withKnownIssue { screen.tap(barButton: "Save") }
    screen.type("Ada", into: form.field)
    screen.tap(barButton: "Save")
    #expect(form.saves == 1)
    screen.clearText()
    withKnownIssue { screen.tap(barButton: "Save") }
    #expect(form.saves == 1)
  }

  @Test func `a bar button has its new title, and is gone when it is hidden`() {
    let screen = Screen(form, in: .navigation)
    form.navigationItem.rightBarButtonItem?.title = "Keep"
    screen.wait(for: 0)
    #expect("\(screen.picture())".contains("button \"Keep\", disabled"))
    form.navigationItem.rightBarButtonItem?.isHidden = true
    screen.wait(for: 0)
    #expect(!"\(screen.picture())".contains("Keep"))
  }

  @Test func `rows are those after a layout, when other code reloads the table`() {
    let screen = Screen(form, in: .navigation)
    form.names = ["Bread", "Eggs"]
    form.tableView.reloadData()
    #expect(screen.rows == [["Bread"], ["Eggs"]])
  }
}
