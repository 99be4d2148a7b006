import Foundation

extension NSValue {
  /// A value of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    var rect = rect
    self.init(bytes: &rect, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
  }

  /// The rectangle; the empty one if the value is something else.
  public var cgRectValue: CGRect {
    guard isStructure("CGRect") else { return .zero }
    var rect = CGRect.zero
    getValue(&rect)
    return rect
  }
}

extension NSValue {
  /// The doubles of a value of an array; nil for a value of something else. Linux's Foundation takes
  /// no structures but its own.
  fileprivate func doubles(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return numbers
  }

  private convenience init(_ numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// A value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The point; the origin if the value is something else.
  public var cgPointValue: CGPoint {
    isStructure("CGPoint") ? pointValue : .zero
  }

  /// A value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The size; the empty one if the value is something else.
  public var cgSizeValue: CGSize {
    isStructure("CGSize") ? sizeValue : .zero
  }

  /// A value of a map of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t.numbers.map(Double.init)) }

  /// The map of space; the identity if the value is something else.
  public var caTransform3DValue: CATransform3D {
    doubles(CATransform3DIdentity.numbers.count)
      .map { CATransform3D(numbers: $0.map { CGFloat($0) }) } ?? CATransform3DIdentity
  }

  /// A value of a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init([Double(vector.dx), Double(vector.dy)])
  }

  /// The vector; none if the value is something else.
  public var cgVectorValue: CGVector {
    guard let values = doubles(2) else { return CGVector() }
    return CGVector(dx: values[0], dy: values[1])
  }

  /// A value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }

  /// The insets; none if the value is something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let values = doubles(4) else { return .zero }
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// A value of insets by the direction of text.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
  }

  /// The insets by the direction of text; none if the value is something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    guard let values = doubles(4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  /// A value of an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init([Double(offset.horizontal), Double(offset.vertical)])
  }

  /// The offset; none if the value is something else.
  public var uiOffsetValue: UIOffset {
    guard let values = doubles(2) else { return .zero }
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  /// A value of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(values.map(Double.init))
  }

  /// The transform; the identity if the value is something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let values = doubles(6) else { return .identity }
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }
}

/// A structure of geometry that `as` makes an `NSValue` of and reads from one, as it does with UIKit.
public protocol _NSValueConvertible: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The structure that a value that is none reads as.
  static var _none: Self { get }
  /// A value of the structure.
  var _value: NSValue { get }
  /// The structure of a value; nil if the value is something else.
  static func _structure(of value: NSValue) -> Self?
}

extension _NSValueConvertible {
  /// A value of the structure.
  public func _bridgeToObjectiveC() -> NSValue { _value }

  /// Reads the value; an empty structure if it is something else.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _structure(of: source) ?? _none
  }

  /// Reads the value; false if it is something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = _structure(of: source)
    return result != nil
  }

  /// Reads the value; an empty structure if it is something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap(_structure) ?? _none
  }
}

extension NSValue {
  fileprivate func isStructure(_ name: String) -> Bool {
    String(cString: objCType).hasPrefix("{\(name)")
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(cgRect: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.isStructure("CGRect") ? value.cgRectValue : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(cgPoint: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.isStructure("CGPoint") ? value.cgPointValue : nil
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(cgSize: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.isStructure("CGSize") ? value.cgSizeValue : nil
  }
}

extension CGVector: _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { CGVector() }
  /// A value of the structure.
  public var _value: NSValue { NSValue(cgVector: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.doubles(2) != nil ? value.cgVectorValue : nil
  }
}

extension UIEdgeInsets: _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(uiEdgeInsets: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.doubles(4) != nil ? value.uiEdgeInsetsValue : nil
  }
}

extension NSDirectionalEdgeInsets: _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(directionalEdgeInsets: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.doubles(4) != nil ? value.directionalEdgeInsetsValue : nil
  }
}

extension UIOffset: _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .zero }
  /// A value of the structure.
  public var _value: NSValue { NSValue(uiOffset: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.doubles(2) != nil ? value.uiOffsetValue : nil
  }
}

extension CGAffineTransform: _NSValueConvertible {
  /// What a value of something else reads as.
  public static var _none: Self { .identity }
  /// A value of the structure.
  public var _value: NSValue { NSValue(cgAffineTransform: self) }
  /// The structure of a value; nil if the value is something else.
  public static func _structure(of value: NSValue) -> Self? {
    value.doubles(6) != nil ? value.cgAffineTransformValue : nil
  }
}
