#if !canImport(UIKit)
  public import Foundation
  public import TableModel
  public import Testing

  // MARK: - Wheels

  extension Screen {
    /// Chooses a date in a picker, which tells its targets. A picker with limits stops at them.
    public func choose(
      _ date: Date, in picker: UIDatePicker?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let picker = given(picker, "date picker", sourceLocation),
        canTurn(picker, sourceLocation)
      else { return }
      perform(sourceLocation) {
        picker.setDate(date, animated: true)
        picker.sendActions(for: .valueChanged)
      }
    }

    /// Turns a wheel of a picker to a row, which tells the delegate.
    public func choose(
      row: Int, inComponent component: Int = 0, of picker: UIPickerView?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      guard let picker = given(picker, "picker", sourceLocation), canTurn(picker, sourceLocation)
      else { return }
      guard (0..<picker.numberOfComponents).contains(component),
        (0..<picker.numberOfRows(inComponent: component)).contains(row)
      else { return fail("The picker has no row \(row) in component \(component)", sourceLocation) }
      perform(sourceLocation) {
        picker.selectRow(row, inComponent: component, animated: true)
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
      }
    }

    /// Whether a finger reaches the middle of a picker; an issue if not.
    private func canTurn(_ picker: UIView, _ sourceLocation: SourceLocation) -> Bool {
      let middle = CGPoint(x: picker.bounds.midX, y: picker.bounds.midY)
      let obstacle = obstacle(to: picker, at: middle)
      report(obstacle, "\(Swift.type(of: picker))", sourceLocation)
      return obstacle == nil
    }
  }
#endif
