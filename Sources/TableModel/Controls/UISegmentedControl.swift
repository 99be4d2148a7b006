import Foundation

/// A control of segments of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Says that no segment is selected.
  public nonisolated static let noSegment = -1

  /// A segment.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []
  private var storedSelection = UISegmentedControl.noSegment

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with segments of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    frame.size = intrinsicContentSize
  }

  /// A control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// Archives do not exist here; the control is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }

  /// The selected segment or ``noSegment``; one that does not exist selects none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedSelection == segment { storedSelection = Self.noSegment }
    if storedSelection > segment { storedSelection -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Inert: titles have the system's looks.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  private func segmentsDidChange() { invalidateIntrinsicContentSize() }

  // MARK: Size

  /// As wide as the widest title for each segment.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize + 1)
    let widths = segments.map { segment in
      segment.image?.size.width
        ?? TextBlock(segment.title ?? "", font: font).size(within: .infinity).width
    }
    let widest = (widths.max() ?? 0) + ControlSize.segmentMargin
    return CGSize(
      width: TextMeasure.roundedUp(widest, pixel: pixel) * CGFloat(segments.count),
      height: ControlSize.segmentHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func didTap(at point: CGPoint) {
    guard !segments.isEmpty, bounds.width > 0 else { return }
    let part = min(max(point.x / bounds.width, 0), 1)
    let index = min(Int(part * CGFloat(segments.count)), segments.count - 1)
    guard segments[index].isEnabled, index != storedSelection || isMomentary else { return }
    storedSelection = index
    segments[index].action?.perform(sender: self)
    sendValueChanged()
    if isMomentary { storedSelection = Self.noSegment }
  }
}
