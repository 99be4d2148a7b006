import Foundation

// MARK: - Descriptions

extension UIView {
  /// The class's name as UIKit prints it.
  package static func nameOfClass(of object: AnyObject) -> String {
    (object as? UIView).map { type(of: $0).nameInLogs } ?? String(describing: type(of: object))
  }

  /// The view's address, the same in every run: it is assigned in the order of first use.
  package var address: String { process.console.address(of: self) }

  /// A number as `%g` prints it.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  /// Numbers in braces, with all their digits, as `NSCoder` writes a point.
  static func list(_ values: [CGFloat]) -> String {
    "{\(values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
  }

  /// The class, the address and the frame, as logs print them.
  var plainDescription: String {
    let frame = frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.number($0) }
    return
      "<\(Self.nameOfClass(of: self)): \(address); "
      + "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}

extension Console {
  /// A replacement for the object's address that does not change from run to run.
  package func address(of object: AnyObject) -> String {
    let known = addresses[ObjectIdentifier(object)]
    if let known, known.object === object { return known.text }
    nextAddress += 0x100
    let text = "0x" + String(nextAddress, radix: 16)
    addresses[ObjectIdentifier(object)] = Address(object: object, text: text)
    return text
  }
}
