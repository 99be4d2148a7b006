import Foundation
import TableModel
import Testing

/// What a table of a width and a version gives to its cells: margins, content views, separators.
@MainActor @Suite struct CellGeometryTests {
  /// A table of rows in a window of its size.
  private final class Scene: NSObject, UITableViewDataSource {
    let window: UIWindow
    let table: UITableView
    var makeCell: () -> UITableViewCell = { UITableViewCell() }
    var title: String?

    init(
      _ size: CGSize = CGSize(width: 375, height: 667), style: UITableView.Style = .plain
    ) {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      table = UITableView(frame: window.bounds, style: style)
      super.init()
      table.dataSource = self
    }

    func show() {
      window.addSubview(table)
      window.isHidden = false
      MainLoop.runUntilIdle()
    }

    var cell: UITableViewCell? { table.cellForRow(at: [0, 0]) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { title }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { makeCell() }
  }

  /// A cell whose label fills the margins of its content view.
  private final class MarginCell: UITableViewCell {
    let label = UILabel()

    convenience init(text: String) {
      self.init(style: .default, reuseIdentifier: nil)
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }

  @Test func `a content view has 11 above and below, and 16 or 20 at the sides, from iOS 11 on`() {
    for (width, side) in [(CGFloat(320), CGFloat(16)), (375, 16), (414, 20)] {
      let scene = Scene(CGSize(width: width, height: 800))
      scene.show()
      #expect(
        scene.cell?.contentView.layoutMargins
          == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    }
    SystemVersion.$current.withValue(.iOS(10)) {
      let scene = Scene()
      scene.show()
      #expect(
        scene.cell?.contentView.layoutMargins
          == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `a cell that fits its margins is measured with them at the width of the table`() {
    let scene = Scene(CGSize(width: 414, height: 800))
    scene.table.estimatedRowHeight = 44
    scene.makeCell = { MarginCell(text: "One line") }
    scene.show()
    let label = (scene.cell as? MarginCell)?.label
    #expect(label?.frame == CGRect(x: 20, y: 11, width: 374, height: 21))
    #expect(scene.cell?.frame.height == CGFloat(43))
  }

  @Test func `cells to iOS 10 take the table's margins where cell and content preserve them`() {
    SystemVersion.$current.withValue(.iOS(9)) {
      let scene = Scene()
      scene.makeCell = {
        let cell = UITableViewCell()
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
        return cell
      }
      scene.show()
      #expect(scene.cell?.contentView.layoutMargins.left == 16)
    }
  }

  @Test func `a content view is a pixel lower than its cell to iOS 12, and as high from 13 on`() {
    for (version, height) in [(SystemVersion.iOS(12), CGFloat(43.5)), (.iOS(13), 44)] {
      SystemVersion.$current.withValue(version) {
        let scene = Scene()
        scene.table.rowHeight = 44
        scene.show()
        #expect(scene.cell?.contentView.frame.height == height)
      }
    }
  }

  @Test
  func `an accessory leaves 8 points behind a label from iOS 13 on, and its own width before`() {
    for (version, end, width) in [
      (SystemVersion.iOS(12), CGFloat(340), CGFloat(341)), (.iOS(14), 340, 348),
    ] {
      SystemVersion.$current.withValue(version) {
        let scene = Scene()
        scene.makeCell = {
          let cell = UITableViewCell()
          cell.accessoryType = .disclosureIndicator
          cell.textLabel?.text = "Text"
          return cell
        }
        scene.show()
        #expect(scene.cell?.contentView.frame.width == width)
        #expect(scene.cell?.textLabel?.frame.maxX == end)
      }
    }
  }

  // JRG-Developer/AutoLayoutCells #11, iOS 8
  @Test(arguments: [8, 12, 13], [false, true])
  func `a view in the accessory's place is 15 points from the edge, from iOS 13 on the margin`(
    major: Int, isEditing: Bool
  ) throws {
    try SystemVersion.$current.withValue(.iOS(major)) {
      let scene = Scene()
      scene.makeCell = {
        let cell = UITableViewCell()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        if isEditing { cell.editingAccessoryView = view } else { cell.accessoryView = view }
        return cell
      }
      scene.show()
      scene.table.setEditing(isEditing, animated: false)
      scene.table.layoutIfNeeded()
      let cell = try #require(scene.cell)
      let view = try #require(isEditing ? cell.editingAccessoryView : cell.accessoryView)
      let margin = major < 13 ? 15 : cell.layoutMargins.right
      #expect(view.frame.maxX == cell.bounds.width - margin && view.frame.width == 51)
      let content = cell.contentView.convert(cell.contentView.bounds, to: cell)
      #expect(content.maxX == view.frame.minX - (major < 13 ? 1 : 0))
    }
  }

  @Test func `content views stay within the safe area unless the table says otherwise`() {
    let scene = Scene(CGSize(width: 844, height: 390))
    scene.window.deviceSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    scene.show()
    #expect(scene.cell?.contentView.frame.minX == 47)
    #expect(scene.cell?.contentView.frame.width == 750)
    #expect(scene.cell?.contentView.layoutMargins.left == 16)
    scene.table.insetsContentViewsToSafeArea = false
    scene.table.layoutIfNeeded()
    #expect(scene.cell?.contentView.frame.width == 844)
    #expect(scene.cell?.contentView.layoutMargins.left == 63)
  }

  @Test func `cells follow the readable width if set, and by default on iOS 9 to 11`() {
    let size = CGSize(width: 1024, height: 768)
    let scene = Scene(size)
    scene.makeCell = { MarginCell(text: "Text") }
    scene.show()
    #expect(scene.cell?.contentView.layoutMargins.left == 20)
    scene.table.cellLayoutMarginsFollowReadableWidth = true
    scene.table.layoutIfNeeded()
    #expect(scene.cell?.contentView.layoutMargins.left == 176)
    #expect((scene.cell as? MarginCell)?.label.frame.minX == 176)
    for (version, isDefault) in [
      (SystemVersion.iOS(8), false), (.iOS(11), true), (.iOS(12), false),
    ] {
      SystemVersion.$current.withValue(version) {
        #expect(UITableView().cellLayoutMarginsFollowReadableWidth == isDefault)
      }
    }
  }

  // stackoverflow.com/questions/27420888: up to iOS 10 both views have to preserve the margins.
  @Test(arguments: [(8, 20), (9, 176), (10, 176), (11, 176), (12, 20)])
  func `on an iPad cells that preserve the table's margins begin where stock cells do`(
    version: Int, margin: CGFloat
  ) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let scene = Scene(CGSize(width: 1024, height: 768))
      scene.makeCell = {
        let cell = MarginCell(text: "Text")
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
        return cell
      }
      scene.show()
      #expect(scene.cell?.contentView.layoutMargins.left == margin)
      #expect(scene.cell?.contentView.layoutMargins.right == margin)
      #expect((scene.cell as? MarginCell)?.label.frame.minX == margin)
      #expect(scene.table.separatorInset.left == margin)
    }
  }

  @Test func `a separator's inset counts from the edge, or from the automatic inset`() {
    let scene = Scene()
    scene.show()
    #expect(scene.cell?.separatorFrame?.minX == 16)
    scene.table.separatorInset = UIEdgeInsets(top: 9, left: 50, bottom: 9, right: 10)
    #expect(scene.cell?.separatorInset.left == 50)
    #expect(scene.cell?.separatorFrame?.minX == 50 && scene.cell?.separatorFrame?.maxX == 365)
    scene.table.separatorInsetReference = .fromAutomaticInsets
    #expect(scene.cell?.separatorFrame?.minX == 66 && scene.cell?.separatorFrame?.maxX == 365)
    scene.cell?.separatorInset = UIEdgeInsets(
      top: 0, left: UITableView.automaticDimension, bottom: 0, right: 0)
    #expect(scene.cell?.separatorFrame?.minX == 16)
    scene.table.separatorStyle = .none
    #expect(scene.cell?.separatorFrame == nil)
  }

  @Test func `a zero inset leaves the cell's margin on iOS 8, until that is zero too`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let scene = Scene()
      scene.table.separatorInset = .zero
      scene.show()
      #expect(scene.cell?.separatorFrame?.minX == 8)
      scene.cell?.layoutMargins = .zero
      #expect(scene.cell?.separatorFrame?.minX == 0)
    }
  }

  @Test func `a row of one line is 51 points high on iOS 26 and 44 before`() {
    for (version, height) in [(SystemVersion.iOS(18), CGFloat(44)), (.iOS(26), 51)] {
      SystemVersion.$current.withValue(version) {
        let scene = Scene()
        scene.makeCell = {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Text"
          return cell
        }
        scene.show()
        #expect(scene.cell?.frame.height == height)
      }
    }
  }

  // C-159, C-160
  @Test(arguments: [(13, 21, 18), (14, 21, 18), (15, 22, 19.5), (26, 22, 19.5)])
  func `a text field without a border is a little higher than its line`(
    major: Int, body: CGFloat, small: CGFloat
  ) {
    let field = SystemVersion.$current.withValue(.iOS(major)) { UITextField() }
    field.text = "Text"
    #expect(field.intrinsicContentSize.height == body)
    field.font = .systemFont(ofSize: 15)
    #expect(field.intrinsicContentSize.height == small)
  }

  // MARK: Rounded sections

  @Test(arguments: [(CGFloat(375), CGFloat(16)), (414, 20)])
  func `rounded sections are inset, and their cells have margins inside`(
    width: CGFloat, inset: CGFloat
  ) {
    let scene = Scene(CGSize(width: width, height: 800), style: .insetGrouped)
    scene.title = "Title"
    scene.show()
    let row = scene.table.rectForRow(at: [0, 0])
    #expect(row.minX == inset && row.width == width - 2 * inset)
    #expect(scene.cell?.frame == row)
    #expect(scene.cell?.contentView.layoutMargins.left == inset)
    #expect(scene.table.headerView(forSection: 0)?.frame.minX == inset)
    #expect(scene.table.rectForHeader(inSection: 0).width == width - 2 * inset)
  }

  @Test func `text wraps at the width of a rounded section, which makes its row higher`() {
    let text = String(repeating: "Some words to wrap. ", count: 12)
    func height(_ style: UITableView.Style) -> CGFloat? {
      let scene = Scene(style: style)
      scene.table.estimatedRowHeight = 44
      scene.makeCell = { MarginCell(text: text) }
      scene.show()
      return scene.cell?.frame.height
    }
    #expect(height(.insetGrouped) ?? 0 > height(.grouped) ?? 0)
  }

  @Test func `the table's own margins inset rounded sections`() {
    let scene = Scene(style: .insetGrouped)
    scene.show()
    scene.table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    scene.table.layoutIfNeeded()
    #expect(scene.cell?.frame.minX == 40 && scene.cell?.frame.maxX == 345)
  }

  @Test func `the first and the last cell of a rounded section have its corners`() {
    let scene = Scene(style: .insetGrouped)
    scene.show()
    let layers = (0..<3).map { scene.table.cellForRow(at: [0, $0])?.layer }
    #expect(layers.map { $0?.cornerRadius } == [10, 0, 10])
    #expect(layers[0]?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layers[2]?.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test(arguments: [0.0, 10, 32])
  func `a rounded table as wide as its insets or less has cells of no width`(width: Double) {
    let scene = Scene(CGSize(width: width, height: 600), style: .insetGrouped)
    scene.makeCell = { MarginCell(text: "Some words") }
    scene.title = "Title"
    scene.show()
    #expect(scene.table.rectForRow(at: [0, 0]).width == 0)
    scene.table.frame.size.width = 375
    MainLoop.runUntilIdle()
    #expect(scene.cell?.frame.width == 343)
    scene.table.layoutMargins = UIEdgeInsets(top: 0, left: 900, bottom: 0, right: 900)
    MainLoop.runUntilIdle()
    #expect(scene.cell?.frame.width == 0)
    scene.table.layoutMargins = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: -20)
    MainLoop.runUntilIdle()
    #expect(scene.cell?.frame.width == 415)
  }
}
