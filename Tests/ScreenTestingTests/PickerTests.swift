import Foundation
import ScreenTesting
import TableModel
import Testing

/// Pickers under a finger.
@MainActor struct PickerTests {
  private final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let wheel = UIPickerView(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      (wheel.dataSource, wheel.delegate) = (self, self)
      dates.maximumDate = Date(timeIntervalSinceReferenceDate: 100)
      dates.addAction(
        UIAction { [unowned self] _ in
          chosen.append("\(dates.date.timeIntervalSinceReferenceDate)")
        }, for: .valueChanged)
      view.addSubview(wheel)
      view.addSubview(dates)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append("row \(row) of \(component)") }
  }

  private let wheels = Wheels()
  private let screen: Screen

  init() { screen = Screen(wheels) }

  @Test func `a wheel that is turned tells the delegate`() {
    screen.choose(row: 2, inComponent: 1, of: wheels.wheel)
    #expect(wheels.wheel.selectedRow(inComponent: 1) == 2 && wheels.chosen == ["row 2 of 1"])
  }

  @Test func `a date that is chosen is told, and stops at the limit`() {
    screen.choose(Date(timeIntervalSinceReferenceDate: 50), in: wheels.dates)
    screen.choose(Date(timeIntervalSinceReferenceDate: 500), in: wheels.dates)
    #expect(wheels.chosen == ["50.0", "100.0"])
  }

  @Test func `what no finger reaches does not turn`() {
    wheels.wheel.isUserInteractionEnabled = false
    withKnownIssue { screen.choose(row: 1, of: wheels.wheel) }
    withKnownIssue { screen.choose(row: 9, of: wheels.wheel) }
    withKnownIssue { screen.choose(Date(), in: nil) }
    #expect(wheels.chosen == [])
  }
}
