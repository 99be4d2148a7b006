import Foundation
import Testing
import UIKitModel

@MainActor
@Suite("Variants of images")
struct ImageVariantTests {
  private func image(_ width: CGFloat, _ height: CGFloat) throws -> UIImage {
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    return try #require(pixels.size == CGSize(width: width, height: height) ? pixels : nil)
  }

  @Test("A symbol keeps the configuration that it was made with")
  func configuration() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.symbolConfiguration == nil)
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(large.configuration is UIImage.SymbolConfiguration)
    #expect(large.size.height > star.size.height)
    // What the other one does not select stays.
    let bold = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold?.size == large.size)
    #expect(try image(3, 3).applyingSymbolConfiguration(.unspecified) == nil)
  }

  @Test("Values of an image are those of its copies")
  func values() throws {
    let plain = try image(20, 10)
    #expect(!plain.hasBaseline && !plain.flipsForRightToLeftLayoutDirection)
    let placed = plain.withBaselineOffset(fromBottom: 2)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(placed.baselineOffsetFromBottom == 2 && placed.alignmentRectInsets.top == 1)
    #expect(placed.flipsForRightToLeftLayoutDirection && placed.size == plain.size)
    #expect(!placed.imageWithoutBaseline().hasBaseline)
    let mirrored = plain.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == .upMirrored)
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == .up)
    let caps = plain.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(caps.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    #expect(caps.resizingMode == .stretch)
  }

  @Test("Several images make one, and a thumbnail has the size that is wanted")
  func several() async throws {
    let plain = try image(20, 10)
    let both = UIImage.animatedImage(with: [plain, try image(5, 5)], duration: 2)
    #expect(both?.images?.count == 2 && both?.duration == 2 && both?.size == plain.size)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil && plain.images == nil)
    let size = CGSize(width: 4, height: 2)
    #expect(plain.preparingThumbnail(of: size)?.size == size)
    #expect(await plain.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(plain.preparingThumbnail(of: CGSize(width: 0, height: 2)) == nil)
    #expect(plain.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 2)) == nil)
  }
}
