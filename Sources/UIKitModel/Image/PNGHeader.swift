import Foundation

/// The part of a PNG file that holds the size of the image (PNG specification, 5.2 and 11.2.2).
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let widthOffset = 16
  private static let heightOffset = 20

  /// The size in pixels; nil when the data is no PNG file.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(heightOffset + 4))
    guard bytes.count == heightOffset + 4, bytes.starts(with: signature) else { return nil }
    let size = CGSize(width: number(bytes, widthOffset), height: number(bytes, heightOffset))
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> CGFloat {
    CGFloat(bytes[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }
}
