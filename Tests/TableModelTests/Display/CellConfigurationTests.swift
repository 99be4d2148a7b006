import Observation
import TableModel
import Testing

/// What cells and headers do about configurations, content views and their background.
@MainActor struct CellConfigurationTests {
  /// What `@Observable` expands to; the macro does not find its module beside `Observation`, a type
  /// of these tests.
  fileprivate final class Model: Observable {
    private let registrar = ObservationRegistrar()
    private var stored = 0

    var value: Int {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }

  private func updates(version: SystemVersion) -> [Int] {
    SystemVersion.$current.withValue(version) {
      let model = Model()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = false
      let cell = UITableViewCell()
      window.addSubview(cell)
      var seen: [Int] = []
      cell.configurationUpdateHandler = { _, _ in seen.append(model.value) }
      MainLoop.runUntilIdle()
      model.value = 1
      model.value = 2
      MainLoop.runUntilIdle()
      model.value = 3
      MainLoop.runUntilIdle()
      return seen
    }
  }

  @Test func `from iOS 26 a model that the update handler reads runs it again once a pass`() {
    #expect(updates(version: .iOS(26)) == [0, 2, 3])
    #expect(updates(version: .iOS(18)) == [0])
  }

  @Test(arguments: [(15, 0), (16, 1), (26, 1)])
  func `the mask of a content view belongs to the cell`(version: Int, logs: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let cell = UITableViewCell()
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.translatesAutoresizingMaskIntoConstraints = true
      let count = ConsoleLog.messages.count {
        $0.hasPrefix("[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints")
      }
      #expect(count == logs)
    }
  }

  @Test func `a header has labels only without a content configuration`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.textLabel != nil && header.detailTextLabel != nil)
    header.contentConfiguration = header.defaultContentConfiguration()
    #expect(header.textLabel == nil && header.detailTextLabel == nil)
    header.contentConfiguration = nil
    #expect(header.textLabel != nil)
  }

  @Test(arguments: [(13, true), (14, false), (26, false)])
  func `from iOS 14 a header does not take a background color`(version: Int, takes: Bool) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.backgroundColor = .red
      #expect((header.backgroundColor == .red) == takes)
      header.backgroundColor = nil
      #expect(ConsoleLog.messages.count == 1)
    }
  }
}
