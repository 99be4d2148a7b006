import Foundation

// Scanners that write what they have read to a place, or nowhere for nil.

extension Scanner {
  private func write<Value>(_ value: Value?, to place: UnsafeMutablePointer<Value>?) -> Bool {
    guard let value else { return false }
    place?.pointee = value
    return true
  }

  /// Reads a decimal number.
  @discardableResult public func scanDecimal(_ dcm: UnsafeMutablePointer<Decimal>?) -> Bool {
    write(scanDecimal(), to: dcm)
  }
  /// Reads a number.
  @discardableResult public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    write(scanDouble(), to: result)
  }
  /// Reads a number.
  @discardableResult public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    write(scanFloat(), to: result)
  }
  /// Reads a whole number.
  @discardableResult public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    write(scanInt(), to: result)
  }
  /// Reads a whole number of 32 bits.
  @discardableResult public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    write(scanInt32(), to: result)
  }
  /// Reads a whole number of 64 bits.
  @discardableResult public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    write(scanInt64(), to: result)
  }
  /// Reads a hexadecimal number of 32 bits.
  @discardableResult public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    write(scanInt32(representation: .hexadecimal).map { UInt32(bitPattern: $0) }, to: result)
  }
  /// Reads a hexadecimal number of 64 bits.
  @discardableResult public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    write(scanUInt64(representation: .hexadecimal), to: result)
  }
  /// Reads a text.
  @_disfavoredOverload @discardableResult public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanString(string).map { $0 as NSString? }, to: result) }
  /// Reads up to a text.
  @_disfavoredOverload @discardableResult public func scanUpTo(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanUpToString(string).map { $0 as NSString? }, to: result) }
  /// Reads some characters.
  @_disfavoredOverload @discardableResult public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanCharacters(from: set).map { $0 as NSString? }, to: result) }
  /// Reads up to some characters.
  @_disfavoredOverload @discardableResult public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { write(scanUpToCharacters(from: set).map { $0 as NSString? }, to: result) }
}
