import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// What tables and their parts look like.

extension ScreenArtist {
  /// Measures of signs and texts, in points; the picture's own.
  private enum Measure {
    static let editControl: CGFloat = 22
    static let groupRadius: CGFloat = 10
    static let indexFont: CGFloat = 11
  }

  // MARK: Names

  /// Notes which cells and views are which rows, headers and footers.
  mutating func learnNames(of table: UITableView) {
    for (path, cell) in table.shownRows where path.count == 2 {
      names[ObjectIdentifier(cell)] = PartName.row(path.section, path.row)
    }
    for edge in table.shownEdges {
      names[ObjectIdentifier(edge.view)] =
        edge.isHeader ? PartName.header(edge.section) : PartName.footer(edge.section)
    }
    if let view = table.tableHeaderView { names[ObjectIdentifier(view)] = PartName.tableHeader }
    if let view = table.tableFooterView { names[ObjectIdentifier(view)] = PartName.tableFooter }
    if let view = table.sectionIndex.shownView { names[ObjectIdentifier(view)] = PartName.index }
  }

  /// The name of the part that a view is, if it is one.
  func partName(of view: UIView) -> String? {
    if let name = names[ObjectIdentifier(view)] { return name }
    return switch view {
    case is UITableView: PartName.table
    case is UINavigationBar: PartName.navigationBar
    case is UITabBar: PartName.tabBar
    case is UIToolbar: PartName.toolbar
    case is UIRefreshControl: PartName.refresh
    case is SwipeActionsView: PartName.swipeActions
    case is AlertView: PartName.alert
    case is MenuView: PartName.menu
    case is KeyboardView: PartName.keyboard
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: "cell"
    default: nil
    }
  }

  /// What the outline says of a part.
  func headingOf(_ view: UIView, named name: String) -> String {
    if let alert = view as? AlertView { return heading(of: alert) }
    if let keyboard = view as? KeyboardView { return "\(name), \(Int(keyboard.bounds.height)) pt" }
    if let actions = view as? SwipeActionsView {
      let titles = actions.buttons.map { Outline.quoted($0.currentTitle ?? "") }
      return name + " " + titles.joined(separator: ", ")
    }
    guard let cell = view as? UITableViewCell else { return name }
    var words = [name]
    if cell.isSelected { words.append("selected") }
    if cell.isHighlighted { words.append("highlighted") }
    if cell.isEditing { words.append("editing") }
    switch cell.shownAccessory {
    case .none: break
    case .disclosureIndicator: words.append("disclosure indicator")
    case .detailDisclosureButton: words.append("detail button and disclosure indicator")
    case .checkmark: words.append("checkmark")
    case .detailButton: words.append("detail button")
    }
    return words.joined(separator: ", ")
  }

  // MARK: Grounds

  func ground(of cell: UITableViewCell, own: Ink?) -> Ink? {
    let isShown = cell.selectionStyle != .none && (cell.isSelected || cell.isHighlighted)
    if isShown, cell.shownSelectionView == nil, cell.backgroundConfiguration == nil {
      return .named(.selection)
    }
    if let configuration = cell.backgroundConfiguration {
      if isShown { return .named(.selection) }
      return Palette.ink(configuration.backgroundColor, for: .ground)
    }
    if let own { return own }
    if let color = cell.backgroundColor, Palette.ink(color, for: .ground) == nil { return nil }
    guard let table = cell.shownTable else { return nil }
    return .named(table.style == .plain ? .background : .cell)
  }

  func ground(of header: UITableViewHeaderFooterView, own: Ink?) -> Ink? {
    if let own { return own }
    let content = header.subviews.first { $0.backgroundColor != nil }
    guard content == nil, header.backgroundView == nil,
      let table = header.superview as? UITableView, table.style == .plain
    else { return nil }
    return .named(.header)
  }

  // MARK: Cells

  /// Draws what a cell has beside its content: the accessory, the line below.
  mutating func drawFurniture(of cell: UITableViewCell, _ place: Place) {
    drawAccessory(of: cell, place)
    if cell.shownTable != nil, let line = cell.separatorFrame {
      let color = cell.shownTable?.separatorColor
      fill(
        place.inWindow(line, of: cell.bounds),
        Palette.ink(color, for: .ground) ?? .named(.separator), place)
    }
  }

  /// Draws the round control of a cell in editing mode.
  mutating func draw(_ control: UITableViewCellEditControl, _ place: Place) {
    let side = Measure.editControl
    let box = CGRect(
      x: place.frame.minX + 12, y: place.frame.midY - side / 2, width: side, height: side)
    let arm = side * 0.25
    let across = [
      CGPoint(x: box.midX - arm, y: box.midY), CGPoint(x: box.midX + arm, y: box.midY),
    ]
    let down = [
      CGPoint(x: box.midX, y: box.midY - arm), CGPoint(x: box.midX, y: box.midY + arm),
    ]
    switch control.sign {
    case .delete:
      outline?.add("delete control")
      fill(box, .named(.red), radius: side / 2, place)
      line(across, .named(.white), place)
    case .insert:
      outline?.add("insert control")
      fill(box, .named(.green), radius: side / 2, place)
      line(across, .named(.white), place)
      line(down, .named(.white), place)
    case .selected:
      outline?.add("chosen")
      fill(box, .named(.tint), radius: side / 2, place)
      drawCheckmark(in: box.insetBy(dx: 5, dy: 5), .named(.white), place)
    case .unselected:
      outline?.add("not chosen")
      outline(box, .named(.tertiary), radius: side / 2, width: 1.5, place)
    }
  }

  /// Draws the control by which a row is dragged.
  mutating func draw(_ control: UITableViewCellReorderControl, _ place: Place) {
    outline?.add("reorder control")
    for row in -1...1 {
      let y = place.frame.midY + CGFloat(row) * 6
      line(
        [CGPoint(x: place.frame.maxX - 34, y: y), CGPoint(x: place.frame.maxX - 14, y: y)],
        .named(.tertiary), width: 1.5, place)
    }
  }

  private mutating func drawAccessory(of cell: UITableViewCell, _ place: Place) {
    let kind = cell.shownAccessory
    guard kind != .none else { return }
    let frame = place.inWindow(cell.accessoryFrame, of: cell.bounds)
    let y = frame.midY
    let hasDetail = kind == .detailButton || kind == .detailDisclosureButton
    if kind == .disclosureIndicator || kind == .detailDisclosureButton {
      let x = hasDetail ? frame.maxX - 22 : frame.minX + min(frame.width * 0.3, 8)
      line(
        [CGPoint(x: x, y: y - 6), CGPoint(x: x + 6, y: y), CGPoint(x: x, y: y + 6)],
        .named(.tertiary), place)
    }
    if kind == .checkmark {
      drawCheckmark(
        in: CGRect(x: frame.minX + 4, y: y - 7, width: 14, height: 14), .named(.tint), place)
    }
    if hasDetail {
      let box = CGRect(x: frame.minX + 1, y: y - 10, width: 20, height: 20)
      outline(box, .named(.tint), radius: 10, width: 1.5, place)
      line(
        [CGPoint(x: box.midX, y: y - 1), CGPoint(x: box.midX, y: y + 5)], .named(.tint), place)
      fill(
        CGRect(x: box.midX - 1.2, y: y - 6, width: 2.4, height: 2.4), .named(.tint), radius: 1.2,
        place)
    }
  }

  private mutating func drawCheckmark(in box: CGRect, _ ink: Ink, _ place: Place) {
    line(
      [
        CGPoint(x: box.minX, y: box.midY + box.height * 0.05),
        CGPoint(x: box.minX + box.width * 0.35, y: box.maxY - box.height * 0.1),
        CGPoint(x: box.maxX, y: box.minY + box.height * 0.1),
      ], ink, place)
  }

  // MARK: Other parts

  /// Draws what only tables have besides cells.
  mutating func drawTablePart(_ view: UIView, _ bounds: CGRect, _ place: Place) {
    guard let table = view.superview as? UITableView, table.sectionIndex.shownView === view,
      let all = table.sectionIndex.titles, !all.isEmpty
    else { return }
    outline?.add(all.prefix(40).map(Outline.quoted).joined(separator: " "))
    let font = UIFont.boldSystemFont(ofSize: Measure.indexFont)
    if let color = table.sectionIndexBackgroundColor, let ink = Palette.ink(color, for: .ground) {
      fill(place.frame, ink, place)
    }
    let ink = table.sectionIndexColor.flatMap { Palette.ink($0, for: .text) } ?? .named(.tint)
    let titles = all.prefix(200)
    let step = table.sectionIndex.titleHeight
    var y = place.frame.midY - step * CGFloat(titles.count) / 2
    for title in titles {
      let box = CGRect(x: place.frame.minX, y: y, width: place.frame.width, height: step)
      let lines = font.shownLines(of: title, within: box.size, limit: 1, scale: 2)
      text(lines, in: box, font: font, ink: ink, alignment: .center, place)
      y += step
    }
  }
}
