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

  override var descriptionSuffix: String {
    let hug = UIView.number(CGFloat(hugging.rawValue))
    let resistance = UIView.number(CGFloat(compression.rawValue))
    return " Hug:\(hug) CompressionResistance:\(resistance)"
  }
}

/// One of the constraints that a frame and an autoresizing mask stand for.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  /// The mask as logs print it: `-` fixed, `&` flexible, margin, length, margin
  /// (auto-layout.md A2, "Autoresizing mask").
  override var descriptionPrefix: String {
    guard let view = firstItem as? UIView else { return "" }
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
