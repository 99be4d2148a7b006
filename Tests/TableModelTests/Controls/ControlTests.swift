import TableProbe
import Testing

@testable import TableModel
@testable import UIKitModel

/// Controls under a scripted finger.
@Suite("Controls") @MainActor struct ControlTests {
  private func show(_ control: UIView, width: CGFloat = 100, height: CGFloat = 40) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    control.frame = CGRect(x: 10, y: 10, width: width, height: height)
    window.addSubview(control)
    window.makeKeyAndVisible()
    return window
  }

  private func tap(_ control: UIView, part: CGFloat = 0.5) {
    let finger = Finger(
      on: control, at: CGPoint(x: control.bounds.width * part, y: control.bounds.midY))
    finger.lift()
  }

  @Test("A finger inside sends down and up inside, one that left sends up outside")
  func events() {
    let control = UIControl(frame: .zero)
    let window = show(control)
    defer { window.isHidden = true }
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    tap(control)
    let finger = Finger(on: control, at: CGPoint(x: 5, y: 5))
    #expect(control.isHighlighted && control.state == .highlighted)
    finger.move(by: 200)
    finger.lift()
    #expect(log == ["down", "inside", "down", "outside"])
    control.isEnabled = false
    tap(control)
    #expect(log.count == 4 && control.state == .disabled)
  }

  @Test("An action with an identifier that is there replaces it, and removal is by event")
  func identifiers() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let identifier = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("a") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("b") }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["b", "b"])
    #expect(control.allControlEvents == .touchDown)
  }

  @Test("Targets are listed and forgotten, and their selectors call nothing")
  func targets() {
    let control = UIControl(frame: .zero)
    let target = NSObject()
    control.addTarget(target, action: "tapped:", for: [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:"])
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("A switch turns under a finger and tells; set by code it does not tell")
  func switches() {
    let control = UISwitch()
    let window = show(control, width: 51, height: 31)
    defer { window.isHidden = true }
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    control.isOn = true
    tap(control)
    tap(control)
    #expect(values == [false, true])
  }

  @Test("A switch is aligned without the last two points of its frame")
  func alignedSwitch() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 374, height: 52))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    row.layoutIfNeeded()
    let size = UISwitch().frame.size
    #expect(control.frame.size == size)
    #expect(control.frame.maxX == 356)
    #expect(control.intrinsicContentSize.width == size.width - 2)
    #expect(control.alignmentRect(forFrame: control.frame).width == size.width - 2)
  }

  @Test("A slider takes the value at the finger, and code cannot leave the range")
  func sliders() {
    let control = UISlider()
    let window = show(control)
    defer { window.isHidden = true }
    control.maximumValue = 10
    tap(control, part: 0.25)
    #expect(control.value == 2.5)
    control.value = .infinity
    control.value = 99
    #expect(control.value == 10)
    control.minimumValue = 20
    #expect(control.value == 20 && control.maximumValue == 20)
  }

  @Test("A stepper steps within its range, or around it")
  func steppers() {
    let control = UIStepper()
    let window = show(control, width: 94, height: 32)
    defer { window.isHidden = true }
    control.maximumValue = 2
    for _ in 0..<3 { tap(control, part: 0.75) }
    #expect(control.value == 2)
    control.wraps = true
    tap(control, part: 0.75)
    #expect(control.value == 0)
  }

  @Test("A segment is selected by a finger, and the selection follows its segment")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    let window = show(control, width: 150)
    defer { window.isHidden = true }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(control, part: 0.9)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 99
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: -1, animated: false)
    #expect(control.numberOfSegments == 3)
  }

  @Test("A button shows what its state has, or what the normal one has")
  func buttons() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    #expect(button.currentTitle == "Buy" && button.titleLabel?.text == "Buy")
    button.isEnabled = false
    #expect(button.currentTitle == "Sold" && button.titleLabel?.text == "Sold")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "Buy")
    #expect(button.intrinsicContentSize.height == 30)  // a line of 15 points and 12
  }
}
