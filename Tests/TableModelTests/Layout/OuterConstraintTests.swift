import Foundation
import TableModel
import TableProbe
import Testing

/// Constraints on a view above the nearest one that their items have in common.
@MainActor @Suite struct OuterConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(in parent: UIView, _ text: String = "Text") -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  @Test func `a constraint to a view further out places the inner one`() {
    let box = UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 100))
    root.addSubview(box)
    let label = label(in: box)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    box.frame.origin.x = 45
    root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 5, y: 20))
  }

  @Test func `constraints on the outer view size the content of a scroll view inside`() {
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    for format in ["V:|[content(==700)]|", "H:|[content(==300)]|"] {
      root.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["content": content]))
    }
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
  }

  // Stack Overflow 12600214
  @Test(arguments: [8, 12, 18, 26])
  func `content that is tied to the cell stays where it is in editing mode`(major: Int) {
    SystemVersion.$current.withValue(.iOS(major)) {
      let probe = TableProbe(rows: 1)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = label(in: cell.contentView)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      ])
      probe.canEdit = { _ in true }
      probe.cellForRow = { _ in cell }
      probe.show()
      for isEditing in [false, true] {
        probe.table.setEditing(isEditing, animated: false)
        probe.settle()
        #expect((cell.contentView.frame.minX > 0) == isEditing)
        #expect(label.convert(label.bounds, to: cell).minX == 10)
      }
    }
  }

  /// Constraints of its content are the cell's own, as code of iOS 6 and 7 has them.
  private final class Cell: UITableViewCell {
    let name = UILabel()
    let words = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in [name, words] {
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      for format in [
        "V:|-10-[name(==20)]-10-[words(==15)]-10-|", "H:|-10-[name]", "H:|-10-[words]",
      ] {
        addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil,
            views: ["name": name, "words": words]))
      }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  // Stack Overflow 25087969
  @Test func `the cell's constraints hold its content and do not size its row`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let probe = TableProbe(rows: 2)
      probe.cellForRow = { _ in Cell(style: .default, reuseIdentifier: nil) }
      probe.table.estimatedRowHeight = 60
      probe.show()
      #expect((0..<2).map { probe.table.rectForRow(at: [0, $0]).height } == [44, 44])
      let conflicts = ConsoleLog.messages.filter {
        $0.contains("Unable to simultaneously satisfy constraints")
      }
      #expect(!conflicts.isEmpty)
      #expect(conflicts.allSatisfy { $0.contains("V:[UITableViewCellContentView") })
      let cell = probe.table.cellForRow(at: [0, 0]) as? Cell
      #expect(cell?.name.frame.origin == CGPoint(x: 10, y: 10))
    }
  }
}
