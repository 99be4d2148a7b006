import Foundation

extension NSValue {
  /// A value of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    var rect = rect
    self.init(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
  }

  /// The rectangle; the empty one if the value is something else.
  public var cgRectValue: CGRect {
    guard String(cString: objCType).hasPrefix("{CGRect") else { return .zero }
    var rect = CGRect.zero
    getValue(&rect)
    return rect
  }
}
