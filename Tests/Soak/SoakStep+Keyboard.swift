import Foundation
import TableModel
import TestSupport

// MARK: - The keyboard

extension SoakStep {
  /// A field gets the keyboard: one in a row, or one outside of the table.
  static func focus(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    let row = scene.table.indexPathsForVisibleRows?.randomElement(using: &random)
    let cell = row.flatMap { scene.table.cellForRow(at: $0) } as? SoakCell
    let inRow = random.chance(50) && cell?.field.window != nil ? cell?.field : nil
    let field = inRow ?? scene.screen.field
    let keyboard = change(of: field, using: &random)
    let mayScroll = scene.table.isAtRest && !field.isFirstResponder
    let size = scene.table.contentSize
    keepsContentWithinEdges(scene) { field.becomeFirstResponder() }
    if let inRow, mayScroll, scene.table.contentSize == size { faultIfCovered(inRow, in: scene) }
    return "focus \(inRow == nil ? "outside" : "in \(row.map(\.description) ?? "")"), \(keyboard)"
  }

  /// The keyboard of the field that has it becomes another one.
  static func otherKeyboard(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    guard let field = scene.screen.focusedField, field.window != nil else { return "no keyboard" }
    let keyboard = change(of: field, using: &random)
    keepsContentWithinEdges(scene) { field.reloadInputViews() }
    return keyboard
  }

  static func endEditing(_ scene: SoakScene, _ random: inout SplitMix) -> String {
    keepsContentWithinEdges(scene) { scene.screen.focusedField?.resignFirstResponder() }
    return "end of text editing"
  }

  /// Gives a field another keyboard: keys, digits, or a view that may be higher than the window.
  private static func change(of field: UITextField, using random: inout SplitMix) -> String {
    field.keyboardType = random.chance(50) ? .default : .numberPad
    let height = [nil, nil, 100, 2000].randomElement(using: &random) ?? nil
    field.inputView = height.map { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: $0)) }
    field.inputAccessoryView =
      random.chance(30) ? UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)) : nil
    return "keys \(field.keyboardType), view \(height ?? 0), "
      + "accessory \(field.inputAccessoryView != nil)"
  }

  /// A table view controller scrolls to the field that has the keyboard, if that leaves room. With
  /// estimates, or heights that differ when rows come back into sight, the row may move on the way;
  /// content that code scrolls already goes on.
  private static func faultIfCovered(_ field: UITextField, in scene: SoakScene) {
    let table = scene.table
    guard scene.screen.host != .window, !scene.hasEstimates, field.isFirstResponder,
      field.window != nil,
      scene.screen.restsWithinEdges
    else { return }
    let inset = table.adjustedContentInset
    let top = table.bounds.minY + inset.top
    let seen = top...max(top, table.bounds.maxY - inset.bottom)
    let place = table.convert(field.bounds, from: field)
    guard seen.upperBound - seen.lowerBound > place.height else { return }
    if place.maxY > seen.upperBound + 0.001 {
      scene.faults.append("the field at \(place) is below \(seen)")
    }
  }
}
