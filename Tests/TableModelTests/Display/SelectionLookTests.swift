import Foundation
import TableModel
import Testing

/// What selection and highlight change in a cell's views.
@MainActor struct SelectionLookTests {
  private let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

  @Test func `highlight and selection reach labels and images, and no control's`() {
    let (box, image, button) = (UIView(), UIImageView(), UIButton(type: .system))
    let label = UILabel()
    let inButton = UILabel()
    button.addSubview(inButton)
    cell.contentView.addSubview(box)
    for view in [label, image, button] { box.addSubview(view) }
    cell.isHighlighted = true
    #expect(label.isHighlighted && image.isHighlighted)
    #expect(!inButton.isHighlighted && !button.isHighlighted)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(label.isHighlighted && image.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted && !image.isHighlighted)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(!label.isHighlighted)
  }

  @Test func `the selected background is in the cell only while it is selected`() {
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    cell.textLabel?.text = "a"
    cell.layoutIfNeeded()
    #expect(selected.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews.firstIndex(of: background) == 0)
    #expect(cell.subviews.firstIndex(of: selected) == 1)
    #expect(selected.frame == cell.bounds)
    cell.frame.size.height = 90
    cell.layoutIfNeeded()
    #expect(selected.frame.height == 90)
    let other = UIView()
    cell.selectedBackgroundView = other
    #expect(selected.superview == nil && other.superview === cell)
    cell.isSelected = false
    #expect(other.superview == nil)
  }

  @Test func `where several rows can be selected, their background comes first`() {
    let source = CountSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    let (one, several) = (UIView(), UIView())
    let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
    row?.selectedBackgroundView = one
    row?.multipleSelectionBackgroundView = several
    row?.isSelected = true
    #expect(several.superview === row && one.superview == nil)
  }

  private final class CountSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}
