import Foundation

/// A control that steps a value down with its left half and up with its right.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var storedValue: Double = 0

  /// A stepper; the size of `frame` is ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSize.stepper))
  }

  /// Archives do not exist here; the stepper is made at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, kept within the range; setting it tells nobody.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue.isFinite ? newValue : storedValue, minimumValue), maximumValue)
    }
  }

  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  /// Whether a step beyond one end goes on at the other.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { ControlSize.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSize.stepper }

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
