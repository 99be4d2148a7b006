import Foundation

/// A map of space, as a matrix that row vectors are multiplied with. Of a layer's, what it does in
/// the plane counts.
public struct CATransform3D: Hashable, Sendable {
  /// The coefficient in row 1, column 1.
  public var m11: CGFloat
  /// The coefficient in row 1, column 2.
  public var m12: CGFloat
  /// The coefficient in row 1, column 3.
  public var m13: CGFloat
  /// The coefficient in row 1, column 4.
  public var m14: CGFloat
  /// The coefficient in row 2, column 1.
  public var m21: CGFloat
  /// The coefficient in row 2, column 2.
  public var m22: CGFloat
  /// The coefficient in row 2, column 3.
  public var m23: CGFloat
  /// The coefficient in row 2, column 4.
  public var m24: CGFloat
  /// The coefficient in row 3, column 1.
  public var m31: CGFloat
  /// The coefficient in row 3, column 2.
  public var m32: CGFloat
  /// The coefficient in row 3, column 3.
  public var m33: CGFloat
  /// The coefficient in row 3, column 4.
  public var m34: CGFloat
  /// The coefficient in row 4, column 1.
  public var m41: CGFloat
  /// The coefficient in row 4, column 2.
  public var m42: CGFloat
  /// The coefficient in row 4, column 3.
  public var m43: CGFloat
  /// The coefficient in row 4, column 4.
  public var m44: CGFloat

  /// The map whose coefficients are all 0.
  public init() { self.init(numbers: Array(repeating: 0, count: Self.side * Self.side)) }

  /// A map with these coefficients.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// How many rows and columns there are.
  private static let side = 4

  /// A map with 16 coefficients, row by row.
  init(numbers: [CGFloat]) {
    (m11, m12, m13, m14) = (
      numbers[0], numbers[1], numbers[2], numbers[3]
    )
    (m21, m22, m23, m24) = (
      numbers[4], numbers[5], numbers[6], numbers[7]
    )
    (m31, m32, m33, m34) = (
      numbers[8], numbers[9], numbers[10], numbers[11]
    )
    (m41, m42, m43, m44) = (
      numbers[12], numbers[13], numbers[14], numbers[15]
    )
  }

  /// The 16 coefficients, row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The map that does this one and then another.
  fileprivate func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right, side) = (numbers, other.numbers, Self.side)
    return CATransform3D(
      numbers: left.indices.map { place in
        let (row, column) = place.quotientAndRemainder(dividingBy: side)
        return (0..<side).reduce(0) { $0 + left[row * side + $1] * right[$1 * side + column] }
      })
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// A shift.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var shift = CATransform3DMakeScale(1, 1, 1)
  (shift.m41, shift.m42, shift.m43) = (tx, ty, tz)
  return shift
}

/// A scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var scaling = CATransform3D()
  (scaling.m11, scaling.m22, scaling.m33, scaling.m44) = (sx, sy, sz, 1)
  return scaling
}

/// A rotation by an angle in radians about an axis; the identity for an axis without a length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: x * x * rest + cosine, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: y * y * rest + cosine, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: z * z * rest + cosine, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A shift, and then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).followed(by: t)
}

/// A scaling, and then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).followed(by: t)
}

/// A rotation by an angle in radians about an axis, and then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).followed(by: t)
}

/// The map `a`, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.followed(by: b)
}

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The map of space that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3DMakeTranslation(m.tx, m.ty, 0)
  (map.m11, map.m12, map.m21, map.m22) = (m.a, m.b, m.c, m.d)
  return map
}

/// Whether a map does nothing outside of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let plane = CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  return t == CATransform3DMakeAffineTransform(plane)
}

/// What a map does in the plane; the identity for one that leaves it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  guard CATransform3DIsAffine(t) else { return .identity }
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
