import Foundation
import Testing
import UIKitModel

/// Files of images that have no pixels.
@MainActor struct ImageDataTests {
  @Test(arguments: [1.0, 7, 640])
  func `a drawn image has a file of its size, which makes an image with the same file`(
    side: Double
  ) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: 2 * side), format: format
    ).image { $0.fill(.zero) }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: side, height: 2 * side))
    #expect(read.pngData() == data)
  }

  @Test func `an image of no size has no file, and neither has one of a size without end`() {
    #expect(UIImage().pngData() == nil)
    let sizes = [CGSize(width: 1e30, height: 1), CGSize(width: CGFloat.nan, height: 1)]
    for size in sizes {
      let image = UIGraphicsImageRenderer(size: size).image { _ in }
      #expect(image.pngData() == nil)
    }
  }
}
