import Foundation
import SystemVersions

/// A control that steps a value down with its left half and up with its right.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private let objectiveC = ObjectiveCTable<UIStepperMembers>()

  private var storedValue: Double = 0

  /// A stepper; the size of `frame` is ignored, as in UIKit.
  public override init(frame: CGRect) {
    let size = SystemVersion.current.behavior.stepperSize
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Archives do not exist here; the stepper is made at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, kept within the range; setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue.isFinite ? newValue : storedValue, minimumValue), maximumValue)
    }
  }

  /// The least value; the value is kept above it.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The greatest value; the value is kept below it.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// How much a tap changes the value.
  open var stepValue: Double = 1
  /// Whether every step of a long press sends an event.
  open var isContinuous = true
  /// Whether a long press goes on stepping; held.
  open var autorepeat = true
  /// Whether a step beyond one end goes on at the other.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { systemVersion.behavior.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemVersion.behavior.stepperSize }

  override func didTap(at point: CGPoint) {
    let old = storedValue
    let next = storedValue + (point.x < bounds.midX ? -stepValue : stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if storedValue != old { sendValueChanged() }
  }
}

extension Behavior {
  fileprivate var stepperSize: CGSize {
    CGSize(width: ControlSize.stepperWidth, height: stepperHeight)
  }
}
