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

/// `value as? CGRect` reads a value of a rectangle, as it does with UIKit.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The value of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Reads the value; the empty rectangle if it is something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads the value; false if it is something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType).hasPrefix("{CGRect") else { return false }
    result = source.cgRectValue
    return true
  }

  /// Reads the value; the empty rectangle if it is something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
