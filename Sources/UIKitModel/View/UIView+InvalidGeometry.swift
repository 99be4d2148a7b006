import Foundation

/// What a layer rejects: anything that is not a number. Infinite values pass.
///
/// The stack traces of JSQMessagesViewController #1362 and QMUI_iOS #122 show where it raises.
extension UIView {
  /// Whether a layer takes the position; raises if not.
  func accepts(position: CGPoint) -> Bool {
    guard position.x.isNaN || position.y.isNaN else { return true }
    process.raise(Message.invalidPosition(position))
    return false
  }

  /// Whether a layer takes the bounds; raises if not.
  func accepts(bounds: CGRect) -> Bool {
    let origin = bounds.origin
    let size = bounds.size
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
      return true
    }
    process.raise(Message.invalidBounds(bounds))
    return false
  }

  /// Takes back the geometry of a view made with a frame that a layer rejects, and raises.
  func dropInvalidGeometry() {
    guard !accepts(bounds: storedBounds) || !accepts(position: storedCenter) else { return }
    storedBounds = .zero
    storedCenter = .zero
  }
}

extension Message {
  /// JSQMessagesViewController #1362 (iOS 9), and many more.
  package static func invalidPosition(_ position: CGPoint) -> UIKitException {
    UIKitException(
      String(
        format: "CALayer position contains NaN: [%g %g]", Double(position.x), Double(position.y)),
      name: UIKitException.Name.invalidGeometry)
  }

  /// QMUI_iOS #122 (iOS 10.3). Behind it later systems describe the layer (JZCalendarWeekView
  /// #158); since when is not on record, and it is left out.
  static func invalidBounds(_ bounds: CGRect) -> UIKitException {
    let origin = bounds.origin
    let size = bounds.size
    return UIKitException(
      String(
        format: "CALayer bounds contains NaN: [%g %g; %g %g]", Double(origin.x), Double(origin.y),
        Double(size.width), Double(size.height)), name: UIKitException.Name.invalidGeometry)
  }
}
