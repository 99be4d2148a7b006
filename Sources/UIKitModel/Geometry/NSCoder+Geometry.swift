import Foundation

extension NSCoder {
  /// The numbers of a text; nil if there are not as many.
  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let numbers = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }

  private static func list(_ numbers: CGFloat...) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  /// The point of a text, as `{1, 2}`; the origin if it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size of a text, as `{3, 4}`; the empty one if it is none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The vector of a text, as `{1, 2}`; none if it is none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector()
  }
  /// The rectangle of a text, as `{{1, 2}, {3, 4}}`; the empty one if it is none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The transform of a text, as `[1, 0, 0, 1, 0, 0]`; the identity if it is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets of a text, as `{top, left, bottom, right}`; none if they are none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  /// The insets of a text, as `{top, leading, bottom, trailing}`; none if they are none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The offset of a text, as `{horizontal, vertical}`; none if it is none.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// A point as a text.
  public class func string(for point: CGPoint) -> String { "{\(list(point.x, point.y))}" }
  /// A size as a text.
  public class func string(for size: CGSize) -> String { "{\(list(size.width, size.height))}" }
  /// A vector as a text.
  public class func string(for vector: CGVector) -> String { "{\(list(vector.dx, vector.dy))}" }
  /// A rectangle as a text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as a text.
  public class func string(for transform: CGAffineTransform) -> String {
    let map = transform
    return "[\(list(map.a, map.b, map.c, map.d, map.tx, map.ty))]"
  }
  /// Insets as a text.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(list(insets.top, insets.left, insets.bottom, insets.right))}"
  }
  /// Insets as a text.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(list(insets.top, insets.leading, insets.bottom, insets.trailing))}"
  }
  /// An offset as a text.
  public class func string(for offset: UIOffset) -> String {
    "{\(list(offset.horizontal, offset.vertical))}"
  }
}
