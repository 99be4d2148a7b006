import Foundation

/// A control for a value from a range; a touch sets it by its place.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let objectiveC = ObjectiveCTable<UISliderMembers>()

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

  private var thumbImages: [UIControl.State.RawValue: UIImage] = [:]

  /// Sets the image of the thumb in a state; held.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
  }
  /// The image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }
  /// Sets the image of the track up to the value. Inert: nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the image of the track beyond the value. Inert: nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The rectangle of the track in bounds, in points: from side to side, of no height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY, width: bounds.width, height: 0)
  }

  /// The rectangle of the thumb for a value, in points: at its place on the track, of no size, since
  /// the model's thumb has none.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(x: rect.minX + rect.width * part, y: rect.midY, width: 0, height: 0)
  }

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
