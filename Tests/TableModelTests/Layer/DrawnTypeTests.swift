import Foundation
import TableModel
import Testing

/// Contexts, images and paths of Core Graphics, and values of layers.
@MainActor @Suite struct DrawnTypeTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  @Test func `a context of memory has its size, its bytes and its transform`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
    #expect(context.bytesPerRow == 16 && context.bitsPerPixel == 32 && context.width == 4)
    #expect(context.alphaInfo == .premultipliedLast)
    context.data?.storeBytes(of: 7, toByteOffset: 3, as: UInt8.self)
    let image = try #require(context.makeImage())
    #expect(image.width == 4 && image.height == 2)
    let bytes = try #require(image.dataProvider?.data.map { $0 as Data })
    #expect(bytes.count == 32 && bytes[3] == 7)
    context.saveGState()
    context.translateBy(x: 0, y: 2)
    context.scaleBy(x: 1, y: -1)
    #expect(CGPoint(x: 1, y: 2).applying(context.ctm) == CGPoint(x: 1, y: 0))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
  }

  @Test(arguments: [(0, 0), (-1, 0), (4, 3), (Int.max, 0)])
  func `a context of no size, or of rows too short for it, is none`(width: Int, row: Int) {
    let context = CGContext(
      data: nil, width: width, height: 1, bitsPerComponent: 8, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba)
    #expect(context == nil)
  }

  @Test func `an image of bytes has them`() throws {
    let bytes = Data([1, 2, 3, 4])
    let provider = try #require(CGDataProvider(data: bytes as CFData))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: rgba),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(image.dataProvider?.data.map { $0 as Data } == bytes)
    #expect(UIImage(cgImage: image).size == CGSize(width: 1, height: 1))
  }

  @Test func `a path grows, and its copies do not`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let copy = try #require(path.copy())
    path.addRect(
      CGRect(x: 0, y: 0, width: 4, height: 20), transform: CGAffineTransform(scaleX: 5, y: 1))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(copy.boundingBox.width == 10 && copy != path)
    let curve = UIBezierPath(cgPath: path)
    path.addLine(to: CGPoint(x: 100, y: 0))
    #expect(curve.bounds.width == 20)
    curve.setLineDash([3, 1], count: 2, phase: 2)
    var (count, phase): (Int, CGFloat) = (0, 0)
    curve.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 2)
  }

  @Test func `layers are set all at once`() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    outer.sublayers = [first, second]
    #expect(second.superlayer === outer)
    outer.sublayers = [second]
    #expect(first.superlayer == nil && outer.sublayers?.count == 1)
    outer.sublayers = nil
    #expect(second.superlayer == nil && outer.sublayers == nil)
  }

  @Test func `an animation is an action of a layer`() {
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "opacity": CABasicAnimation(keyPath: "opacity")]
    layer.action(forKey: "opacity")?.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.action(forKey: "position") is NSNull && layer.action(forKey: "mask") == nil)
  }

  @Test func `a pace has the points of its curve`() {
    let pace = CAMediaTimingFunction(controlPoints: 0.25, -0.4, 0.5, 1)
    var point: [Float] = [0, 0]
    pace.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, -0.4])
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
    #expect(point == [0.58, 1])
    pace.getControlPoint(at: 9, values: &point)
    #expect(point == [0.58, 1])
  }

  @Test func `a map of space is a value`() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
  }

  @Test func `a color literal is a color of a layer`() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor.red.cgColor)
    #expect(UIColor().cgColor.alpha == 0)
  }

  @Test func `what is not drawn can be called`() throws {
    let context = CGContext()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setShadow(offset: .zero, blur: 2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip(to: .zero, mask: try #require(CGContext.pixel.makeImage()))
    context.fillPath(using: .evenOdd)
    context.fillPath()
    context.clip()
    context.endTransparencyLayer()
    context.interpolationQuality = .none
    #expect(context.interpolationQuality == .none && context.makeImage() == nil)
    UIImage().draw(in: .zero, blendMode: .normal, alpha: 1)
    "text".draw(with: .zero, attributes: nil, context: nil)
    NSAttributedString(string: "text").draw(with: .zero, context: nil)
    #expect(NSAttributedString(string: "text").boundingRect(with: .zero, context: nil).width > 0)
    let emitter = CAEmitterLayer()
    (emitter.renderMode, emitter.emitterMode) = (.additive, .outline)
    emitter.drawsAsynchronously = true
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.isAdditive = true
    #expect(animation.isAdditive && !animation.isCumulative)
    let font = CGFont("Helvetica" as CFString)
    #expect(font?.postScriptName as String? == "Helvetica")
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect(CGContext(consumer: consumer, mediaBox: nil, nil) != nil)
  }
}

extension CGContext {
  fileprivate static var pixel: CGContext {
    CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) ?? CGContext()
  }
}
