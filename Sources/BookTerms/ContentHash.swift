internal import Foundation

/// The hash of the text that a result was made from (FNV-1a, 64 bits).
///
/// It distinguishes an edited entry from an unedited one; it is no protection against intent.
package enum ContentHash {
  /// The hash of `bytes` as sixteen hexadecimal digits.
  package static func hash(of bytes: some Sequence<UInt8>) -> String {
    // Offset basis and prime of the 64-bit FNV-1a function (RFC 9923).
    let basis: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x0000_0100_0000_01b3
    let add = { (hash: UInt64, byte: UInt8) in (hash ^ UInt64(byte)) &* prime }
    let hash =
      bytes.withContiguousStorageIfAvailable { $0.reduce(basis, add) } ?? bytes.reduce(basis, add)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of a file's bytes; of nothing when it cannot be read.
  package static func hash(ofFile path: String) -> String {
    hash(of: FileManager.default.contents(atPath: path) ?? Data())
  }
}
