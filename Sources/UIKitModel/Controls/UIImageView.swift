import Foundation

/// A view that shows an image; it has the image's size.
@preconcurrency @MainActor open class UIImageView: UIView {
  private let objectiveC = ObjectiveCTable<UIImageViewMembers>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// A view as large as `image` that shows another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Archives do not exist here; the view is made with a zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(UIKitSubclassing) open override func setUpForCoder() {
    super.setUpForCoder()
    isUserInteractionEnabled = false
  }

  /// The image; its size in points is the intrinsic size of the view.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      announce("image")
    }
  }
  /// Whether the image grows with the text sizes of accessibility; held.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The image while the view is highlighted; nil for ``image``.
  open var highlightedImage: UIImage?
  /// Whether the view shows its highlighted image.
  open var isHighlighted = false
  /// The configuration of symbol images (iOS 13).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  // MARK: Animation

  /// The images that are shown one after the other.
  open var animationImages: [UIImage]?
  /// The time in seconds for all images; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often the animation runs; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether ``startAnimating()`` was called last.
  open private(set) var isAnimating = false

  /// Begins to show the images one after the other, if there are any.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops showing the images one after the other.
  open func stopAnimating() { isAnimating = false }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
