import Foundation
import TableModel
import Testing

/// A cell of a collection view updates its configuration for its state.
@MainActor @Suite struct ItemConfigurationTests {
  private final class Cell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "selected" : "plain"
      contentConfiguration = content
    }
  }

  @Test func `selection updates the content at the next layout, in the same view`() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.layoutIfNeeded()
    let view = cell.contentView.subviews.first
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "plain")
    cell.isSelected = true
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
    #expect(cell.contentView.subviews.first === view)
  }

  @Test func `the handler is called after the update`() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { _, state in seen.append(state.isHighlighted) }
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(seen == [true])
  }
}
