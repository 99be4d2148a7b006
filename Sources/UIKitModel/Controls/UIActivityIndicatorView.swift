import Foundation

/// A view that turns while something takes time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private let objectiveC = ObjectiveCTable<UIActivityIndicatorViewMembers>()

  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  /// The size of the indicator.
  open var style: Style
  /// The color of the indicator.
  open var color: UIColor! = .systemGray
  /// Whether it is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// An indicator of a style, in its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// An indicator of a nib. It cannot fail, as UIKit's cannot, unlike that of its superclass.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
    (coder as? any NibDecoder)?.decode(into: self)
  }

  /// Begins to turn, and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops turning, and hides the indicator if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(of style: Style) -> CGSize {
    style == .large || style == .whiteLarge ? ControlSize.largeIndicator : ControlSize.indicator
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
