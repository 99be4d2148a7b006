import ScreenTesting
import TableModel
import Testing

@testable import Settings

@Suite("Example: settings") @MainActor struct SettingsTests {
  private let controller = SettingsViewController(
    settings: Settings(name: "Ada", email: ""), version: "1.2")

  private func table() throws -> UITableView {
    try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
  }

  private func cell(_ row: Int, _ section: Int) throws -> UITableViewCell {
    try #require(try table().cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test("A finger on a switch changes the setting")
  func switches() throws {
    let screen = Screen(controller, in: .navigation)
    let cell = try #require(try cell(1, 1) as? SwitchCell)
    #expect(!cell.toggle.isOn)
    screen.tap(cell.toggle)
    #expect(cell.toggle.isOn && controller.settings.sounds)
    screen.tap(cell.toggle)
    #expect(!controller.settings.sounds)
  }

  @Test("Typing into a field and pressing return changes the setting and ends editing")
  func fields() throws {
    let screen = Screen(controller, in: .navigation)
    let field = try #require(try cell(0, 0) as? TextFieldCell).textField
    #expect(field.text == "Ada" && field.placeholder == "Name")
    screen.tap(field)
    #expect(field.isFirstResponder)
    screen.type(" Lovelace\n")
    #expect(!field.isFirstResponder)
    #expect(controller.settings.name == "Ada Lovelace")
  }

  @Test("The done button ends editing wherever it is")
  func done() throws {
    let screen = Screen(controller, in: .navigation)
    let field = try #require(try cell(1, 0) as? TextFieldCell).textField
    screen.type("a@b.c", into: field)
    #expect(controller.settings.email == "")
    screen.tap(barButton: "Done")
    #expect(controller.settings.email == "a@b.c")
  }

  @Test("Choosing Reset in the alert resets, choosing Cancel does not")
  func alert() throws {
    let screen = Screen(controller, in: .navigation)
    screen.tap(row: [2, 1])
    #expect(screen.alert?.actions.map(\.title) == ["Cancel", "Reset"])
    screen.tap(alertAction: "Cancel")
    #expect(controller.settings.name == "Ada" && controller.presentedViewController == nil)
    screen.tap(row: [2, 1])
    screen.tap(alertAction: "Reset")
    #expect(controller.settings == Settings())
    #expect(try #require(try cell(0, 0) as? TextFieldCell).textField.text == "")
  }
}
