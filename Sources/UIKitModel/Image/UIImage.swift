import Foundation

/// The type of an image literal without another type in its context.
public typealias _ImageLiteralType = UIImage

/// An image: its size and how it is shown, without pixels.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// What an image is made of.
  struct Values {
    var name: String?
    var isSymbol = false
    var size = CGSize.zero
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var orientation = Orientation.up
    var flipsForDirection = false
    var baseline: CGFloat?
    var configuration: Configuration?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var data: Data?
  }

  let values: Values
  /// What VoiceOver reads for the image; held.
  open var accessibilityLabel: String?
  /// What VoiceOver reads about the result of an action; held.
  open var accessibilityHint: String?
  /// What VoiceOver reads as the image's value; held.
  open var accessibilityValue: String?
  /// How the image behaves, for VoiceOver; held.
  open var accessibilityTraits: UIAccessibilityTraits = .image
  /// Whether VoiceOver reads the image; held.
  open var isAccessibilityElement = false
  /// The name by which tests find the image; it is not spoken.
  open var accessibilityIdentifier: String?
  /// The name of the asset or symbol; nil for an image without one.
  package var name: String? { values.name }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// An image of no size.
  public override convenience init() { self.init(Values()) }

  /// The image `name` of the main bundle: of an asset catalog, which is read as it lies in the
  /// sources, or a PNG file. Without one there is no image.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// An image of the asset catalog whose size in points is known from elsewhere.
  package convenience init(named name: String, size: CGSize) {
    self.init(Values(name: name, size: size))
  }

  /// The image of an image literal; where there is none it has no size. UIKit's traps.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(ImageFinder.shared.values(named: name, in: nil) ?? Values(name: name))
  }

  /// The image `name` of a bundle, nil for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// The image `name` of a bundle, nil for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let values = ImageFinder.shared.values(named: name, in: bundle) else { return nil }
    self.init(values)
  }

  /// A symbol of the system, as high and wide as a line of the configuration's font is high.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system. A name that is not made of the words of symbols has none.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard SymbolNames.contain(name) else { return nil }
    self.init(symbolNamed: name, withConfiguration as? SymbolConfiguration)
  }

  /// A symbol that is known to exist, as in a file of Interface Builder.
  package convenience init(symbolNamed name: String, _ configuration: SymbolConfiguration? = nil) {
    let side = UIFont.systemFont(ofSize: configuration?.pointSize ?? UIFont.labelFontSize)
      .lineHeight.rounded()
    self.init(
      Values(
        name: name, isSymbol: true, size: CGSize(width: side, height: side),
        renderingMode: .alwaysTemplate))
  }

  /// The system's image of a plus in a circle (iOS 13).
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// The system's image of a minus in a circle (iOS 13).
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// The system's image of three dots in a circle (iOS 13).
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The system's image of a check mark (iOS 13).
  public class var checkmark: UIImage { symbol("checkmark") }
  /// The system's image of a check mark in a circle (iOS 13).
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  /// The symbol of a name. Which symbols UIKit's images are is the model's choice; no public source.
  private static func symbol(_ name: String) -> UIImage { UIImage(symbolNamed: name) }

  /// An image from data in the PNG format; other formats give nil.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image from data in the PNG format, at `scale` pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let pixels = ImageHeader.pixels(of: data) else { return nil }
    self.init(
      Values(
        size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale,
        data: data))
  }

  /// An image from a file in the PNG format; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  // MARK: Values

  /// The size in points.
  open var size: CGSize { values.size }
  /// Pixels a point.
  open var scale: CGFloat { values.scale }
  /// Whether the image is drawn in the tint color.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// The parts at the edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// Whether the image is a symbol (iOS 13).
  open var isSymbolImage: Bool { values.isSymbol }

  func with(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// The same image, shown in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same image; there are no pixels to tint.
  open func withTintColor(_ color: UIColor) -> UIImage { with { _ in } }

  /// The same image, shown in another way; there are no pixels to tint.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The image in another configuration, which changes the size of a symbol.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let name = values.name else {
      return with { $0.configuration = configuration }
    }
    let symbol = UIImage(symbolNamed: name, configuration as? SymbolConfiguration)
    return symbol.with { $0.configuration = configuration }
  }

  /// The same image with ends that keep their size when it grows.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  /// The data that the image was made from, if it was PNG; for an image without pixels a
  /// transparent file of its size, and nil for one of no size.
  open func pngData() -> Data? {
    values.data
      ?? PNGWriter.transparent(
        CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Inert: there are no pixels to compress.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Inert: nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard let name = values.name else { return self === other }
    return name == other.values.name && size == other.size
  }

  open override var hash: Int { values.name?.hashValue ?? ObjectIdentifier(self).hashValue }
}

// MARK: - Values

extension UIImage {
  /// Whether an image shows its colors or those of its view.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Which way an image is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// What selects a variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What selects a variant of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text beside the symbol, in points.
    let pointSize: CGFloat

    /// A symbol for text of `pointSize` points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    /// A symbol for text of `pointSize` points in `weight`.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// A symbol for text of `pointSize` points in `weight`, at `scale`.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }

    /// A symbol for text in `font`.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// A symbol for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// A symbol for text of a style, at `scale`.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }

    /// A symbol at `scale` beside text of the standard size.
    public convenience init(scale: SymbolScale) { self.init(pointSize: UIFont.labelFontSize) }

    /// A symbol in `weight` beside text of the standard size.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: UIFont.labelFontSize) }
  }
}
