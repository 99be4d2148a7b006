import TableModel
import Testing

/// `instanceMethod(for:)` tells an overriding class from one that inherits.
@Suite("Implementations of methods") @MainActor struct MethodTableTests {
  private class PlainCell: UITableViewCell {
    var note = ""

    override func prepareForReuse() { note = "" }
  }

  private class SizedCell: PlainCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }

  private final class InheritingCell: SizedCell {}

  private final class LaidOutCell: PlainCell {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class GenericCell<Content>: UITableViewCell {
    var content: Content?

    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }

  private func overrides(_ selector: Selector, _ type: UIView.Type) -> Bool {
    type.instanceMethod(for: selector) != UITableViewCell.instanceMethod(for: selector)
  }

  @Test("A class that does not override has its base class's implementation")
  func inherited() {
    #expect(UITableViewCell.instanceMethod(for: "sizeThatFits:") != nil)
    #expect(!overrides("sizeThatFits:", PlainCell.self))
    #expect(!overrides("sizeThatFits:", LaidOutCell.self))
    #expect(!overrides("layoutSubviews", SizedCell.self))
  }

  @Test("A class that overrides, or inherits from one that does, has another")
  func overridden() {
    #expect(overrides("sizeThatFits:", SizedCell.self))
    #expect(overrides("sizeThatFits:", InheritingCell.self))
    #expect(overrides("sizeThatFits:", GenericCell<Int>.self))
    #expect(overrides("layoutSubviews", LaidOutCell.self))
    #expect(
      UITableViewCell.instanceMethod(for: "sizeThatFits:")
        != UIView.instanceMethod(for: "sizeThatFits:"))
  }

  @Test("A method that the model does not know has none")
  func unknown() { #expect(UITableViewCell.instanceMethod(for: "fly:") == nil) }
}
