import Foundation
import LayoutEngine

/// The size of a view's content along one axis: it hugs it and resists being smaller.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  let hugging: UILayoutPriority
  let compression: UILayoutPriority

  init(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, length: CGFloat, hugging: UILayoutPriority,
    compression: UILayoutPriority
  ) {
    self.hugging = hugging
    self.compression = compression
    super.init(system: view, axis == .horizontal ? .width : .height, constant: length)
  }
}

/// One of the constraints for a frame and an autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The view whose frame it is, where that is not the first item.
  weak var maskedView: UIView?

  /// The mask as logs print it: `-` fixed, `&` flexible, margin, length, margin
  /// (Sources.md AL-2, "Autoresizing mask").
  override var descriptionPrefix: String {
    guard let view = maskedView ?? (firstItem as? UIView) else { return "" }
    func sign(_ part: UIView.AutoresizingMask) -> String {
      view.autoresizingMask.contains(part) ? "&" : "-"
    }
    var across = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + sign(.flexibleRightMargin)
    var down = sign(.flexibleTopMargin) + sign(.flexibleHeight) + sign(.flexibleBottomMargin)
    // Where nothing is flexible, the far margin gives.
    if across == "---" { across = "--&" }
    if down == "---" { down = "--&" }
    return "h=\(across) v=\(down) "
  }
}
