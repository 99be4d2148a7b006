import Foundation
import ScreenTesting
import TableModel
import TableProbe
import Testing

/// What is set for all views of a class (Apple, `UIAppearance`).
@MainActor @Suite struct AppearanceProxyTests {
  private final class Card: UITableViewCell {}

  private static let blue = UIColor.blue

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(view)
    return window
  }

  @Test func `a view takes it over when it enters a window`() {
    UILabel.appearance().textColor = Self.blue
    let label = UILabel()
    #expect(label.textColor != Self.blue)
    let window = shown(label)
    #expect(label.textColor == Self.blue)
    UILabel.appearance().textColor = .red
    #expect(label.textColor == Self.blue && window.subviews == [label])
  }

  @Test func `what was set on a view itself stays`() {
    UILabel.appearance().textColor = Self.blue
    UILabel.appearance().font = .systemFont(ofSize: 30)
    let label = UILabel()
    label.textColor = .red
    let window = shown(label)
    #expect(label.textColor == .red && label.font == .systemFont(ofSize: 30))
    #expect(window.subviews == [label])
  }

  @Test func `a subclass's goes before its superclass's, whichever was set first`() {
    Card.appearance().backgroundColor = .red
    UITableViewCell.appearance().backgroundColor = Self.blue
    let (card, cell) = (Card(), UITableViewCell())
    let window = shown(card)
    window.addSubview(cell)
    #expect(card.backgroundColor == .red && cell.backgroundColor == Self.blue)
  }

  @Test func `inside of containers, the innermost named first, it goes before all others`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      Self.blue
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self, UITableViewCell.self])
      .textColor = .green
    let probe = TableProbe(rows: 1)
    let (inHeader, inCell) = (UILabel(), UILabel())
    probe.viewForHeader = { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.contentView.addSubview(inHeader)
      return view
    }
    probe.heightForHeader = { _ in 30 }
    probe.willDisplay = { cell, _ in cell.contentView.addSubview(inCell) }
    probe.show()
    #expect(inHeader.textColor == Self.blue && inCell.textColor == .red)
  }

  @Test func `a controller is a container of its views`() {
    UITableView.appearance(whenContainedInInstancesOf: [UINavigationController.self])
      .sectionIndexColor = Self.blue
    let (inside, outside) = (
      UITableViewController(style: .plain), UITableViewController(style: .plain)
    )
    let screen = Screen(inside, in: .navigation)
    let other = Screen(outside)
    #expect(screen.table?.sectionIndexColor == Self.blue)
    #expect(other.table?.sectionIndexColor == nil)
  }

  @Test func `tables take over estimates, padding and the way they dismiss the keyboard`() {
    UITableView.appearance().estimatedRowHeight = 0
    UITableView.appearance().sectionHeaderTopPadding = 0
    UITableView.appearance().keyboardDismissMode = .onDrag
    UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
    let controller = UITableViewController(style: .plain)
    let screen = Screen(controller, in: .navigation)
    #expect(screen.table?.estimatedRowHeight == 0 && screen.table?.sectionHeaderTopPadding == 0)
    #expect(screen.table?.keyboardDismissMode == .onDrag)
    #expect(screen.table?.adjustedContentInset == .zero)
  }

  @Test func `headers lose the padding of iOS 15 by one line for all tables`() {
    func top(_ isSet: Bool) -> CGFloat {
      if isSet { UITableView.appearance().sectionHeaderTopPadding = 0 }
      let probe = TableProbe(rows: [2, 2])
      probe.titleForHeader = { "\($0)" }
      probe.show()
      return probe.table.rectForRow(at: [1, 0]).minY
    }
    let with = top(false)
    #expect(top(true) < with)
  }

  @Test func `a tint is taken over by views without a color of their own, not those below a tint`()
  {
    UISwitch.appearance().onTintColor = .red
    UITableViewCell.appearance().tintColor = Self.blue
    let (cell, own, toggle) = (UITableViewCell(), UITableViewCell(), UISwitch())
    own.tintColor = .green
    let window = shown(cell)
    window.addSubview(own)
    cell.accessoryView = toggle
    #expect(cell.tintColor == Self.blue && own.tintColor == .green && toggle.onTintColor == .red)
  }

  @Test func `cells take over the inset of their lines and their selection`() {
    UITableViewCell.appearance().separatorInset = .zero
    UITableViewCell.appearance().selectionStyle = .none
    let probe = TableProbe(rows: 1)
    probe.show()
    #expect(probe.separatorFrame(of: [0, 0])?.minX == 0)
    let style = probe.table.cellForRow(at: [0, 0])?.selectionStyle
    #expect(style == UITableViewCell.SelectionStyle.none)
  }

  @Test func `what is set for traits is not taken over`() {
    UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).textColor = Self.blue
    let label = UILabel()
    let window = shown(label)
    #expect(label.textColor != Self.blue && window.subviews == [label])
  }
}
