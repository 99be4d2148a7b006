import Foundation

/// A control for a value from a range; a touch sets it by its place.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The value, kept within the range; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, kept within the range, without an event.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value.isFinite ? value : storedValue, minimumValue), maximumValue)
  }

  /// The least value; the value is kept above it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// The greatest value; the value is kept below it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// Whether the value changes while the finger moves, as against when it leaves.
  open var isContinuous = true
  /// The color of the track up to the value; held.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track beyond the value; held.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; held.
  open var thumbTintColor: UIColor?
  /// The image at the end of the least value; held.
  open var minimumValueImage: UIImage?
  /// The image at the end of the greatest value; held.
  open var maximumValueImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemVersion.behavior.sliderHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemVersion.behavior.sliderHeight)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isContinuous { didTap(at: touch.location(in: self)) }
    return true
  }

  override func didTap(at point: CGPoint) {
    guard bounds.width > 0 else { return }
    let part = Float(min(max(point.x / bounds.width, 0), 1))
    let old = storedValue
    setValue(minimumValue + (maximumValue - minimumValue) * part, animated: false)
    if storedValue != old { sendValueChanged() }
  }
}
