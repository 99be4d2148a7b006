import Foundation

/// The type of a color literal without another type in its context.
public typealias _ColorLiteralType = UIColor

/// A color as four components, each from 0 to 1.
///
/// Nothing is drawn, so a color is only what it was made of. The model's environment is in light
/// appearance; a dynamic color has its light components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat
  /// What resolves a dynamic color; nil for a fixed one.
  private let provider: ((UITraitCollection) -> UIColor)?

  /// A color of red, green and blue; components outside of 0 to 1 are kept (extended sRGB).
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = Self.clamped(alpha)
    provider = nil
    super.init()
  }

  /// A color of nothing: black that is not seen.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// The color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color of the Display P3 space; its components are taken as they are.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color by hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The color of a `CGColor`.
  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// A color of an asset catalog. There are none here: it is black and never nil, so that code
  /// that unwraps its assets runs.
  public convenience init?(named name: String) { self.init(white: 0, alpha: 1) }

  /// The same, of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A color that depends on the traits; its light components are read at once.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    provider = dynamicProvider
    super.init()
  }

  private static func clamped(_ part: CGFloat) -> CGFloat {
    part.isFinite ? min(max(part, 0), 1) : 0
  }

  /// The color under the traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The same color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The components as a `CGColor`.
  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Writes the components to where the pointers point; always true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the gray value and the opacity, if the color is a gray.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity; always true.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let hsb = hueSaturationBrightness
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = self.alpha
    return true
  }

  /// Inert: there is no drawing context whose fill color could be set.
  open func setFill() {}
  /// Inert: there is no drawing context whose stroke color could be set.
  open func setStroke() {}
  /// Inert: there is no drawing context whose colors could be set.
  open func set() {}

  /// Whether the components are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    return hasher.finalize()
  }

  open override var description: String {
    let numbers = [red, green, blue, alpha].map { String(format: "%g", Double($0)) }
    return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
  }
}
