import Foundation

// The same image in another configuration, and with other values for how it is placed and stretched.

extension UIImage {
  /// How the middle of an image with caps fills a larger place.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// What selected the variant (iOS 13); nil where nothing did.
  public var configuration: Configuration? { values.configuration }
  /// What selected the variant of a symbol (iOS 13); nil where nothing did.
  public var symbolConfiguration: SymbolConfiguration? {
    values.configuration as? SymbolConfiguration
  }
  /// The traits that the image is for: those in effect.
  public var traitCollection: UITraitCollection { .current }

  /// The symbol in another configuration, applied to its own (iOS 13); nil for an image that is no
  /// symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  // MARK: Direction

  /// Which way the image is turned.
  public var imageOrientation: Orientation { values.orientation }
  /// Whether the image is mirrored where one reads from right to left; held.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForDirection }
  /// The image, mirrored where one reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForDirection = true }
  }
  /// The image, mirrored (iOS 10).
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Alignment

  /// How far the edges that layout aligns are inside the image, in points; held.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// The image with other edges for layout, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }
  /// How far the baseline is above the lower edge, in points (iOS 13); nil without one. Held.
  public var baselineOffsetFromBottom: CGFloat? { values.baseline }
  /// Whether the image has a baseline (iOS 13).
  public var hasBaseline: Bool { values.baseline != nil }
  /// The image with a baseline, in points above its lower edge (iOS 13).
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  /// The image without a baseline (iOS 13).
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  // MARK: Stretching

  /// How the middle fills a larger place; held.
  public var resizingMode: ResizingMode { values.resizingMode }
  /// The image with ends that keep their size when it grows, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// The image with ends that keep their size: all but one point behind the left and the top one.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  // MARK: Several images

  /// An image of several, of which the first is shown; nil for none.
  ///
  /// - Parameters:
  ///   - images: Those of one round, in their order.
  ///   - duration: How long one round takes, in seconds; held.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { ($0.frames, $0.duration) = (images, duration) }
  }
  /// The images of one that is animated; nil for another.
  public var images: [UIImage]? { values.frames }
  /// How long one round takes, in seconds; 0 for an image that is not animated.
  public var duration: TimeInterval { values.duration }

  // MARK: Ahead of time

  /// The image, decoded (iOS 15): the same, since there are no pixels.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands the decoded image over (iOS 15): at once, since there are no pixels.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The decoded image (iOS 15).
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The image in another size, in points (iOS 15); nil for a size that is not positive.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return with { ($0.size, $0.data) = (size, nil) }
  }
  /// Hands the image over in another size, in points (iOS 15): at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  /// The image in another size, in points (iOS 15).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Inert: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Inert: nothing is drawn.
  public func drawAsPattern(in rect: CGRect) {}
}

extension UIImage.Orientation {
  /// The same turn of the mirrored image.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// A configuration that selects nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    Self(pointSize: UIFont.labelFontSize)
  }

  /// A symbol for text in `font`, at `scale`.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
  /// A symbol in these colors (iOS 15), beside text of the standard size; nothing is drawn in them.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: UIFont.labelFontSize) }
  /// A symbol in shades of a color (iOS 15), beside text of the standard size; nothing is drawn in
  /// them.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(pointSize: UIFont.labelFontSize)
  }
  /// A symbol in its own colors (iOS 15), beside text of the standard size.
  public class func preferringMulticolor() -> Self { Self(pointSize: UIFont.labelFontSize) }
  /// A symbol in one color (iOS 16), beside text of the standard size.
  public class func preferringMonochrome() -> Self { Self(pointSize: UIFont.labelFontSize) }

  /// The configuration with what another one specifies (iOS 15).
  public func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self {
    Self(pointSize: (otherConfiguration.ownPointSize ?? ownPointSize) ?? UIFont.labelFontSize)
  }

  /// The size that the configuration selects, in points; nil for the standard one.
  private var ownPointSize: CGFloat? { pointSize == UIFont.labelFontSize ? nil : pointSize }
}

extension UIImage.SymbolWeight {
  /// The weight of fonts that a symbol of the weight fits.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UITraitCollection {
  /// What selects the variant of an image for the traits (iOS 13).
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
}
