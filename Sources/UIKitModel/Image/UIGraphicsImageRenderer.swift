import Foundation

/// Makes images of a size; what is drawn into them is not kept.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// How the images are stored.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of images of `size` points at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// A renderer of images of the size of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer of images of the size of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// A renderer of images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// An image, after `actions` have drawn it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    format.bounds = bounds
    actions(UIGraphicsImageRendererContext(format: format))
    return UIImage(UIImage.Values(size: bounds.size, scale: format.scale))
  }

  /// A transparent PNG file of the image's size, after `actions` have drawn it; no data for an image
  /// of no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// No data, after `actions` have drawn the image: there are no pixels to compress.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// How rendered images are stored.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// The rectangle of the image that is drawn, in points.
  open internal(set) var bounds = CGRect.zero
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
