import Foundation

/// The pixels of an image: how many there are, without them.
public final class CGImage: Hashable, Sendable {
  /// How many columns there are.
  public let width: Int
  /// How many rows there are.
  public let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

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
