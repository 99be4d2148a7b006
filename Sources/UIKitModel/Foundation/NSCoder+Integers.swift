import Foundation

extension NSCoder {
  /// Puts a number of C's `int` under a key.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
}
