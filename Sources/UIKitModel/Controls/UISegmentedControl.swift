import Foundation

/// A control of segments of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private let objectiveC = ObjectiveCTable<UISegmentedControlMembers>()

  /// The index that means that no segment is selected.
  public nonisolated static let noSegment = -1

  /// A title or an image, and what it does.
  private struct Content {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
    /// In points; 0 for as wide as the others.
    var width: CGFloat = 0
  }

  private var segments: [Content] = []
  var looks = SegmentLooks()
  private var storedSelection = UISegmentedControl.noSegment

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with segments of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Content(title: item as? String, image: item as? UIImage))
    }
    frame.size = intrinsicContentSize
  }

  /// A control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Content(title: $0.title, image: $0.image, action: $0) }
  }

  /// Archives do not exist here; the control is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The selected segment or ``noSegment``; one that does not exist selects none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Whether a segment does not stay selected after a tap.
  open var isMomentary = false
  /// Whether segments are as wide as their content; held.
  open var apportionsSegmentWidthsByContent = false
  /// The color behind the selected segment (iOS 13); held.
  open var selectedSegmentTintColor: UIColor?

  // MARK: Segments

  /// Inserts a segment with a title; an index beyond the end counts as the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end counts as the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }

  private func insert(_ segment: Content, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange()
  }

  /// Removes a segment; an index that does not exist changes nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedSelection == segment { storedSelection = Self.noSegment }
    if storedSelection > segment { storedSelection -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments, and the selection with them.
  open func removeAllSegments() {
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment, which then has no image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  /// Sets the image of a segment, which then has no title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Inserts a segment with the title or image of an action (iOS 14).
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Content(title: action.title, image: action.image, action: action), at: segment)
  }
  /// Sets what a segment does, and its title or image (iOS 14).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// What a segment does (iOS 14); nil without an action.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Sets the width of a segment, in points; 0 for as wide as the others. Held: all are drawn alike.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// The width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  private func change(_ index: Int, _ change: (inout Content) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> Content? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// The title of a segment; nil for one that has an image or does not exist.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// The image of a segment; nil for one that has a title or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Whether a segment can be selected.
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
      width: TextMeasure.roundedUp(widest, scale: pixelScale) * CGFloat(segments.count),
      height: systemVersion.behavior.segmentHeight)
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
