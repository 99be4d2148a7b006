import Foundation

/// A shadow of text; held, nothing is drawn.
open class NSShadow: NSObject {
  private let tag = CoreFoundationTag()

  /// How far the shadow is from the text, in points; held.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points; held.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow; nil for the default; held.
  open var shadowColor: Any?

  /// No shadow.
  public override init() { super.init() }
}
