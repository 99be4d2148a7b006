import Foundation
import Testing
import UIKitModel

/// Colors, outlines and contexts, of which nothing is drawn.
@MainActor struct DrawingPartTests {
  @Test func `a gray has two components, and another opacity in a copy`() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.components == [0.5, 1] && gray.numberOfComponents == 2)
    #expect(gray.copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.copy(alpha: 0)?.components == [1, 0, 0, 0])
    #expect(red.numberOfComponents == 4 && red.colorSpace != nil)
  }

  @Test func `an outline is moved, reversed and gone along`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.lineWidth = 5
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 5 && reversed.currentPoint == CGPoint(x: 11, y: 2))
    var steps: [String] = []
    reversed.cgPath.applyWithBlock {
      steps.append("\($0.pointee.type.rawValue) \(Int($0.pointee.points[0].x))")
    }
    #expect(steps == ["0 13", "1 11"])
  }

  @Test func `pages of a document have the size that was set, or the usual one`() {
    UIGraphicsBeginPDFContextToData(NSMutableData(), .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 100)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero && UIGraphicsGetCurrentContext() == nil)
    #expect(CGPDFDocument(NSURL(fileURLWithPath: "/none.pdf")) == nil)
  }

  @Test func `a renderer knows its rectangle while it draws, and makes files`() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 3, height: 4))
    var bounds = CGRect.zero
    let data = renderer.pngData { bounds = $0.format.bounds }
    #expect(bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UIImage(data: data) != nil)
    #expect(renderer.jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
  }

  @Test func `a layer and an animation have a time that is held`() {
    let layer = CALayer()
    #expect(layer.fillMode == .removed && CATransform3DIsIdentity(layer.sublayerTransform))
    layer.fillMode = .forwards
    layer.repeatCount = 2
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let times: [any CAMediaTiming] = [layer, CAKeyframeAnimation()]
    #expect(times.map(\.repeatCount) == [2, 0] && layer.fillMode == .forwards)
    #expect(layer.sublayerTransform.m11 == 2)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
  }

  @Test func `a transaction takes its values by their keys`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
  }

  @Test func `texts are drawn nowhere`() {
    "a".draw(in: .zero, withAttributes: nil)
    "a".draw(with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    NSAttributedString(string: "a").draw(at: .zero)
    UISaveVideoAtPathToSavedPhotosAlbum("/a.mov", nil, nil, nil)
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mov"))
  }
}
