import Foundation

extension CALayer {
  /// Inert: nothing is drawn.
  public func render(in ctx: CGContext) {}
  /// Inert: nothing is drawn.
  public func displayIfNeeded() {}
  /// Whether the layer waits to be drawn: never.
  public func needsDisplay() -> Bool { false }
  /// Adds a layer below another that lies in this one; below all for one that does not.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Adds a layer above another that lies in this one; above all for one that does not.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Puts a layer in the place of another that lies in this one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(clamping: index))
  }
}
