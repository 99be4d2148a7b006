import Foundation

extension NSCoder {
  /// Puts a number of C's `int` under a key, from where `decodeInt32(forKey:)` reads it: of
  /// Foundation on Linux, `decodeCInt(forKey:)` ends the program.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
}
