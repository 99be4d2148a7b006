import Foundation

/// A view that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private let objectiveC = ObjectiveCTable<UIProgressViewMembers>()

  /// The look of a progress view.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The look of the bar.
  open var progressViewStyle = Style.default
  private var storedProgress: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, kept between 0 and 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isFinite ? min(max(progress, 0), 1) : storedProgress
  }

  /// The color of the part that is done; held.
  open var progressTintColor: UIColor?
  /// The color of the part that is not done; held.
  open var trackTintColor: UIColor?
  /// The progress that the view follows; held.
  open var observedProgress: Progress?
  /// The image of the part that is done; held.
  open var progressImage: UIImage?
  /// The image of the part that is not done; held.
  open var trackImage: UIImage?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: systemVersion.behavior.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemVersion.behavior.progressHeight)
  }
}
