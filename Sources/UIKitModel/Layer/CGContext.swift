import Foundation

/// Where something is drawn. Inert: there are no pixels; the current transform is kept.
public final class CGContext: NSObject {
  /// The form of the memory; nil for the context of an image or a document.
  private let bitmap: CGBitmapForm?
  private let ownedData: UnsafeMutableRawPointer?
  private let givenData: UnsafeMutableRawPointer?
  private var transforms: [CGAffineTransform] = []
  /// The current transform: that of the calls, from one that changes nothing.
  public private(set) var ctm = CGAffineTransform.identity
  /// How an image is drawn in another size; held.
  public var interpolationQuality = CGInterpolationQuality.default
  /// How glyphs are turned; held.
  public var textMatrix = CGAffineTransform.identity
  /// Where glyphs begin; held.
  public var textPosition = CGPoint.zero

  /// A context without memory.
  public override init() {
    (bitmap, ownedData, givenData) = (nil, nil, nil)
    super.init()
  }

  /// A context of memory, that of `data` or of its own; nil without a size, or with rows too short
  /// for it. Nothing is drawn: the memory stays as it is, its own as transparent black.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data,
      CGBitmapForm(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo)))
  }

  /// A context of memory for an image of a form; nil without a size, or with rows too short for it.
  private init?(_ data: UnsafeMutableRawPointer?, _ form: CGBitmapForm?) {
    guard let form else { return nil }
    (bitmap, givenData) = (form, data)
    ownedData = data == nil ? calloc(form.height, form.bytesPerRow) : nil
    super.init()
  }

  /// A context of a document that is written to `consumer`. Inert: nothing is written.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) { self.init() }

  /// A context of a document that is written to a file. Inert: nothing is written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) { self.init() }

  deinit { free(ownedData) }

  // MARK: Memory

  /// The memory; nil where there is none.
  public var data: UnsafeMutableRawPointer? { givenData ?? ownedData }
  /// How many columns the memory has; 0 where there is none.
  public var width: Int { bitmap?.width ?? 0 }
  /// How many rows the memory has; 0 where there is none.
  public var height: Int { bitmap?.height ?? 0 }
  /// How many bits a part of a color has; 0 where there is no memory.
  public var bitsPerComponent: Int { bitmap?.bitsPerComponent ?? 0 }
  /// How many bits a pixel has; 0 where there is no memory.
  public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }
  /// How many bytes a row has; 0 where there is no memory.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The colors of the memory; nil where there is none.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// The form of a pixel; empty where there is no memory.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// Where a pixel has its opacity; nowhere where there is no memory.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

  /// An image of the memory as it is; nil where there is none.
  public func makeImage() -> CGImage? {
    guard let bitmap, let data else { return nil }
    return CGImage(
      bitmap, bytes: Data(bytes: data, count: bitmap.height * bitmap.bytesPerRow))
  }

  // MARK: State

  /// Keeps the current transform, to be taken up again.
  public func saveGState() { transforms.append(ctm) }
  /// Takes up the transform that was kept last; without one nothing happens.
  public func restoreGState() { ctm = transforms.popLast() ?? ctm }
  /// Shifts what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Scales what is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns what is drawn, by an angle in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  // MARK: Colors and lines

  /// Inert: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Inert: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Inert: nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Inert: nothing is drawn.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Inert: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Inert: nothing is drawn.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Inert: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  // MARK: Paths

  /// Inert: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func fill(_ rects: [CGRect]) {}
  /// Inert: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Inert: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Inert: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Inert: nothing is drawn.
  public func addLines(between points: [CGPoint]) {}
  /// Inert: nothing is drawn.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Inert: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func addRects(_ rects: [CGRect]) {}
  /// Inert: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Inert: nothing is drawn.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Inert: nothing is drawn.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Inert: nothing is drawn.
  public func strokePath() {}
  /// Inert: nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Inert: nothing is drawn.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Inert: nothing is drawn.
  public func clip(to rects: [CGRect]) {}
  /// Inert: nothing is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {}

  // MARK: Layers and pages

  /// Begins what is drawn as one. Inert: nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  /// Begins what is drawn as one, in a rectangle. Inert: nothing is drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  /// Ends what is drawn as one. Inert: nothing is drawn.
  public func endTransparencyLayer() {}
  /// Begins a page. Inert: nothing is written.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Ends a page. Inert: nothing is written.
  public func endPage() {}
  /// Begins a page of a PDF document. Inert: nothing is written.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of a PDF document. Inert: nothing is written.
  public func endPDFPage() {}
  /// Ends a PDF document. Inert: nothing is written.
  public func closePDF() {}
  /// Has what was drawn be seen. Inert: nothing is drawn.
  public func flush() {}
  /// Waits until what was drawn is seen. Inert: nothing is drawn.
  public func synchronize() {}
}
