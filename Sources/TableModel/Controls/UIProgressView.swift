import Foundation

/// A view that shows how much is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of a progress view.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

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

  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isFinite ? min(max(progress, 0), 1) : storedProgress
  }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSize.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSize.progressHeight)
  }
}
