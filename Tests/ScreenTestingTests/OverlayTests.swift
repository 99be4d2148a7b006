import ScreenTesting
import TableModel
import Testing

/// Alerts, menus and the keyboard: what is seen of them, and what a finger on them does.
@MainActor @Suite struct OverlayTests {
  private final class Form: UIViewController {
    let button = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let low = UIButton(type: .system)
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [
        UIAction(title: "One") { [weak self] _ in self?.calls.append("one") },
        UIAction(title: "Off", attributes: .disabled) { [weak self] _ in self?.calls.append("off")
        },
        UIMenu(children: [UIAction(title: "Deep") { [weak self] _ in self?.calls.append("deep") }]),
      ])
      button.showsMenuAsPrimaryAction = true
      low.frame = CGRect(x: 0, y: 600, width: 100, height: 44)
      low.setTitle("Low", for: .normal)
      low.addAction(UIAction { [weak self] _ in self?.calls.append("low") }, for: .touchUpInside)
      for each in [button, field, low] { view.addSubview(each) }
    }
  }

  private let form = Form()
  private let screen: Screen

  init() { screen = Screen(form, on: .iPhone8) }

  private func ask(_ style: UIAlertController.Style, fields: Int = 0) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: "Think", preferredStyle: style)
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("Yes", .default)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [form] _ in form.calls.append(title) })
    }
    for _ in 0..<fields { alert.addTextField() }
    form.present(alert, animated: true)
    screen.wait(for: 1)
    return alert
  }

  @Test func `an alert is a card in the middle that keeps fingers from what is behind`() {
    let alert = ask(.alert)
    #expect(alert.view.frame.width == 270)
    #expect(alert.view.center.x == 375 / 2 && alert.view.frame.midY == 667 / 2)
    screen.tap(at: CGPoint(x: 20, y: 620))
    #expect(form.calls == [])
    #expect(screen.picture().texts.contains("Think"))
    // The way out is on the left.
    screen.tap(at: CGPoint(x: alert.view.frame.minX + 20, y: alert.view.frame.maxY - 20))
    #expect(form.calls == ["No"])
    #expect(screen.alert == nil)
    screen.tap("Low")
    #expect(form.calls == ["No", "low"])
  }

  @Test func `an action sheet is at the bottom, with its way out last`() {
    let sheet = ask(.actionSheet)
    #expect(abs(sheet.view.frame.maxY - (667 - 8)) < 0.001)
    screen.tap(at: CGPoint(x: 180, y: sheet.view.frame.maxY - 20))
    #expect(form.calls == ["No"])
  }

  @Test func `the first field of an alert gets the keyboard, and the card stays above it`() {
    let alert = ask(.alert, fields: 2)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    #expect(alert.view.frame.maxY <= 667 - 260)
    screen.type("abc", into: alert.textFields?.last)
    #expect(alert.textFields?.last?.text == "abc")
    screen.tap(alertAction: "Yes")
    #expect(form.calls == ["Yes"])
  }

  @Test func `a disabled action does nothing`() {
    let alert = ask(.alert)
    alert.actions[1].isEnabled = false
    screen.wait(for: 1)
    screen.tap(at: CGPoint(x: alert.view.frame.maxX - 20, y: alert.view.frame.maxY - 20))
    #expect(form.calls == [] && screen.alert === alert)
  }

  @Test func `a button with a menu opens it, and a finger chooses in it`() {
    screen.tap("More")
    #expect(screen.menuItems == ["One", "Off", ""])
    #expect(screen.picture().texts.contains("One"))
    screen.tap("One")
    #expect(form.calls == ["one"] && screen.menuItems == [])
    screen.tap("More")
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(screen.menuItems == [] && form.calls == ["one"])
    screen.tap("More")
    screen.tap(menuItem: "Deep")
    #expect(form.calls == ["one", "deep"] && screen.menuItems == [])
  }

  @Test func `the keyboard keeps fingers from what it covers`() {
    screen.tap(form.field)
    #expect(screen.picture().debugDescription.contains("keyboard, 260 pt"))
    screen.tap(at: CGPoint(x: 50, y: 620))
    #expect(form.calls == [])
    form.field.resignFirstResponder()
    screen.wait(for: 1)
    screen.tap(at: CGPoint(x: 50, y: 620))
    #expect(form.calls == ["low"])
  }

  @Test func `the commands at a selection are a menu that a finger chooses from`() {
    final class Note: UITextField {
      var marks = 0
      func mark() { marks += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("mark", Note.mark)
      }
    }
    let note = Note(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    form.view.addSubview(note)
    screen.tap(note)
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark", Note.mark))]
    menu.showMenu(from: note, rect: note.bounds)
    #expect(screen.menuItems == ["Mark"])
    screen.tap("Mark")
    #expect(note.marks == 1)
    #expect(screen.menuItems == [])
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: note, rect: note.bounds)
    MainLoop.runUntilIdle()
    #expect(screen.menuItems == ["Mark"])
    screen.tap(at: CGPoint(x: 10, y: 100))
    #expect(note.marks == 1 && screen.menuItems == [] && !menu.isMenuVisible)
  }

  @Test(arguments: [12, 18])
  func `scopes are shown while one searches, and a finger chooses one`(major: Int) throws {
    final class Scopes: NSObject, UISearchBarDelegate {
      var chosen: [Int] = []
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { chosen.append(selectedScope) }
    }
    let list = SystemVersion.$current.withValue(.iOS(major)) { UITableViewController() }
    let search = SystemVersion.$current.withValue(.iOS(major)) {
      UISearchController(searchResultsController: nil)
    }
    let scopes = Scopes()
    search.searchBar.scopeButtonTitles = ["All", "New", "Old"]
    search.searchBar.delegate = scopes
    list.navigationItem.searchController = search
    let screen = Screen(list, in: .navigation, on: .iPhone8, system: .iOS(major))
    let height = search.searchBar.bounds.height
    screen.tap(searchBar: search.searchBar)
    // From iOS 16 on not before there is a text.
    #expect(search.searchBar.bounds.height == height + (major < 16 ? 44 : 0))
    screen.type("a")
    #expect(search.searchBar.bounds.height == height + 44)
    screen.tap(searchScope: "New")
    #expect(scopes.chosen == [1] && search.searchBar.selectedScopeButtonIndex == 1)
    screen.cancelSearch()
    #expect(search.searchBar.bounds.height == height)
  }
}
