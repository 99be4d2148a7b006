import TableModel
import TableTechniques
import Testing

/// How one cell is measured: mode, width, separator.
@MainActor @Suite("Measuring a template cell") struct MeasurementTests {
  /// A cell with constraints, which fill 30 points, and a frame layout that fills 70.
  private final class TwoWayCell: UITableViewCell, FrameLayoutEnforcing {
    var enforcesFrameLayout = false
    private(set) var askedWidth: CGFloat?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: 30),
        contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      askedWidth = size.width
      return CGSize(width: size.width, height: 70)
    }
  }

  private func table(_ type: UITableViewCell.Type) -> TemplateTableView {
    let table = TemplateTableView(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
    table.register(type, forCellReuseIdentifier: "cell")
    table.separatorStyle = .none
    return table
  }

  @Test func `constraints on the content view choose auto layout`() throws {
    let table = table(TwoWayCell.self)
    let measured = try table.templates.measurement(withIdentifier: "cell", in: table) {
      (_: TwoWayCell) in
    }
    #expect(measured.mode == .autoLayout)
    #expect(measured.height == 30)
  }

  @Test func `the flag enforces frame layout, and stays with the template until it is unset`()
    throws
  {
    let table = table(TwoWayCell.self)
    let enforced = try table.templates.measurement(withIdentifier: "cell", in: table) {
      (cell: TwoWayCell) in cell.enforcesFrameLayout = true
    }
    #expect(enforced.mode == .frame)
    #expect(enforced.height == 70)
    let again = try table.templates.measurement(withIdentifier: "cell", in: table) {
      (_: TwoWayCell) in
    }
    #expect(again.mode == .frame)
  }

  @Test func `without constraints it is frame layout`() throws {
    let table = table(SizedCell.self)
    let measured = try table.templates.measurement(withIdentifier: "cell", in: table) {
      (cell: SizedCell) in cell.height = 20
    }
    #expect(measured.mode == .frame)
    #expect(measured.height == 57.5)
  }

  nonisolated static let accessories: [(UITableViewCell.AccessoryType, CGFloat)] = [
    (.none, 0), (.disclosureIndicator, 34), (.detailDisclosureButton, 68), (.checkmark, 40),
    (.detailButton, 48),
  ]

  @Test(arguments: accessories) func `an accessory narrows the content`(
    type: UITableViewCell.AccessoryType, width: CGFloat
  ) {
    let table = table(TwoWayCell.self)
    var template: TwoWayCell?
    _ = table.heightForCell(withIdentifier: "cell") { (cell: TwoWayCell) in
      cell.accessoryType = type
      cell.enforcesFrameLayout = true
      template = cell
    }
    #expect(template?.askedWidth == 375 - width)
  }

  @Test func `an accessory view takes its width and 16 points, whatever the type`() {
    let table = table(TwoWayCell.self)
    var template: TwoWayCell?
    _ = table.heightForCell(withIdentifier: "cell") { (cell: TwoWayCell) in
      cell.accessoryType = .detailDisclosureButton
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      cell.enforcesFrameLayout = true
      template = cell
    }
    #expect(template?.askedWidth == 308)
  }

  @Test func `a separator adds one pixel in both modes`() {
    let table = table(TwoWayCell.self)
    table.separatorStyle = .singleLine
    let constrained = table.heightForCell(withIdentifier: "cell") { (_: TwoWayCell) in }
    let framed = table.heightForCell(withIdentifier: "cell") { (cell: TwoWayCell) in
      cell.enforcesFrameLayout = true
    }
    #expect(constrained == 30 + 1 / UIScreen.main.scale)
    #expect(framed == 70 + 1 / UIScreen.main.scale)
  }

  @Test func `one template is made for an identifier, and reset before each configuration`() {
    final class CountingCell: UITableViewCell {
      static var reuses = 0

      override func prepareForReuse() {
        super.prepareForReuse()
        Self.reuses += 1
      }

      override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    }
    let table = table(CountingCell.self)
    var cells: Set<ObjectIdentifier> = []
    for _ in 0..<3 {
      _ = table.heightForCell(withIdentifier: "cell") { (cell: CountingCell) in
        cells.insert(ObjectIdentifier(cell))
        #expect(table.templates.contains(cell))
      }
    }
    #expect(cells.count == 1)
    #expect(CountingCell.reuses == 3)
    #expect(!table.templates.contains(UITableViewCell(style: .default, reuseIdentifier: "cell")))
  }

  @Test func `any table can have template cells`() throws {
    let templates = TemplateCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.register(SizedCell.self, forCellReuseIdentifier: "cell")
    let measured = try templates.measurement(withIdentifier: "cell", in: table) {
      (cell: SizedCell) in cell.height = 8
    }
    #expect(measured.height == 40.5)
  }
}
