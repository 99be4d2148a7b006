import Foundation

/// Makes images of a size; what is drawn into them is not kept.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// How the images are stored.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// A renderer of images of `size` points at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// A renderer of images of the size of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// A renderer of images of the size of a rectangle, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// A renderer of images of `size` points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// An image, after `actions` have drawn it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format: format))
    return UIImage(UIImage.Values(size: size, scale: format.scale))
  }
}

/// How rendered images are stored.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the image has no transparent parts.
  open var opaque = false

  /// The format of the screen.
  open class func `default`() -> Self { preferred() }

  /// The format of the screen.
  open class func preferred() -> Self { self.init() }

  public required override init() { super.init() }
}

/// Where an image is drawn. Inert: there are no pixels.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// How the image is stored.
  public let format: UIGraphicsImageRendererFormat

  init(format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init()
  }

  /// Where the image is drawn.
  public let cgContext = CGContext()

  /// Fills a rectangle with the present color. Inert: nothing is drawn.
  open func fill(_ rect: CGRect) {}
}
