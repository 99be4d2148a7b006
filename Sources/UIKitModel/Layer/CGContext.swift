import Foundation

/// Where something is drawn. Inert: there are no pixels.
@preconcurrency @MainActor public final class CGContext: NSObject {
  /// Inert: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Inert: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Inert: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Inert: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Inert: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Inert: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Inert: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Inert: nothing is drawn.
  public func strokePath() {}
  /// Inert: nothing is drawn.
  public func fillPath() {}
  /// Inert: nothing is drawn.
  public func clip() {}
  /// Inert: nothing is drawn.
  public func saveGState() {}
  /// Inert: nothing is drawn.
  public func restoreGState() {}
  /// Inert: nothing is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Inert: nothing is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Inert: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Inert: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
}
