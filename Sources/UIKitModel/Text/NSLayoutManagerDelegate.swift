import Foundation

/// Decides about the layout of text. Inert: a text view of the model lays out its text itself.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the room below a line, in points. Inert: nothing calls it.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Called when text is no longer where it was. Inert: nothing calls it.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension NSLayoutManagerDelegate {
  /// Default implementation: returns 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Default implementation: does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
