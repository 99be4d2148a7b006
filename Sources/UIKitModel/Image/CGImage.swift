import Foundation

/// The pixels of an image: how many there are, and those that the app gave.
public final class CGImage: Hashable, Sendable {
  private let form: CGBitmapForm?
  /// The bytes that the app gave; nil for transparent pixels.
  private let bytes: Data?
  /// How many columns there are.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Whether pixels are mixed where the image is larger than they are; held.
  public let shouldInterpolate: Bool
  /// How colors are shown that a space does not have; held.
  public let renderingIntent: CGColorRenderingIntent

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    form = CGBitmapForm(
      width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(CGColorSpace.sRGB),
      info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    (bytes, shouldInterpolate, renderingIntent) = (nil, true, .defaultIntent)
  }

  /// An image of a form with bytes.
  init(
    _ form: CGBitmapForm, bytes: Data, shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent
  ) {
    (width, height, self.form, self.bytes) = (form.width, form.height, form, bytes)
    (self.shouldInterpolate, renderingIntent) = (shouldInterpolate, intent)
  }

  /// An image of bytes; nil without a size, or with rows too short for it. `decode` is not used.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let form = CGBitmapForm(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
    guard let form else { return nil }
    self.init(
      form, bytes: provider.data.map { $0 as Data } ?? Data(), shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  /// How many bits a part of a color has.
  public var bitsPerComponent: Int { form?.bitsPerComponent ?? 0 }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { form?.bitsPerPixel ?? 0 }
  /// How many bytes a row has.
  public var bytesPerRow: Int { form?.bytesPerRow ?? 0 }
  /// The colors; sRGB where the app gave no pixels.
  public var colorSpace: CGColorSpace? { form?.space }
  /// The form of a pixel.
  public var bitmapInfo: CGBitmapInfo { form?.info ?? [] }
  /// Where a pixel has its opacity.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
  /// Whether the image is a mask: never.
  public var isMask: Bool { false }
  /// The bytes; those of transparent pixels where the app gave none.
  public var dataProvider: CGDataProvider? {
    form.map { CGDataProvider(bytes ?? Data(count: $0.height * $0.bytesPerRow)) }
  }

  /// The same image.
  public func copy() -> CGImage? { self }
  /// The same image; it is not converted.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
  /// The same image; it is not masked.
  public func masking(_ mask: CGImage) -> CGImage? { self }

  /// A part of the image, in pixels; nil if it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(width: Int(part.width.rounded()), height: Int(part.height.rounded()))
  }

  /// Whether it is the same image.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Mixes the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage {
  /// How many pixels the image has; nil for one of no size.
  public var cgImage: CGImage? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
    return CGImage(width: Int(width.rounded()), height: Int(height.rounded()))
  }

  /// An image of the pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of the pixels, `scale` a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      Values(
        size: CGSize(
          width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale, orientation: orientation))
  }
}
