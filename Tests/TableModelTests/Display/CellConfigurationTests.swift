import Observation
import TableModel
import TableProbe
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

  private final class Lines: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = "one\ntwo\nthree\nfour"
      contentConfiguration = content
    }
  }

  @Test(arguments: [14, 17, 26])
  func `a row is measured with the configuration of its update`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let probe = TableProbe(rows: 30, size: CGSize(width: 320, height: 400))
      probe.cellForRow = { path in
        guard path.row < 5 else { return Lines(style: .default, reuseIdentifier: nil) }
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { cell, _ in
          var content = UIListContentConfiguration.cell()
          content.text = "one\ntwo\nthree\nfour"
          cell.contentConfiguration = content
        }
        return cell
      }
      probe.show()
      let height = probe.table.rectForRow(at: [0, 0]).height
      #expect(height > 100)
      #expect(probe.table.rectForRow(at: [0, 1]).height == height)
      probe.scroll(to: 700)
      let shown = probe.table.indexPathsForVisibleRows ?? []
      #expect(shown.contains { $0.row > 5 })
      #expect(shown.allSatisfy { probe.table.rectForRow(at: $0).height == height })
    }
  }

  @Test func `a header is measured with the configuration of its update`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.configurationUpdateHandler = { view, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "one\ntwo\nthree\nfour"
      view.contentConfiguration = content
    }
    let probe = TableProbe(rows: 3, size: CGSize(width: 320, height: 400))
    probe.viewForHeader = { _ in header }
    probe.table.sectionHeaderHeight = UITableView.automaticDimension
    probe.table.estimatedSectionHeaderHeight = 30
    probe.show()
    #expect(header.frame.height > 60)
  }

  @Test(arguments: [(10, 0), (11, 1), (26, 1)])
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
