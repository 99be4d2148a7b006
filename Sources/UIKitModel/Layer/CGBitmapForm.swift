import Foundation

/// The form of the pixels of an image.
struct CGBitmapForm: Sendable {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace?
  let info: CGBitmapInfo

  /// A form; rows of 0 bytes are as long as they have to be. Nil without a size, or with rows too
  /// short for it.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int? = nil, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, (1...32).contains(bitsPerComponent) else { return nil }
    let components = (space?.numberOfComponents ?? 0) + (info.alpha.isPart ? 1 : 0)
    let bits = bitsPerPixel ?? bitsPerComponent * components
    let (rowBits, isTooWide) = width.multipliedReportingOverflow(by: bits)
    guard bits > 0, !isTooWide else { return nil }
    let needed = rowBits / 8 + (rowBits % 8 == 0 ? 0 : 1)
    let row = bytesPerRow == 0 ? needed : bytesPerRow
    guard row >= needed, !row.multipliedReportingOverflow(by: height).overflow else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bits)
    (self.space, self.info) = (space, info)
  }
}

extension CGImageAlphaInfo {
  /// Whether a pixel has a part for the opacity, or for nothing in its place.
  fileprivate var isPart: Bool { self != .none }
}
